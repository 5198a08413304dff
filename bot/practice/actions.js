// The page takes one press at a time and drops the others. Here a press made meanwhile is kept, and done as
// soon as the page is ready. It says which state of the page it was made in: the table knows what it was for.
import { createActions as create } from "./actions-as-they-are.js";

const PRESSED = new Set(["click", "select"]);
const KEPT = new Set([...PRESSED, "modal_submit", "run_command", "send_message"]);
const WRITTEN = new Set(["run_command", "send_message"]);

const UNUSUAL = /not completed|uncertain|awaiting|unavailable/; // what is worth saying of the page itself

const NEAR = 40; // so many pixels from its end, the newest is in sight

/**
 * Whoever writes sees what is answered, as on Discord, wherever they had scrolled to; whoever presses where the
 * newest is in sight keeps it in sight, however it grows. Both until they scroll.
 */
function createFollowing() {
  const timeline = document.getElementById("channel-timeline");
  let following = false;
  function isAtNewest() { return timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < NEAR; }
  function toNewest() { if (following) timeline.scrollTop = timeline.scrollHeight; }
  new ResizeObserver(toNewest).observe(document.getElementById("channel-message-list"));
  for (const moved of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    timeline.addEventListener(moved, () => { following = false; }, { passive: true });
  }
  return {
    follow() { following = true; toNewest(); },
    stay() { following ||= isAtNewest(); },
  };
}

export function createActions(options) {
  const kept = [];
  let shown = 0;
  let written = false;
  const { follow, stay } = createFollowing();
  const actions = create({ ...options, idle: () => { options.idle(); answered(); next(); } });
  function answered() {
    if (!written || kept.length) return;
    follow();
    written = false;
  }
  function next() {
    while (kept.length && !actions.admissionBlocked()) actions.dispatch(...kept.shift());
  }
  return {
    ...actions,
    setContext(context) {
      shown = context.observedRevision || context.publishedRevision;
      actions.setContext(context);
    },
    dispatch(kind, extra = {}, metadata = null) {
      written ||= WRITTEN.has(kind);
      if (KEPT.has(kind)) stay();
      const meant = PRESSED.has(kind) ? { ...extra, pressed_revision: shown } : extra;
      if (!KEPT.has(kind) || !actions.admissionBlocked()) actions.dispatch(kind, meant, metadata);
      else kept.push([kind, meant, metadata]);
    },
    tick() { actions.tick(); next(); },
    message(state) {
      const said = actions.message(state);
      return said.endsWith("…") ? "One moment …" : UNUSUAL.test(said) ? said : "";
    },
  };
}

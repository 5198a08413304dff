// The page takes one press at a time and drops the others. Here a press made meanwhile is kept, and done as
// soon as the page is ready: if its button is still there and still says the same.
import { createActions as create } from "./actions-as-they-are.js";

const KEPT = new Set(["click", "select", "modal_submit", "run_command", "send_message"]);

const UNUSUAL = /not completed|uncertain|awaiting|unavailable/; // what is worth saying of the page itself

/** @param {string | undefined} key */
function saysNow(key) {
  if (!key) return "";
  return document.querySelector(`[data-control-key="${CSS.escape(key)}"]`)?.textContent ?? null;
}

export function createActions(options) {
  const kept = [];
  const actions = create({ ...options, idle: () => { options.idle(); next(); } });
  function next() {
    while (kept.length && !actions.admissionBlocked()) {
      const { kind, extra, metadata, said } = kept.shift();
      if (said === saysNow(extra.control_key)) actions.dispatch(kind, extra, metadata);
    }
  }
  return {
    ...actions,
    dispatch(kind, extra = {}, metadata = null) {
      if (!KEPT.has(kind) || !actions.admissionBlocked()) actions.dispatch(kind, extra, metadata);
      else kept.push({ kind, extra, metadata, said: saysNow(extra.control_key) });
    },
    tick() { actions.tick(); next(); },
    message(state) {
      const said = actions.message(state);
      return said.endsWith("…") ? "One moment …" : UNUSUAL.test(said) ? said : "";
    },
  };
}

"""The files to run Amphora with, against the program: settings, commands, figures, files."""

import configparser
import json
import re
import shlex
from pathlib import Path

import pytest
import yaml

from bot.cli import parser
from bot.settings import Settings
from bot.watching import metrics

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
COMPOSE = {name: yaml.safe_load((ROOT / name).read_text()) for name in ("compose.yaml", "compose.scale.yaml")}
GIVEN = {
    "DISCORD_TOKEN": "token",
    "AMPHORA_KEY": "a key that is as long as it must be",
    "POSTGRES_PASSWORD": "password",
    "GRAFANA_PASSWORD": "password",
}
IMAGES = ("amphora", "amphora-scale")


def filled(text):
    """A value as Docker fills it in: `${NAME:?why}` must be given, `${NAME:-}` need not."""

    def given(found):
        name, must = found[1], found[2] == ":?"
        return GIVEN[name] if must else GIVEN.get(name, "")

    return re.sub(r"\$\{([A-Z_]+)(:\?|:-)([^}]*)\}", given, str(text))


def ours():
    """Every service that runs the program."""
    for file, made in COMPOSE.items():
        for name, service in made["services"].items():
            if service["image"] in IMAGES:
                yield pytest.param(service, id=f"{file} {name}")


def image_settings():
    """What the image itself sets."""
    lines = re.findall(r"^ENV (.+)$", DOCKERFILE, re.MULTILINE)
    return dict(pair.split("=", 1) for line in lines for pair in line.split() if pair.startswith("AMPHORA_"))


def known_settings():
    return {
        "DISCORD_TOKEN" if name == "discord_token" else f"AMPHORA_{name.upper()}"
        for name in Settings.model_fields
    }


def settings_of(service, monkeypatch):
    for name in known_settings():
        monkeypatch.delenv(name, raising=False)
    for name, value in {**image_settings(), **service["environment"]}.items():
        monkeypatch.setenv(name, filled(value))
    return Settings(_env_file=None)


@pytest.mark.parametrize("service", [*ours()])
def test_every_service_has_settings_that_the_program_reads(service, monkeypatch):
    assert set(service["environment"]) <= known_settings()
    made = settings_of(service, monkeypatch)
    assert made.watch_port is not None  # the health check asks there
    assert all(len(key) >= 32 for key in made.keys)


@pytest.mark.parametrize("service", [*ours()])
def test_every_service_runs_a_command_and_is_kept_small(service):
    parser().parse_args(service.get("command", ["run"]))
    assert service["read_only"]
    assert service["cap_drop"] == ["ALL"]
    assert f" AS {service['build']['target']}\n" in DOCKERFILE


def test_the_bots_share_all_shards_on_one_database(monkeypatch):
    services = COMPOSE["compose.scale.yaml"]["services"]
    bots = [settings_of(services[name], monkeypatch) for name in ("bot-a", "bot-b")]
    served = sorted(shard for bot in bots for shard in bot.shards.shards)
    assert served == list(range(bots[0].shards.count)) == list(range(bots[1].shards.count))
    painter = settings_of(services["painter"], monkeypatch)
    assert {bot.database for bot in (*bots, painter)} == {"postgresql://amphora:password@postgres/amphora"}
    assert len({bot.keys for bot in (*bots, painter)}) == 1
    assert painter.discord_token is None
    assert services["painter"]["command"] == ["work"]


@pytest.mark.parametrize("file", [*COMPOSE])
def test_every_file_and_volume_is_there(file):
    made = COMPOSE[file]
    for service in made["services"].values():
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (ROOT / source).exists() if source.startswith(".") else source in made["volumes"], volume
        assert set(service.get("depends_on", ())) <= set(made["services"])


def test_the_image_is_not_run_by_root_and_says_how_it_is():
    stages = re.split(r"^FROM ", DOCKERFILE, flags=re.MULTILINE)
    for stage in stages:
        if stage.partition("\n")[0].endswith((" AS bot", " AS scale")):
            assert stage.rstrip().endswith("USER amphora")
    assert image_settings().keys() <= known_settings()
    asked = re.search(r'HEALTHCHECK .*CMD \["python", "-m", "([a-z.]+)"\]', DOCKERFILE)[1]
    assert (ROOT / f"{asked.replace('.', '/')}.py").exists()
    for copied in re.findall(r"^COPY (?!--)(.+) \S+$", DOCKERFILE, re.MULTILINE):
        assert all((ROOT / path).exists() for path in copied.split()), copied


def test_prometheus_asks_every_process():
    services = COMPOSE["compose.scale.yaml"]["services"]
    (job,) = yaml.safe_load((ROOT / "deploy/prometheus.yml").read_text())["scrape_configs"]
    asked = {target for group in job["static_configs"] for target in group["targets"]}
    watched = {
        f"{name}:{service['environment']['AMPHORA_WATCH_PORT']}"
        for name, service in services.items()
        if service["image"] in IMAGES
    }
    assert asked == watched
    assert all(
        services[target.split(":")[0]]["environment"]["AMPHORA_WATCH_HOST"] == "0.0.0.0" for target in asked
    )


def figures():
    """Every figure as Prometheus names it."""
    for family in metrics.REGISTRY.collect():
        suffixes = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}.get(
            family.type, ("",)
        )
        yield from (f"{family.name}{suffix}" for suffix in suffixes)


def alerts():
    (group,) = yaml.safe_load((ROOT / "deploy/alerts.yml").read_text())["groups"]
    return group["rules"]


def panels():
    return json.loads((ROOT / "deploy/grafana/dashboards/amphora.json").read_text())["panels"]


def asked_by(expressions):
    return {name for text in expressions for name in re.findall(r"\b(?:amphora|process)_[a-z_]+", text)}


def test_alerts_and_panels_ask_for_figures_that_there_are():
    assert asked_by(rule["expr"] for rule in alerts()) <= set(figures())
    assert asked_by(target["expr"] for panel in panels() for target in panel["targets"]) <= set(figures())


def test_every_figure_is_on_the_dashboard():
    shown = asked_by(target["expr"] for panel in panels() for target in panel["targets"])
    families = [family for family in metrics.REGISTRY.collect() if family.name.startswith("amphora_")]
    assert [f.name for f in families if not any(name.startswith(f.name) for name in shown)] == []


def test_every_alert_is_told_what_to_do_about():
    told = (ROOT / "docs/hosting.md").read_text()
    assert [rule["alert"] for rule in alerts() if f"`{rule['alert']}`" not in told] == []


@pytest.mark.parametrize("unit", sorted(path.name for path in (ROOT / "deploy").glob("*.service")))
def test_units_run_commands_that_there_are(unit):
    read = configparser.RawConfigParser(strict=False)
    read.optionxform = str
    read.read(ROOT / "deploy" / unit)
    program, *words = shlex.split(read["Service"]["ExecStart"])
    assert program.endswith("/bin/amphora")
    parser().parse_args(words)
    name, _ = read["Service"]["Environment"].split("=", 1)
    assert name in known_settings()


def test_hosting_speaks_of_commands_and_settings_that_there_are():
    told = (ROOT / "docs/hosting.md").read_text()
    assert set(re.findall(r"\b(?:AMPHORA_[A-Z_]+|DISCORD_TOKEN)\b", told)) <= known_settings()
    for line in re.findall(r"\bamphora ((?:backup|restore|work|run)\b[^\n`#]*)", told):
        parser().parse_args(shlex.split(line))
    for path in re.findall(r"\]\(([^)#]+)\)", told):
        assert (ROOT / "docs" / path).resolve().exists(), path

"""Installing says how far it is; what pip says is shown only if it fails."""

import tools.installing as installing

LINES = (
    "Looking in indexes: somewhere\n",
    "Collecting aiohttp==3.1 (from -r requirements/runtime.txt (line 3))\n",
    "  Downloading aiohttp-3.1.whl\n",
    "Processing ./wheels/pillow-11.0-cp311.whl\n",
    "Collecting one-too-many\n",
    "Installing collected packages: aiohttp, pillow\n",
)


def test_each_package_is_counted_and_named():
    assert list(installing.steps(LINES, 2)) == [
        "1 of 2: aiohttp",
        "2 of 2: pillow-11.0-cp311.whl",
        "2 of 2: one-too-many",
        "unpacking",
    ]


def test_what_pip_says_is_shown_when_it_fails(tmp_path, capsys, monkeypatch):
    file = tmp_path / "wanted.txt"
    file.write_text("nothing-like-this==1.0 --hash=sha256:00\n", encoding="utf-8")
    monkeypatch.setattr(
        installing, "PIP", [installing.sys.executable, "-c", "print('no such package'); exit(1)"]
    )
    assert installing.main(file) == 1
    assert "no such package" in capsys.readouterr().err

#!/usr/bin/env python3
"""Opens pages of the built site in a headless Chromium: the filters of the index work, and no page asks the network.

    browser.py SITE                            check
    browser.py SITE --screenshots FOLDER       take pictures at two widths, light and dark
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from html.parser import HTMLParser
from pathlib import Path

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
         "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
PAGES = ["index.html", "rules/index.html", "rules/touch-target/minimum-size.html", "rules/guidelines.html"]
FILTERS = {"level": "warning", "platform": "android"}


def browser() -> str | None:
    """The Chromium that Scripts/test/browser installs."""
    return next((found for name in [os.environ.get("FIORILINT_BROWSER", ""), *NAMES] if name and (found := shutil.which(name))), None)


def run(program: str, address: str, *options: str) -> str:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        return subprocess.run(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
             "--hide-scrollbars", f"--user-data-dir={profile}", "--virtual-time-budget=4000", "--host-resolver-rules=MAP * ~NOTFOUND",
             *options, address],
            capture_output=True, text=True, timeout=120).stdout


class Rules(HTMLParser):
    """The rules of an index, with their data and whether they are shown."""

    def __init__(self, text: str):
        super().__init__()
        self.rules: list[tuple[dict[str, str], bool]] = []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag == "li" and "data-level" in values:
            self.rules.append((values, "hidden" not in values))


def requests(log: str) -> set[str]:
    """What pages asked the network for; the browser's own requests have no origin."""
    found = set()
    for match in re.finditer(r'\{"initiator":"([^"]*)"[^\n]*?"url":"([^"]*)"', log):
        if match[1] != "not an origin" and re.match(r"(?:https?|wss?):", match[2]):
            found.add(match[2])
    return found


def problems(program: str, site: Path) -> list[str]:
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for page in PAGES:
            log = Path(folder) / "log.json"
            query = "?" + "&".join(f"{key}={value}" for key, value in FILTERS.items()) if page == "rules/index.html" else ""
            shown = run(program, f"{(site / page).resolve().as_uri()}{query}", f"--log-net-log={log}", "--dump-dom")
            if not log.exists() or "</html>" not in shown:
                return [f"{page}: the browser shows nothing"]
            found += [f"{page}: asks for {each}" for each in sorted(requests(log.read_text(encoding="utf-8", errors="replace")))]
            if query:
                rules = Rules(shown).rules
                wanted = [all(value in data[f"data-{key}"].split() for key, value in FILTERS.items()) for data, _ in rules]
                if not rules or not any(wanted) or all(wanted) or [is_shown for _, is_shown in rules] != wanted:
                    found.append(f"{page}{query}: {sum(is_shown for _, is_shown in rules)} rules are shown, not {sum(wanted)}")
                if f"{sum(wanted)} of {len(rules)} rules" not in shown:
                    found.append(f"{page}{query}: the number of rules is missing")
    return found


def pictures(program: str, site: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for page in PAGES:
        for width, height in [(1280, 1600), (400, 1600)]:
            for scheme, option in [("light", []), ("dark", ["--blink-settings=preferredColorScheme=0"])]:
                name = f"site-{page.removesuffix('.html').replace('/', '-')}-{width}-{scheme}.png"
                run(program, (site / page).resolve().as_uri(), f"--window-size={width},{height}", f"--screenshot={folder / name}", *option)
                print(f"    {folder / name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("site", type=Path)
    parser.add_argument("--screenshots", type=Path)
    options = parser.parse_args()
    program = browser()
    if program is None:
        print("    Without Chromium, the site was not opened in a browser.")
    elif options.screenshots:
        pictures(program, options.site, options.screenshots)
    else:
        found = problems(program, options.site)
        sys.exit("docs: " + "\ndocs: ".join(found) if found else None)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Measures how long the HTML report of very many screens takes to open in a headless Chromium, to filter and to scroll.

2,000 screens with 10,000 findings, copies of five of Fixtures/screens, are linted; the page is opened from its file, one browser for all runs.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Twenty-five findings on five screens.
SCREENS = ["favourites.json", "downloads.xml", "invalid-value.xml", "orders-list.json", "search-results.json"]


class Browser:
    """A headless Chromium, driven through the DevTools protocol over two pipes."""

    def __init__(self, executable, profile):
        read_commands, self.commands = os.pipe()
        self.answers, write_answers = os.pipe()

        def give_pipes():
            # The protocol reads descriptor 3 and writes 4; moved up first, neither is overwritten before it is copied.
            os.dup2(read_commands, 63)
            os.dup2(write_answers, 64)
            os.dup2(63, 3)
            os.dup2(64, 4)

        options = ["--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--remote-debugging-pipe"]
        if os.getuid() == 0:
            options.append("--no-sandbox")
        self.process = subprocess.Popen(
            [executable, *options, f"--user-data-dir={profile}"], preexec_fn=give_pipes, close_fds=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.received, self.last, self.session, self.events = b"", 0, None, []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")

    def receive(self):
        while b"\0" not in self.received:
            self.received += os.read(self.answers, 1 << 20)
        message, self.received = self.received.split(b"\0", 1)
        message = json.loads(message)
        if "method" in message:
            self.events.append(message["method"])
        return message

    def call(self, method, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']}")
                return answer["result"]

    def visit(self, address):
        self.events.clear()
        self.call("Page.navigate", url=address)
        while "Page.loadEventFired" not in self.events:
            self.receive()

    def evaluate(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        return answer["result"].get("value")

    def quit(self):
        self.process.terminate()
        self.process.wait()


# From the start of the navigation to the second frame behind the load event: what is seen is there by then.
OPENED = "new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => r(performance.now()))))"
FILTERED = """(() => { const field = document.getElementById('filters').elements['severity']; const start = performance.now();
field.value = field.value === '' ? 'info' : ''; field.dispatchEvent(new Event('change', {bubbles: true}));
document.body.offsetHeight; return performance.now() - start; })()"""
SCROLLED = """new Promise(resolve => { const frames = []; let last = performance.now();
document.getElementById('details').scrollIntoView();
const step = now => { frames.push(now - last); last = now; scrollBy(0, 120);
  if (frames.length < 240) { requestAnimationFrame(step); } else { resolve(frames.sort((a, b) => a - b)); } };
requestAnimationFrame(step); })"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binary", default=ROOT / ".build/release/fiorilint", type=Path)
    parser.add_argument("--browser", default=os.environ.get("FIORILINT_BROWSER") or shutil.which("chromium"))
    parser.add_argument("--screens", default=2_000, type=int)
    parser.add_argument("--runs", default=7, type=int)
    arguments = parser.parse_args()
    if not arguments.browser:
        raise SystemExit("no browser: install chromium, or give --browser")
    with tempfile.TemporaryDirectory() as folder:
        for number in range(arguments.screens):
            name = SCREENS[number % len(SCREENS)]
            area = Path(folder) / "screens" / f"area-{number // 200:02}"
            area.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / "Fixtures/screens" / name, area / f"{number:05}-{name}")
        page = Path(folder) / "report.html"
        subprocess.run(
            [arguments.binary.resolve(), "check", "screens", "--quiet", "--fail-on", "never", "--format", f"html={page}"],
            cwd=folder, check=True)
        browser = Browser(arguments.browser, Path(folder) / "profile")
        try:
            browser.call(
                "Emulation.setDeviceMetricsOverride", width=1280, height=900, deviceScaleFactor=1, mobile=False)
            opened = []
            for _ in range(arguments.runs):
                browser.visit(page.as_uri())
                opened.append(browser.evaluate(OPENED))
            filtered = [browser.evaluate(FILTERED) for _ in range(2 * arguments.runs)]
            frames = browser.evaluate(SCROLLED)
            print(browser.evaluate("document.getElementById('shown').textContent"))
            elements = browser.evaluate("document.querySelectorAll('*').length")
            print(f"page        {page.stat().st_size / 1e6:.1f} MB, {elements} elements")
            print(f"opened      {statistics.median(opened):.0f} ms ({min(opened):.0f} to {max(opened):.0f})")
            print(f"filtered    {statistics.median(filtered):.0f} ms ({min(filtered):.0f} to {max(filtered):.0f})")
            print(f"a frame     {frames[120]:.1f} ms, of 20 the worst {frames[228]:.1f}, of all {frames[-1]:.1f}")
        finally:
            browser.quit()


if __name__ == "__main__":
    main()

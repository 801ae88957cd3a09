#!/usr/bin/env python3
"""How long a language server takes from a change of a document to its diagnostics.

    Benchmarks/server.py [--runs N] [--server 'fiorilint server'] [FILE …]

Each file is opened, and changed at its middle N times: a character comes, and goes again. What counts is the time from the change to the
diagnostics of its version, as the client sees it. Without files a screen of 25 kB is made in each of three formats, the MDK page in an
application with fragments and actions.
"""
import argparse, json, os, pathlib, shlex, statistics, subprocess, sys, tempfile, time


class Client:
    """A client that waits for what it asked for."""

    def __init__(self, command, folder):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder)
        self.last = 0

    def send(self, method, params, is_request=False):
        message = {"jsonrpc": "2.0", "method": method, "params": params}
        if is_request:
            self.last += 1
            message["id"] = self.last
        content = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(content) + content)
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while (line := self.process.stdout.readline().strip()):
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        if not length:
            sys.exit("the server has gone")
        return json.loads(self.process.stdout.read(length))

    def request(self, method, params):
        self.send(method, params, is_request=True)
        while (message := self.receive()).get("id") != self.last or "method" in message:
            pass
        return message.get("result")

    def diagnostics(self, uri, version):
        while True:
            message = self.receive()
            if message.get("method") == "textDocument/publishDiagnostics":
                params = message["params"]
                if params["uri"] == uri and params.get("version", version) == version:
                    return params["diagnostics"]

    def resident(self):
        """The server's memory, in MB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status")
        for line in status.read_text().splitlines() if status.exists() else []:
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return float("nan")


def start(command, folder):
    client = Client(command, folder)
    uri = pathlib.Path(folder).as_uri()
    client.request("initialize", {
        "processId": os.getpid(), "rootUri": uri, "workspaceFolders": [{"uri": uri, "name": "screens"}],
        "capabilities": {"textDocument": {"publishDiagnostics": {"relatedInformation": True}}}})
    client.send("initialized", {})
    return client


def stop(client):
    client.request("shutdown", None)
    client.send("exit", None)
    return client.process.wait(10)


def opened(client, path):
    uri = pathlib.Path(path).as_uri()
    client.send("textDocument/didOpen", {"textDocument": {
        "uri": uri, "languageId": pathlib.Path(path).suffix[1:], "version": 1, "text": pathlib.Path(path).read_text()}})
    return uri, client.diagnostics(uri, 1)


def place_of_change(text, path):
    """A place inside a text of the screen, at about its middle."""
    word = '"text"' if path.endswith("json") else "Title" if path.endswith("page") else 'text="'
    index = text.find(word, len(text) // 2)
    index = text.find('"', index + len(word)) + 1 if index >= 0 and not word.endswith('="') else index + len(word)
    line = text.count("\n", 0, index)
    return {"line": line, "character": index - (text.rfind("\n", 0, index) + 1)}


def measure(client, path, runs):
    uri, found = opened(client, path)
    start = place_of_change(pathlib.Path(path).read_text(), path)
    end = {"line": start["line"], "character": start["character"] + 1}
    times = []
    for version in range(2, runs + 2):
        isIn = version % 2 == 0
        change = {"range": {"start": start, "end": start if isIn else end}, "text": "x" if isIn else ""}
        began = time.perf_counter()
        client.send("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": version}, "contentChanges": [change]})
        client.diagnostics(uri, version)
        times.append((time.perf_counter() - began) * 1000)
    client.send("textDocument/didClose", {"textDocument": {"uri": uri}})
    client.diagnostics(uri, None)
    return times, len(found)


def screens(folder, size=25_000):
    """Screens of about a size, one in each format."""
    folder = pathlib.Path(folder)
    cells = lambda count: [{
        "type": "objectCell", "id": f"c{i}", "frame": [0, 80 * i, 390, 80], "title": {"text": f"Order {i}"},
        "subtitle": {"text": "ACME"}} for i in range(count)]
    native = lambda count: json.dumps(
        {"type": "screen", "platform": "ios", "content": [
            {"type": "button", "id": "new", "frame": [0, 0, 30, 30]},
            {"type": "tableView", "id": "t", "frame": [0, 44, 390, 800], "cells": cells(count)}]}, indent=2)
    count = 1
    while len(native(count)) < size:
        count += 1
    (folder / "native.json").write_text(native(count))
    xml = lambda count: '<screen platform="ios">\n  <tableView id="t">\n' + "".join(
        f'    <objectCell id="c{i}" frame="0 {80 * i} 390 80">\n      <title text="Order {i}"/>\n      <subtitle text="ACME"/>\n'
        "    </objectCell>\n" for i in range(count)) + "  </tableView>\n</screen>\n"
    count = 1
    while len(xml(count)) < size:
        count += 1
    (folder / "native.xml").write_text(xml(count))
    for name in ["Pages", "Actions", "Fragments"]:
        (folder / "app" / name).mkdir(parents=True, exist_ok=True)
    (folder / "app/Application.app").write_text('{"_Name": "Shop"}')
    for i in range(20):
        (folder / f"app/Actions/Go{i}.action").write_text(json.dumps({
            "_Type": "Action.Type.Navigation", "PageToOpen": "/Shop/Pages/Detail.page", "ModalPage": i % 2 == 1}))
        (folder / f"app/Fragments/F{i}.fragment").write_text(json.dumps({
            "_Type": "Section.Type.ObjectTable", "_Name": f"F{i}", "ObjectCell": {"Title": "A", "Subhead": "B"}}))
    (folder / "app/Pages/Detail.page").write_text('{"_Type": "Page", "_Name": "Detail", "Controls": []}')
    sections = lambda count: json.dumps({"_Type": "Page", "_Name": "P", "Caption": "P", "Controls": [{
        "_Type": "Control.Type.SectionedTable", "_Name": "S", "Sections": [s for i in range(count) for s in [
            {"_Type": "Section.Type.ObjectTable", "_Name": f"S{i}", "Header": {"Caption": f"Title {i}"},
             "ObjectCell": {"Title": f"Order {i}", "Subhead": "ACME", "OnPress": f"/Shop/Actions/Go{i % 20}.action",
                            "AccessoryType": "disclosureIndicator"}},
            {"_Type": "Section.Type.ObjectTable", "Fragment": f"/Shop/Fragments/F{i % 20}.fragment"}]]}]}, indent=1)
    count = 1
    while len(sections(count)) < size:
        count += 1
    (folder / "app/Pages/Main.page").write_text(sections(count))
    return [str(folder / name) for name in ["native.json", "native.xml", "app/Pages/Main.page"]]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*")
    parser.add_argument("--server", default=".build/release/fiorilint server")
    parser.add_argument("--runs", type=int, default=400)
    options = parser.parse_args()
    command = shlex.split(options.server)
    if os.path.exists(command[0]):
        command[0] = os.path.abspath(command[0])
    with tempfile.TemporaryDirectory() as folder:
        files = [os.path.abspath(path) for path in options.files] or screens(folder)
        client = start(command, folder)
        print(f"{'document':40} {'kB':>5} {'found':>5} {'median':>8} {'p95':>8} {'max':>8}  (ms)")
        for path in files:
            times, found = measure(client, path, options.runs)
            times = sorted(times[20:])
            p95 = times[int(len(times) * 0.95)]
            print(f"{os.path.basename(path):40} {os.path.getsize(path) / 1000:5.1f} {found:5} "
                  f"{statistics.median(times):8.2f} {p95:8.2f} {times[-1]:8.2f}")
        copies = []
        for i in range(50):
            copy = os.path.join(folder, f"copy{i}{pathlib.Path(files[i % len(files)]).suffix}")
            pathlib.Path(copy).write_bytes(pathlib.Path(files[i % len(files)]).read_bytes())
            opened(client, copy)
        print(f"{client.resident():.1f} MB resident with 50 open documents")
        sys.exit(stop(client))


main()

#!/usr/bin/env python3
"""How long a language server takes from a change of a document to its diagnostics.

    Benchmarks/server.py [--runs N] [--server 'fiorilint server'] [--beside 'ruff server'] [FILE …]

Each file is opened, and changed at its middle N times: a character comes, and goes again. What counts is the time from the change to the
diagnostics of its version, as the client sees it, and the cpu time of the server for it. Without files a screen of 25 kB is made in each
of three formats, the MDK page in an application with fragments and actions. The server beside it gets a Python module of 25 kB; changes
go to one server and then to the other, so that both meet the same load of the machine. Then 50 documents are open at once, and all of a
folder of 2,000 screens is asked for.
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
        """The server's memory, in MB of 1,000,000 bytes."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status")
        for line in status.read_text().splitlines() if status.exists() else []:
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024 / 1e6
        return float("nan")

    def cpu(self):
        """The server's cpu time so far, user and system, in ms: the kernel counts it by ticks."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


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
    """A place inside a text of the screen, or inside a comment of the module, at about its middle."""
    word = {".json": '"text"', ".page": "Title", ".py": "# "}.get(pathlib.Path(path).suffix, 'text="')
    index = text.find(word, len(text) // 2)
    if word in ('"text"', "Title"):
        index = text.find('"', index + len(word)) + 1
    else:
        index += len(word)
    line = text.count("\n", 0, index)
    return {"line": line, "character": index - (text.rfind("\n", 0, index) + 1)}


class Document:
    """A document that is open in a server, which is changed again and again."""

    def __init__(self, client, path):
        self.client, self.path, self.times, self.version = client, path, [], 1
        self.uri, found = opened(client, path)
        self.found = len(found)
        self.start = place_of_change(pathlib.Path(path).read_text(), path)
        self.cpu = client.cpu()

    def change(self):
        """A character comes, or goes again."""
        self.version += 1
        end = {"line": self.start["line"], "character": self.start["character"] + 1}
        isIn = self.version % 2 == 0
        change = {"range": {"start": self.start, "end": self.start if isIn else end}, "text": "x" if isIn else ""}
        began = time.perf_counter()
        self.client.send("textDocument/didChange", {
            "textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": [change]})
        self.client.diagnostics(self.uri, self.version)
        self.times.append((time.perf_counter() - began) * 1000)

    def row(self, server):
        cpu = (self.client.cpu() - self.cpu) / len(self.times)
        times = sorted(self.times[20:])
        return (f"{server:12} {os.path.basename(self.path):14} {os.path.getsize(self.path) / 1000:5.1f} {self.found:5} "
                f"{times[0]:8.2f} {statistics.median(times):8.2f} {times[int(len(times) * 0.95)]:8.2f} {times[-1]:8.2f} {cpu:8.2f}")


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


def module(folder, size=25_000):
    """A Python module of about a size, with a finding in each function, in a folder of its own."""
    function = lambda i: f"""def order_{i}(customer, items):
    # The total of an order, with what it costs to send it.
    total = sum(item.price * item.count for item in items)
    label = items[0].name
    return total + customer.shipping(total, {i})


"""
    path = pathlib.Path(folder) / "module.py"
    path.parent.mkdir()
    path.write_text("import os\n\n\n" + "".join(function(i) for i in range(size // len(function(10)))))
    return str(path)


SCREENS = 2000


def tree(folder):
    """A folder of screens as JSON, as the other benchmarks lint them."""
    import screens as makers
    folder.mkdir()
    for index in range(SCREENS):
        (folder / f"{index}.json").write_text(json.dumps(makers.screen(index)[0], indent=2, ensure_ascii=False))


def diagnosed(command, folder):
    """How long all files of a folder take to be diagnosed from the moment that an editor asks, in ms; the server has just started."""
    client = start(command, folder)
    began = time.perf_counter()
    answer = client.request("workspace/diagnostic", {"previousResultIds": []})
    took = (time.perf_counter() - began) * 1000
    stop(client)
    if not answer["items"]:
        sys.exit("nothing was found in any screen")
    return took


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*")
    parser.add_argument("--server", default=".build/release/fiorilint server")
    parser.add_argument("--beside", help="another server, for Python, that is measured in turn")
    parser.add_argument("--runs", type=int, default=400)
    options = parser.parse_args()
    def words(command):
        command = shlex.split(command)
        return [os.path.abspath(command[0]) if os.path.exists(command[0]) else command[0]] + command[1:]
    command = words(options.server)
    with tempfile.TemporaryDirectory() as folder:
        files = [os.path.abspath(path) for path in options.files] or screens(folder)
        client = start(command, folder)
        other = None
        if options.beside:
            path = module(os.path.join(folder, "python"))
            other = Document(start(words(options.beside), os.path.dirname(path)), path)
        print(f"{'server':12} {'document':14} {'kB':>5} {'found':>5} {'min':>8} {'median':>8} {'p95':>8} {'max':>8} {'cpu':>8}  (ms)")
        for path in files:
            document = Document(client, path)
            for _ in range(options.runs):
                document.change()
                if other:
                    other.change()
            print(document.row(os.path.basename(command[0])))
            client.send("textDocument/didClose", {"textDocument": {"uri": document.uri}})
            client.diagnostics(document.uri, None)
        if other:
            print(other.row(os.path.basename(words(options.beside)[0])))
            stop(other.client)
        for i in range(50):
            copy = os.path.join(folder, f"copy{i}{pathlib.Path(files[i % len(files)]).suffix}")
            pathlib.Path(copy).write_bytes(pathlib.Path(files[i % len(files)]).read_bytes())
            opened(client, copy)
        print(f"{client.resident():.1f} MB resident with 50 open documents")
        stop(client)
        all_files = pathlib.Path(folder) / "all"
        tree(all_files)
        times = [diagnosed(command, all_files) for _ in range(9)]
        print(f"{min(times):.0f} ms at best, {statistics.median(times):.0f} ms in the middle of {len(times)} runs, "
              f"until {SCREENS} screens are diagnosed")


main()

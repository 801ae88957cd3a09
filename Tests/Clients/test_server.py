"""`fiorilint server`, used by a client that holds each message against the protocol, with what editors say they can.

Run by ServerClientTests: FIORILINT_EXECUTABLE names the program."""

import asyncio
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

ERROR = """\
{"type": "screen", "platform": "ios", "content": [
  {"type": "button", "id": "b", "frame": [0, 0, 30, 30]},
  {"type": "objectCell", "id": "p", "represents": "person", "detailImage": {"shape": "square", "width": 45.5}}]}
"""
PAGE = '{"_Type": "Page", "_Name": "Main", "Controls": [], "OnLoaded": "/App/Actions/Open.action"}'
RULE = """\
---
level: warning
on: button
check: size
with: {maxWidth: 40}
advice: make it narrower
---

# Buttons are narrow
"""
FILES = {
    ".fiorilint.yml": "preset: all\n",
    "a.json": ERROR,
    "b.json": ERROR,
    ".fiorilint/rules/acme/short.md": RULE,
    "App/Application.app": '{"_Name": "App", "MainPage": "/App/Pages/Main.page"}',
    "App/Actions/Open.action": '{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/Main.page"}',
    "App/Pages/Main.page": PAGE,
}
EDITORS = ["neovim_v0.7.0", "neovim_v0.11.0", "emacs_v29.1", "visual_studio_code_v1.65.2"]


@pytest.fixture
def folder(tmp_path: pathlib.Path) -> pathlib.Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=[os.environ["FIORILINT_EXECUTABLE"], "server"]), params=EDITORS
)
async def client(request, folder: pathlib.Path, lsp_client: LanguageClient):
    registered = []
    lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda parameters: registered.extend(parameters.registrations))
    name, version = request.param.rsplit("_v", 1)
    root = types.WorkspaceFolder(uri=folder.as_uri(), name="x")
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities(f"{name.replace('_', '-')}@v{version}"),
            root_uri=folder.as_uri(), workspace_folders=[root], process_id=os.getpid()))
    yield
    await lsp_client.shutdown_session()


def opened(client: LanguageClient, path: pathlib.Path, text: str) -> str:
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(path.as_uri(), "x", 1, text)))
    return path.as_uri()


async def diagnostics(client: LanguageClient, uri: str):
    """Those of a document, pushed, or asked for by clients that do."""
    if client.capabilities.text_document.diagnostic:
        report = await client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(types.TextDocumentIdentifier(uri)))
        return report.items
    for _ in range(600):
        if uri in client.diagnostics:
            return client.diagnostics[uri]
        await asyncio.sleep(0.05)
    raise TimeoutError(uri)


async def test_screen(client: LanguageClient, folder: pathlib.Path):
    """All that a client may ask about a screen description."""
    uri = opened(client, folder / "a.json", ERROR)
    document = types.TextDocumentIdentifier(uri)
    found = await diagnostics(client, uri)
    assert {"touch-target/minimum-size"} <= {item.code for item in found}
    first = found[0]
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(document, first.range, types.CodeActionContext([first])))
    assert any("uppress" in action.title for action in actions), [action.title for action in actions]
    everything = types.Range(types.Position(0, 0), types.Position(3, 0))
    only = ["source.fixAll.fiorilint"]
    fixes = await client.text_document_code_action_async(
        types.CodeActionParams(document, everything, types.CodeActionContext(found, only)))
    assert fixes and all(action.kind == "source.fixAll.fiorilint" for action in fixes)
    hover = await client.text_document_hover_async(types.HoverParams(document, first.range.start))
    assert "touch-target/minimum-size" in hover.contents.value
    assert await client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
    assert await client.text_document_folding_range_async(types.FoldingRangeParams(document))
    assert await client.text_document_inlay_hint_async(types.InlayHintParams(document, everything))
    offered = await client.text_document_completion_async(types.CompletionParams(document, types.Position(1, 3)))
    assert "text" in {item.label for item in getattr(offered, "items", offered)}
    drawing = await client.workspace_execute_command_async(types.ExecuteCommandParams("fiorilint.draw", [uri]))
    assert "<svg " in drawing
    described = await client.workspace_execute_command_async(
        types.ExecuteCommandParams("fiorilint.convert", [uri, "xml"]))
    assert "<screen" in described
    client.text_document_did_close(types.DidCloseTextDocumentParams(document))


async def test_references(client: LanguageClient, folder: pathlib.Path):
    """How pages of the Mobile Development Kit hang together."""
    path = folder / "App/Pages/Main.page"
    document = types.TextDocumentIdentifier(opened(client, path, PAGE))
    links = await client.text_document_document_link_async(types.DocumentLinkParams(document))
    action = (folder / "App/Actions/Open.action").as_uri()
    assert [link.target for link in links] == [action]
    places = await client.text_document_definition_async(
        types.DefinitionParams(document, links[0].range.start))
    assert [place.uri for place in places] == [action]
    uses = await client.text_document_references_async(
        types.ReferenceParams(types.ReferenceContext(True), document, types.Position(0, 1)))
    assert action in [use.uri for use in uses]


async def test_rule_page(client: LanguageClient, folder: pathlib.Path):
    """A page that is being written: its mistakes, and what may be written."""
    path = folder / ".fiorilint/rules/acme/short.md"
    uri = opened(client, path, RULE.replace("size", ""))
    found = await diagnostics(client, uri)
    assert [item.range.start.line for item in found] == [3], found
    offered = await client.text_document_completion_async(
        types.CompletionParams(types.TextDocumentIdentifier(uri), types.Position(3, 7)))
    assert "size" in {item.label for item in getattr(offered, "items", offered)}


async def test_configuration(client: LanguageClient, folder: pathlib.Path):
    """A configuration: what its words mean, its outline, and the pages of the rules that it names."""
    text = "preset: all\nrules:\n  acme/short: off\n  touch-target/minimum-size: {level: warning}\n"
    document = types.TextDocumentIdentifier(opened(client, folder / ".fiorilint.yml", text))
    hover = await client.text_document_hover_async(types.HoverParams(document, types.Position(0, 2)))
    assert "preset" in hover.contents.value
    hover = await client.text_document_hover_async(types.HoverParams(document, types.Position(2, 4)))
    assert "Buttons are narrow" in hover.contents.value
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
    assert "rules" in [symbol.name for symbol in symbols]
    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(document))
    assert [(fold.start_line, fold.end_line) for fold in folds] == [(1, 3)]
    page = (folder / ".fiorilint/rules/acme/short.md").as_uri()
    links = await client.text_document_document_link_async(types.DocumentLinkParams(document))
    assert links[0].target == page and links[1].target.endswith("touch-target/minimum-size.md"), links
    places = await client.text_document_definition_async(types.DefinitionParams(document, types.Position(2, 4)))
    assert [place.uri for place in places] == [page]
    uses = await client.text_document_references_async(
        types.ReferenceParams(types.ReferenceContext(True), document, types.Position(2, 4)))
    assert [use.uri for use in uses] == [document.uri]


async def test_workspace(client: LanguageClient, folder: pathlib.Path):
    """All files, with progress; and the same again, which says that nothing has changed."""
    client.progress_reports["all"] = []
    answer = await client.workspace_diagnostic_async(
        types.WorkspaceDiagnosticParams([], work_done_token="all"))
    assert {(folder / name).as_uri() for name in ("a.json", "b.json")} <= {item.uri for item in answer.items}
    kinds = [report.kind for report in client.progress_reports["all"]]
    assert kinds[0] == "begin" and kinds[-1] == "end"
    known = [types.PreviousResultId(item.uri, item.result_id) for item in answer.items]
    again = await client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(known))
    assert {item.kind for item in again.items} == {"unchanged"}


async def test_changes_outside(client: LanguageClient, folder: pathlib.Path):
    """What changes on disk holds at once: such as a configuration."""
    uri = opened(client, folder / "a.json", ERROR)
    assert await diagnostics(client, uri)
    configuration = folder / ".fiorilint.yml"
    configuration.write_text('rules:\n  "*/*": off\n', encoding="utf-8")
    client.diagnostics.clear()
    client.workspace_did_change_watched_files(
        types.DidChangeWatchedFilesParams([types.FileEvent(configuration.as_uri(), types.FileChangeType.Changed)]))
    assert not await diagnostics(client, uri)

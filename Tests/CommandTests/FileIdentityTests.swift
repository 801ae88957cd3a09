import Foundation
import TestSupport
import Testing

/// A file that several paths lead to is one file: for arguments, lists, standard input, records, baselines, commits,
/// reports and the language server.
@Suite(.enabled(if: Git.isThere, "git is not there")) struct FileIdentityTests {
  /// A repository with a folder of screens, a link to it, and a link to one of its files.
  private func repository() throws -> Workspace {
    let workspace = try Workspace([
      "app/a.json": Workspace.error, "app/b.json": Workspace.error, "kit/c.json": Workspace.clean,
      "app/.fiorilint.yml": "rules: {touch-target/*: warning}\nfail-on: warning\nbaseline: .known.json\n",
    ])
    try workspace.folder.link("alias", to: "app")
    try workspace.folder.link("kit/link", to: "../app")
    try workspace.folder.link("kit/file.json", to: "../app/a.json")
    for arguments in [["init", "-q", "-b", "main"], ["add", "."], ["commit", "-qm", "old"]] {
      #expect(try Git.run(arguments, in: workspace.folder.path) == 0)
    }
    return workspace
  }

  private static let spellings = [
    "app", "./app", "alias", "kit/../app", "kit/link", "kit/link/", "alias/../app", "app/a.json alias/b.json",
    "kit/file.json app", "alias/*.json", "app alias kit", ".",
  ]

  private func run(_ workspace: Workspace, in folder: String = "", _ arguments: [String], input: String = "") throws
    -> Command.Result
  {
    try Command(directory: workspace.folder.path(folder), input: Array(input.utf8)).run(arguments)
  }

  @Test(arguments: ["text", "json", "sarif", "junit", "gitlab", "checkstyle", "csv"])
  func reports(format: String) throws {
    let workspace = try repository()
    try workspace.folder.write("app/.known.json", #"{"fiorilint-baseline": 1, "findings": []}"#)
    let whole = try run(workspace, ["check", "app", "--format", format])
    #expect(whole.status == 1 && whole.text.contains("app/a.json"), "\(whole.text)\(whole.error)")
    for spelling in Self.spellings.dropLast(2) {
      let words = spelling.split(separator: " ").map(String.init)
      for arguments in [words, words.map { workspace.folder.path($0) }] {
        let result = try run(workspace, ["check", "--format", format] + arguments)
        #expect(result.output == whole.output, "\(arguments): \(result.text)\(result.error)")
      }
      let list = try run(
        workspace, ["check", "--format", format, "--files-from", "-"], input: words.joined(separator: "\n"))
      #expect(list.output == whole.output || spelling.contains("*"), "\(spelling): \(list.text)\(list.error)")
    }
    let all = try run(workspace, ["check", ".", "--format", format])
    let alias = try run(workspace, ["check", "alias", "kit", ".", "--format", format])
    #expect(all.output == alias.output)
  }

  @Test func baselines() throws {
    let workspace = try repository()
    let created = try run(workspace, ["baseline", "create", "alias", "kit"])
    #expect(created.status == 0 && created.error.contains("app/.known.json: 2 findings written"), "\(created.error)")
    for spelling in Self.spellings {
      let words = spelling.split(separator: " ").map(String.init)
      let result = try run(workspace, ["check", "--quiet"] + words)
      #expect(result.status == 0 && result.output.isEmpty, "\(spelling): \(result.text)\(result.error)")
    }
    // A baseline of a link has the paths of the file that it leads to.
    try workspace.folder.link(".known.json", to: "app/.known.json")
    for folder in ["", "kit", "app"] {
      let top = folder.isEmpty ? "" : "../"
      for name in [".known.json", "alias/.known.json"] {
        let result = try run(
          workspace, in: folder, ["check", "\(top)alias", "--quiet", "--baseline", top + name])
        #expect(result.status == 0 && result.output.isEmpty, "\(folder) \(name): \(result.text)\(result.error)")
      }
    }
    let checked = try run(workspace, ["baseline", "check", "kit/link"])
    #expect(checked.status == 0, "\(checked.text)\(checked.error)")
    // Findings of files that are not checked stay, also where the baseline is a link in the folder that is.
    try workspace.folder.link("kit/known.json", to: "../app/.known.json")
    let kept = try run(workspace, ["baseline", "update", "--no-config", "--baseline", "kit/known.json", "kit/c.json"])
    #expect(kept.status == 0 && kept.error.contains("0 removed"), "\(kept.error)")
    // What is gone is found behind a link too.
    try workspace.folder.write("app/b.json", Workspace.clean)
    let stale = try run(workspace, ["baseline", "check", "kit/link"])
    #expect(stale.status == 1, "\(stale.text)\(stale.error)")
  }

  /// No folder of sources becomes one that walks skip.
  @Test func conversion() throws {
    let workspace = try repository()
    let result = try run(workspace, ["convert", "alias", "--to", "xml", "-o", "alias"])
    #expect(result.status == 0, "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: workspace.folder.path("app/.fiorilint-converted")))
  }

  @Test func commits() throws {
    let workspace = try repository()
    let folder = workspace.folder
    for path in ["app/.fiorilint.yml"] { try folder.write(path, "{}\n") }
    for spelling in Self.spellings {
      let words = spelling.split(separator: " ").map(String.init)
      let result = try run(workspace, ["check", "--quiet", "--since", "main"] + words)
      #expect(result.status == 0 && result.output.isEmpty, "\(spelling): \(result.text)\(result.error)")
    }
    try folder.write("app/a.json", Workspace.error + "\n")
    try folder.write("app/b.json", Workspace.clean)
    let counted = try run(workspace, ["check", "--since", "main", "alias"])
    #expect(counted.error.contains("0 new, 0 worse, 1 fixed"), "\(counted.error)")
  }

  @Test func standardInputAndRecords() throws {
    let workspace = try repository()
    _ = try run(workspace, ["baseline", "create", "app"])
    for path in ["app/a.json", "alias/a.json", "kit/file.json", "kit/link/a.json", "./kit/../alias/a.json"] {
      let input = try run(workspace, ["check", "-", "--stdin-path", path, "--quiet"], input: Workspace.error)
      #expect(input.status == 0 && input.output.isEmpty, "\(path): \(input.text)\(input.error)")
      let changed = try run(
        workspace, ["check", "-", "--stdin-path", path, "--quiet", "--no-baseline"], input: Workspace.error)
      #expect(changed.status == 1 && changed.text.hasPrefix("app/a.json:"), "\(path): \(changed.text)")
      let record = "{\"path\": \"\(path)\", \"screen\": \(Workspace.error)}\n"
      let answer = try run(workspace, ["stream"], input: record)
      #expect(answer.status == 0 && answer.text.contains("\"path\": \"\(path)\""), "\(answer.text)")
      #expect(answer.text.contains("\"findings\": []"), "\(path): \(answer.text)")
    }
  }

  /// The editor keeps its own name of a folder and of a document.
  @Test func editors() throws {
    let workspace = try repository()
    let folder = workspace.folder
    _ = try run(workspace, ["baseline", "create", "app/b.json"])
    let links = try TemporaryFolder()
    try links.link("open", to: folder.path)
    let client = try ServerClient([links.path("open")])
    for path in ["app/a.json", "alias/a.json", "kit/file.json"] {
      let uri = ServerClient.uri(links.path("open/\(path)"))
      client.open(uri, folder.text(of: "app/a.json"))
      let found = try client.diagnostics(uri, version: 1)
      #expect(found.count == 1 && found.first?["severity"] as? Int == 2, "\(path): \(found)")
    }
    let known = ServerClient.uri(links.path("open/alias/b.json"))
    client.open(known, folder.text(of: "app/b.json"))
    #expect(try client.diagnostics(known, version: 1).isEmpty)
    let all = try client.call("workspace/diagnostic", ["previousResultIds": [] as [Any]]) as? [String: Any]
    let items = all?["items"] as? [[String: Any]] ?? []
    let filled = items.filter { !($0["items"] as? [Any] ?? []).isEmpty }.compactMap { $0["uri"] as? String }
    #expect(filled.contains(ServerClient.uri(links.path("open/app/a.json"))), "\(items)")
    #expect(try client.quit() == 0)
  }
}

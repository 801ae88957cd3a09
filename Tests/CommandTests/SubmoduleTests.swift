import Foundation
import TestSupport
import Testing

/// `check --since` over submodules: their files are compared with the commits that the repository around them recorded.
@Suite(.enabled(if: Git.isThere, "git is not there")) struct SubmoduleTests {
  /// It is there as long as the test runs.
  private let workspace: Workspace
  private let top: String

  /// A repository `top` with the submodule `kit`, and in that the submodule `deep`.
  init() throws {
    workspace = try Workspace()
    top = workspace.folder.path("top")
    for (name, submodule) in [("sources/deep", nil), ("sources/kit", "deep"), ("top", "kit")] {
      let folder = workspace.folder.path(name)
      let id = String(name.split(separator: "/").last?.first ?? "x")
      try workspace.folder.write("\(name)/\(id == "t" ? "a" : id).json", screen(id == "t" ? "a" : id))
      try git(folder, "init", "-b", "main")
      if let submodule {
        try git(folder, "submodule", "add", workspace.folder.path("sources/\(submodule)"), submodule)
      }
      if name == "top" { try git(folder, "submodule", "update", "--init", "--recursive") }
      try commitAll(folder)
    }
  }

  private func screen(_ id: String) -> String {
    #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "id": "\#(id)", "frame": [0, 0, 30, 30]}]}"#
  }

  private func git(_ folder: String, _ arguments: String...) throws {
    #expect(try Git.run(["-c", "protocol.file.allow=always"] + arguments, in: folder) == 0, "git \(arguments)")
  }

  private func commitAll(_ folder: String) throws {
    try git(folder, "add", ".")
    try git(folder, "commit", "-m", "x")
  }

  private func check(_ folder: String, _ arguments: String..., environment: [String: String] = [:]) throws
    -> Command.Result
  {
    try Command(directory: folder, environment: environment).run(["check", "--since", "HEAD"] + arguments)
  }

  @Test func whatWasThereIsKnown() throws {
    for arguments in [[], ["."], ["kit"], ["kit/deep/d.json", "a.json"], ["--shard", "1/1"]] {
      let result = try Command(directory: top).run(["check", "--since", "HEAD"] + arguments)
      #expect(result.status == 0 && result.text.isEmpty, "\(arguments): \(result.text)\(result.error)")
    }
    for folder in ["/kit", "/kit/deep"] {
      let inside = try check(top + folder)
      #expect(inside.status == 0 && inside.error.contains("already in HEAD"), "\(inside.text)\(inside.error)")
    }
  }

  /// A submodule that moved is compared with the commit that was recorded at its old path.
  @Test(arguments: ["git mv", "another name", "no name", "with its folder"]) func moved(how: String) throws {
    let folder = workspace.folder
    try folder.write("top/libs/x.txt", "")
    if how == "with its folder" {
      try git(top, "mv", "kit", "libs/kit2")
      try commitAll(top)
      try git(top, "mv", "libs", "more")
    } else {
      try git(top, "mv", "kit", "libs/kit2")
    }
    let modules = folder.text(of: "top/.gitmodules")
    if how == "another name" {
      try folder.write("top/.gitmodules", modules.replacing("\"kit\"", with: "\"libs/kit2\""))
    }
    if how == "no name" { try folder.write("top/.gitmodules", "") }
    let now = how == "with its folder" ? "more/kit2" : "libs/kit2"
    for isCommitted in [false, true] {
      if isCommitted { try commitAll(top) }
      for arguments in [["--since", isCommitted ? "HEAD~1" : "HEAD"], ["--since", "HEAD", "\(now)/k.json"]] {
        let result = try Command(directory: top).run(["check"] + arguments)
        #expect(result.status == 0 && result.text.isEmpty, "\(arguments): \(result.text)\(result.error)")
        #expect(!result.error.contains("skipped"), "\(result.error)")
      }
    }
    try folder.write("top/\(now)/k.json", screen("other"))
    #expect(try Command(directory: top).run("check", "--since", "HEAD~1").lines.count == 1)
  }

  /// Two submodules that changed places.
  @Test func swapped() throws {
    try git(top, "submodule", "add", workspace.folder.path("sources/deep"), "other")
    try commitAll(top)
    for (from, to) in [("kit", "x"), ("other", "kit"), ("x", "other")] { try git(top, "mv", from, to) }
    let result = try check(top)
    #expect(result.status == 0 && result.text.isEmpty, "\(result.text)\(result.error)")
    #expect(!result.error.contains("skipped"), "\(result.error)")
  }

  /// Files outside of the repository of the working directory are compared in their own.
  @Test func filesOfTheOuterRepository() throws {
    try workspace.folder.write("top/new.json", screen("n"))
    for (folder, up) in [("kit", ".."), ("kit/deep", "../..")] {
      let result = try check("\(top)/\(folder)", up)
      #expect(result.status == 1 && result.lines.count == 1, "\(result.text)\(result.error)")
      #expect(result.text.contains("new.json:"), "\(result.text)")
      let known = try check("\(top)/\(folder)", "\(up)/a.json", ".")
      #expect(known.status == 0 && known.text.isEmpty, "\(known.text)\(known.error)")
    }
    let environment = ["GIT_DIR": "\(top)/.git/modules/kit", "GIT_WORK_TREE": "\(top)/kit"]
    let hooked = try check("\(top)/kit", "../a.json", environment: environment)
    #expect(hooked.status == 0 && hooked.text.isEmpty, "\(hooked.text)\(hooked.error)")
  }

  /// Where a repository does not have the commit, its files are skipped, and not called new.
  @Test func commitsThatOtherRepositoriesDoNotHave() throws {
    try git("\(top)/kit", "tag", "mine")
    let result = try Command(directory: "\(top)/kit").run(
      "check", "--since", "mine", "../a.json", "k.json", "--verbose")
    #expect(result.status == 0 && result.text.isEmpty, "\(result.text)\(result.error)")
    #expect(
      result.error.contains(
        "note: 1 file outside of this repository skipped: mine is no commit of theirs that can be compared with: "),
      "\(result.error)")
    #expect(result.error.contains("../a.json: skipped: the commit to compare it with is not there\n"))
  }

  /// A hook of the repository has variables that name it, and must not be taken for the submodule.
  @Test func insideOfHooks() throws {
    let result = try check(
      top, environment: ["GIT_DIR": "\(top)/.git", "GIT_WORK_TREE": top, "GIT_INDEX_FILE": "\(top)/.git/index"])
    #expect(result.status == 0 && result.error.contains("3 already in HEAD"), "\(result.text)\(result.error)")
  }

  @Test func whatChangedIsNew() throws {
    try workspace.folder.write("top/kit/deep/d.json", screen("other"))
    try workspace.folder.write("top/kit/new.json", screen("n"))
    try git("\(top)/kit", "mv", "k.json", "moved.json")
    for isCommitted in [false, true] {
      // A commit inside moves the submodule, and the recorded commit stays what it is compared with.
      if isCommitted { try commitAll("\(top)/kit/deep") }
      if isCommitted { try commitAll("\(top)/kit") }
      let result = try check(top)
      #expect(
        result.status == 1 && result.lines.map { $0.prefix { $0 != ":" } } == ["kit/deep/d.json", "kit/new.json"],
        "\(result.text)")
      #expect(result.error.contains(", 1 fixed\n"), "\(result.error)")
    }
    try git(top, "add", "kit")
    try git(top, "commit", "-m", "moved")
    #expect(try check(top).status == 0)
    #expect(try Command(directory: top).run("check", "--since", "HEAD~1").lines.count == 2)
  }

  /// One that has its folder `.git` in itself, as before git 1.7.8 and where it was cloned by hand.
  @Test func foldersOfTheirOwn() throws {
    try FileManager.default.removeItem(atPath: "\(top)/kit")
    try git(top, "clone", workspace.folder.path("sources/kit"), "kit")
    let result = try check(top)
    #expect(result.status == 0 && result.error.contains("2 already in HEAD"), "\(result.text)\(result.error)")
  }

  @Test func whatIsNotCheckedOutHasNoFiles() throws {
    try git("\(top)/kit", "submodule", "deinit", "-f", "deep")
    let result = try check(top)
    #expect(result.status == 0 && !result.error.contains("skipped"), "\(result.error)")
  }

  /// Where the recorded commit is not there nothing can be compared, and nothing is called new.
  @Test(arguments: ["shallow", "no repository", "broken link"]) func commitsThatAreMissing(kind: String) throws {
    let folder = workspace.folder
    try FileManager.default.removeItem(atPath: "\(top)/kit")
    if kind == "shallow" {
      try folder.write("sources/kit/k.json", screen("later"))
      try commitAll(folder.path("sources/kit"))
      try git(top, "clone", "--depth", "1", "file://\(folder.path("sources/kit"))", "kit")
    } else {
      try folder.write("top/kit/k.json", screen("k"))
      if kind == "broken link" { try folder.write("top/kit/.git", "gitdir: nowhere\n") }
    }
    try folder.write("top/new.json", screen("n"))
    let result = try check(top, "--verbose")
    #expect(result.status == 1 && result.lines.count == 1 && result.text.hasPrefix("new.json:"), "\(result.text)")
    let note = "fiorilint: note: 1 file of a submodule skipped: the commit that HEAD records is not there: kit ("
    #expect(result.error.components(separatedBy: note).count == 2, "\(result.error)")
    #expect(result.error.contains("kit/k.json: skipped: the commit to compare it with is not there\n"))
    let alone = try check(top, "kit")
    #expect(alone.status == 0 && alone.text.isEmpty && alone.error.contains("1 without the commit to compare with"))
    let fixed = try check(top, "--fix", "kit")
    #expect(fixed.status == 0 && folder.text(of: "top/kit/k.json").contains("[0, 0, 30, 30]"))
  }

  /// A submodule that the commit does not know is new, and so is a repository that is no submodule.
  @Test func whatTheCommitDoesNotKnow() throws {
    try git(top, "submodule", "add", workspace.folder.path("sources/deep"), "added")
    try workspace.folder.write("top/other/o.json", screen("o"))
    try git("\(top)/other", "init")
    try commitAll("\(top)/other")
    let result = try check(top)
    #expect(result.lines.map { $0.prefix { $0 != ":" } } == ["added/d.json", "other/o.json"], "\(result.text)")
  }

  /// Files that were a submodule's and are the repository's own now are new to it.
  @Test func formerSubmodules() throws {
    try git(top, "rm", "-f", "kit")
    try workspace.folder.write("top/kit/k.json", screen("k"))
    try git(top, "add", "kit")
    let result = try check(top)
    #expect(result.lines.count == 1 && result.text.hasPrefix("kit/k.json:"), "\(result.text)\(result.error)")
  }

  /// What screens refer to in a submodule is read as it was then, too.
  @Test func whatScreensReferTo() throws {
    let cell = #"{"Title": "{Name}", "AccessoryType": "disclosureIndicator", "OnPress": "/App/Actions/Open.action"}"#
    let section = #"{"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "Orders"}, "ObjectCell": \#(cell)}"#
    let (folder, app) = (workspace.folder, "top/kit/app")
    for (name, text) in [
      ("Application.app", #"{"_Name": "App"}"#), ("Pages/Item.page", SharedPages.item), ("Pages/B.page", "{}"),
      ("Pages/A.page", SharedPages.page("A", section)), ("Actions/Open.action", SharedPages.action(isModal: false)),
      ("Actions/Other.action", SharedPages.action(isModal: true)), ("Pages/C.page", "{}"),
    ] { try folder.write("\(app)/\(name)", text) }
    try commitAll("\(top)/kit")
    try commitAll(top)
    let all = try Command(directory: top).run("check", "--level", "info").lines
    let before = try check(top, "--level", "info")
    #expect(before.status == 0 && before.text.isEmpty && !all.isEmpty, "\(before.text)")
    try FileManager.default.removeItem(atPath: folder.path("\(app)/Actions/Open.action"))
    let result = try check(top, "--level", "info")
    #expect(
      result.lines.count == 1 && result.text.contains("A.page:")
        && result.text.contains("[description/broken-reference]"),
      "\(result.text)")
  }
}

import Foundation
import Support
import Testing

/// A file appears when it is complete, and several all or none.
@Suite struct OutputFileTests {
  /// A folder that goes with the test.
  private final class Folder {
    let path = NSTemporaryDirectory() + "fiorilint-output-\(UUID().uuidString)"

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    func write(_ name: String, _ text: String) {
      _ = FileManager.default.createFile(atPath: at(name), contents: Data(text.utf8))
    }

    func text(of name: String) -> String? {
      FileManager.default.contents(atPath: at(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    func at(_ name: String) -> String { "\(path)/\(name)" }

    func mode(of name: String) -> Int? {
      try? FileManager.default.attributesOfItem(atPath: at(name))[.posixPermissions] as? Int
    }
  }

  private func change(_ folder: Folder, _ name: String, from before: String, to after: String) -> OutputFile.Change {
    OutputFile.Change(path: folder.at(name), shown: name, before: Array(before.utf8), after: Array(after.utf8))
  }

  @Test func appearsWhenItIsFinished() throws {
    let folder = try Folder()
    let file = try OutputFile(path: folder.at("new/a.txt"))
    file.write("text".utf8)
    #expect(folder.text(of: "new/a.txt") == nil)
    try file.finish()
    #expect(folder.text(of: "new/a.txt") == "text")
  }

  @Test func leavesNothingWhereItIsNotFinished() throws {
    let folder = try Folder()
    folder.write("a.txt", "old")
    do {
      let file = try OutputFile(path: folder.at("a.txt"))
      file.write("new".utf8)
      #expect(folder.names.count == 2)
    }
    #expect(folder.names == ["a.txt"])
    #expect(folder.text(of: "a.txt") == "old")
  }

  @Test func keepsModeAndLink() throws {
    let folder = try Folder()
    folder.write("a.txt", "old")
    chmod(folder.at("a.txt"), 0o640)
    symlink("a.txt", folder.at("link"))
    let file = try OutputFile(path: folder.at("link"))
    file.write("new".utf8)
    try file.finish()
    #expect(folder.text(of: "a.txt") == "new")
    #expect(folder.mode(of: "a.txt") == 0o640)
    #expect(Path(folder.at("link")).linkTarget == "a.txt")
  }

  @Test(.enabled(if: getuid() == 0)) func keepsTheOwner() throws {
    let folder = try Folder()
    folder.write("a.txt", "old")
    chown(folder.at("a.txt"), 65534, 65534)
    let file = try OutputFile(path: folder.at("a.txt"))
    try file.finish()
    #expect(Path(folder.at("a.txt")).status?.st_uid == 65534)
  }

  @Test func refusesAFolder() throws {
    let folder = try Folder()
    #expect(throws: UserError.self) { try OutputFile(path: folder.at("a/")) }
  }

  @Test func replacesAll() throws {
    let folder = try Folder()
    folder.write("a.txt", "a")
    folder.write("b.txt", "b")
    try OutputFile.replace([change(folder, "a.txt", from: "a", to: "1"), change(folder, "b.txt", from: "b", to: "2")])
    #expect(["a.txt", "b.txt"].map(folder.text) == ["1", "2"])
    #expect(folder.names == ["a.txt", "b.txt"])
  }

  /// The second one holds something else by now.
  @Test func replacesNoneWhereOneHasChanged() throws {
    let folder = try Folder()
    folder.write("a.txt", "a")
    folder.write("b.txt", "other")
    #expect(throws: UserError("b.txt is not fixed: it changed after it was read")) {
      try OutputFile.replace([
        self.change(folder, "a.txt", from: "a", to: "1"), self.change(folder, "b.txt", from: "b", to: "2"),
      ])
    }
    #expect(["a.txt", "b.txt"].map(folder.text) == ["a", "other"])
    #expect(folder.names == ["a.txt", "b.txt"])
  }

  @Test func identityFollowsLinks() throws {
    let folder = try Folder()
    folder.write("a.txt", "a")
    folder.write("b.txt", "a")
    symlink("a.txt", folder.at("link"))
    link(folder.at("a.txt"), folder.at("hard"))
    let identity = try #require(FileIdentity(exactPath: folder.at("a.txt")))
    #expect(["link", "hard"].allSatisfy { FileIdentity(exactPath: folder.at($0)) == identity })
    #expect(FileIdentity(exactPath: folder.at("b.txt")) != identity)
    #expect(FileIdentity(exactPath: folder.at("none")) == nil)
  }
}

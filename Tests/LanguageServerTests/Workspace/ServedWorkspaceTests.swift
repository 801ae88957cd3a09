import Foundation
import TestSupport
import Testing

@testable import LanguageServer

/// Folders that an editor has open, in a process that was started elsewhere.
@Suite struct ServedWorkspaceTests {
  private static let screen =
    "<screen platform='ios'><collectionView id='v'><collectionCell id='c'>"
    + "<action id='a' control='icon' label='a' width='30' height='30'/></collectionCell></collectionView></screen>"

  private func all(_ workspace: ServedWorkspace) -> [CheckedFile] {
    var files: [CheckedFile] = []
    workspace.checkAll(while: { _, _ in true }) { files.append($0) }
    return files
  }

  @Test func pathsStartInTheirFolder() throws {
    let here = FileManager.default.currentDirectoryPath
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    for folder in [first, second] {
      try folder.write("a.xml", Self.screen)
      try folder.write("off/b.xml", Self.screen)
      try folder.write("off/.fiorilint.yml", "rules:\n  touch-target/minimum-size: off\n")
    }
    let workspace = ServedWorkspace(.none)
    workspace.folders = [first.path, second.path]
    let files = all(workspace)
    #expect(files.map(\.folder) == [first.path, first.path, second.path, second.path])
    #expect(files.map(\.report.path) == ["a.xml", "off/b.xml", "a.xml", "off/b.xml"])
    let rule = "touch-target/minimum-size"
    #expect(files.map { $0.report.findings.contains { $0.rule == rule } } == [true, false, true, false])
    #expect(FileManager.default.currentDirectoryPath == here)
  }

  @Test func openTextsAreLintedInPlaceOfFiles() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.xml", "<screen platform='ios'/>")
    let workspace = ServedWorkspace(.none)
    workspace.folders = [folder.path]
    workspace.setText(Array(Self.screen.utf8), at: path)
    let open = try #require(workspace.check(path))
    let files = all(workspace)
    #expect(files.map(\.report.findings.count) == [open.report.findings.count])
    #expect(open.report.path == "a.xml")
    #expect(!open.report.findings.isEmpty)
  }
}

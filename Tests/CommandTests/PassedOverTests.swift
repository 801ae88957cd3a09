import TestSupport
import Testing

/// What stands beside screens in a project and is none: passed over in a walk, an error where it is named.
@Suite struct PassedOverTests {
  private static let manifest = "<manifest/>"

  private func workspace() throws -> Workspace {
    try Workspace([
      "app/AndroidManifest.xml": Self.manifest, "app/Contents.json": #"{"info": {"author": "xcode", "version": 1}}"#,
      "app/a.json": Workspace.clean, "app/b.json": Workspace.error,
    ])
  }

  @Test func aWalkCountsThem() throws {
    let result = try workspace().run("check", ".")
    #expect(result.status == 1 && result.lines.count == 1)
    #expect(
      result.error.contains("1 error in 1 of 2 files (2 screens) · 2 other files passed over · "), "\(result.error)")
    let json = try workspace().run("check", ".", "--format", "json").json
    #expect((json["failures"] as? [Any])?.isEmpty == true && (json["summary"] as? [String: Int])?["files"] == 2)
  }

  @Test func aNamedOneIsAnError() throws {
    let result = try workspace().run("check", "app/AndroidManifest.xml", "app/a.json")
    #expect(result.status == 3)
    #expect(
      result.lines.count == 1
        && result.text.hasPrefix("app/AndroidManifest.xml: failure: the file is an Android manifest"))
  }

  @Test func mistakesAreNotPassedOver() throws {
    let workspace = try workspace()
    try workspace.folder.write("app/c.json", #"{"typ": "screen"}"#)
    try workspace.folder.write("app/d.xml", "<manifests/>")
    #expect(try workspace.run("check", ".").lines.filter { $0.contains(": failure: ") }.count == 2)
  }

  @Test func whereThereIsNothingElse() throws {
    let result = try Workspace(["AndroidManifest.xml": Self.manifest]).run("check", ".")
    #expect(result.status == 0 && result.text.isEmpty)
    #expect(result.error.contains("passed over: 1 of kinds that hold no screens"), "\(result.error)")
  }

  @Test func convertingPassesThemOverToo() throws {
    let workspace = try workspace()
    let result = try workspace.run("convert", "app", "--to", "xml", "-o", "out")
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
    #expect(workspace.folder.text(of: "out/app/b.xml").contains("<button"))
    #expect(workspace.folder.bytes(of: "out/app/AndroidManifest.xml") == nil)
    #expect(try workspace.run("convert", "app/Contents.json", "--to", "xml").status == 3)
  }
}

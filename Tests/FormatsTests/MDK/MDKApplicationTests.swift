import Screens
import Support
import Testing

@testable import Formats

/// What is kept of a project from one page to the next.
@Suite struct MDKApplicationTests {
  private func application(of project: MDKProject, maximumFragments: Int = 1 << 20) throws -> MDKApplication {
    let root = try #require(Path(project.folder).real)
    return MDKApplication(root: root, platform: nil, source: SourceReader(), maximumFragments: maximumFragments)
  }

  private func isUsable(_ name: String, in application: MDKApplication) -> Bool {
    var reference = "/App/Fragments/\(name).fragment"
    return reference.withUTF8 { application.fragment($0) } != nil
  }

  /// How many fragments a page has room for depends on nothing that another one has left behind.
  @Test func eachPageHasTheSameRoom() throws {
    let text = #"{"_Type": "Section.Type.ObjectTable", "_Name": ""# + String(repeating: "x", count: 20_000) + #""}"#
    let names = ["A", "B", "C", "D", "E"]
    let files = Dictionary(uniqueKeysWithValues: names.map { ("Fragments/\($0).fragment", text) })
    let project = try MDKProject(files)
    defer { withExtendedLifetime(project) {} }
    let application = try application(of: project, maximumFragments: 50_000)
    let alone = names.map { isUsable($0, in: application) }
    #expect(alone.first == true && alone.last == false, "\(alone)")
    application.forget(all: false)
    #expect(names.map { isUsable($0, in: application) } == alone)
    application.forget(all: false)
    #expect(names.reversed().map { isUsable($0, in: application) } == alone)
    #expect(names.reversed().map { isUsable($0, in: application) } == alone, "Asked again, a page is given the same.")
  }

  /// For each page and fragment the first references that lead nowhere are looked for, no matter what was looked for before.
  @Test func eachPageHasTheSameNumberOfNearestPaths() throws {
    let project = try MDKProject(["Actions/Open.action": "{}"])
    defer { withExtendedLifetime(project) {} }
    let application = try application(of: project)
    func reported(from first: Int) -> Int {
      (first..<first + 150).count {
        application.nearestPath(to: "/App/\($0)/Open.action") == "/App/Actions/Open.action"
      }
    }
    for first in [0, 0, 100] {
      application.beginDocument()
      #expect(reported(from: first) == MDKApplication.maximumNearestPaths)
    }
  }
}

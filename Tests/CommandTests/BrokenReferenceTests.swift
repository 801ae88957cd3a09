import Foundation
import TestSupport
import Testing

/// Files that pages of the Mobile Development Kit refer to, and that cannot be read.
@Suite struct BrokenReferenceTests {
  private static let rule = "description/broken-reference"

  private func findings(_ files: [String: String], _ paths: String...) throws -> (found: [[String: Any]], status: Int32)
  {
    let workspace = try SharedPages.workspace(files)
    let result = try Command(directory: workspace.folder.path)
      .run(["check", "--rule", Self.rule] + (paths.isEmpty ? ["."] : paths) + ["--format", "json"])
    return (SharedPages.findings(result), result.status)
  }

  private static func section(_ press: String) -> String {
    #"{"_Type": "Section.Type.ObjectTable", "ObjectCell": {"Title": "{A}", "OnPress": "\#(press)"}}"#
  }

  /// Without it, no reference of any page leads anywhere: it is one finding for all pages.
  @Test(arguments: [
    ("{\n", 2, "ends"), ("<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> b\n", 1, "merge conflict"), ("", 1, "ends"),
  ])
  func application(text: String, line: Int, words: String) throws {
    let (found, status) = try findings(["app/Application.app": text])
    #expect(found.count == 1 && status == 1, "\(found)")
    let place = (found.first?["elsewhere"] as? [[String: Any]])?.first { $0["message"] as? String == "written here" }
    #expect(place?["path"] as? String == "app/Application.app" && place?["line"] as? Int == line, "\(found)")
    #expect(found.first?["severity"] as? String == "error" && found.first?["element"] as? String == "screen")
    let message = found.first?["message"] as? String ?? ""
    #expect(message.hasPrefix("Application.app cannot be read: ") && message.contains(words), "\(message)")
  }

  /// Behind any number of other files, and in any order of pages.
  @Test(arguments: [
    ("/App/Actions/Broken.action", "app/Actions/Broken.action"),
    ("/App/Rules/Open.js", "app/Actions/Broken.action"),
    ("/App/Actions/ToList.action", "app/Fragments/Broken.fragment"),
    ("/App/Rules/Conflict.js", "app/Rules/Conflict.js"),
  ])
  func referredTo(press: String, path: String) throws {
    let files = [
      "app/Actions/Broken.action": "{\"_Type\": ",
      "app/Actions/ToList.action": #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Lists/List.page"}"#,
      "app/Lists/List.page": SharedPages.page("List", #""/App/Fragments/Broken.fragment""#),
      "app/Fragments/Broken.fragment": "{",
      "app/Rules/Open.js": "export default function f(c) { return c.executeAction('/App/Actions/Broken.action'); }",
      "app/Rules/Conflict.js": "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> b\n",
      "app/Pages/B.page": SharedPages.page("B", Self.section(press)),
      "app/Pages/C.page": SharedPages.page("C", Self.section(press)),
    ]
    for pages in [["app/Pages/B.page"], ["app/Pages/C.page"], ["app/Pages/B.page", "app/Pages/C.page"]] {
      let workspace = try SharedPages.workspace(files)
      let result = try Command(directory: workspace.folder.path)
        .run(["check", "--rule", Self.rule] + pages + ["--format", "json"])
      let found = SharedPages.findings(result)
      let name = path.dropFirst("app/".count) + " cannot be read"
      #expect(found.count == 1 && result.status == 1, "\(result.text)\(result.error)")
      #expect(
        found.first?["path"] as? String == pages[0] && (found.first?["message"] as? String)?.hasPrefix(name) == true)
    }
  }

  /// Actions that no tap of a cell needs, such as those of the action bar, are part of the application too.
  @Test func anyActionOfAPage() throws {
    let page = SharedPages.page("B").replacing(
      #""Controls""#, with: #""ActionBar": {"Items": [{"OnPress": "/App/Actions/Broken.action"}]}, "Controls""#)
    let (found, _) = try findings(["app/Actions/Broken.action": "[", "app/Pages/B.page": page])
    #expect(found.count == 1 && (found.first?["message"] as? String)?.hasPrefix("Actions/Broken.action") == true)
  }

  @Test func wholeFilesAreNone() throws {
    let (found, status) = try findings([
      "app/Actions/Whole.action": #"{"_Type": "Action.Type.ClosePage"}"#,
      "app/Pages/B.page": SharedPages.page("B", Self.section("/App/Actions/Whole.action")),
    ])
    #expect(found.isEmpty && status == 0)
  }
}

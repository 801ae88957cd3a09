import BuiltInRules
import Formats
import Linting
import Screens
import TestSupport
import Testing

/// What fixes make of pages of the Mobile Development Kit.
@Suite struct MDKEditingTests {
  /// The titles of what is offered for a page, and the page with each.
  private func offers(
    _ text: String, _ rule: String, platform: Token? = .ios, in project: MDKProject? = nil
  ) -> [(title: String, safety: FixSafety, text: String)] {
    report(text, rule, platform: platform, in: project).findings.flatMap(\.fixes).map { fix in
      (fix.title, fix.safety, String(decoding: fix.textEdits.applied(to: Array(text.utf8)), as: UTF8.self))
    }
  }

  private func report(
    _ text: String, _ rule: String, platform: Token? = .ios, in project: MDKProject? = nil
  ) -> FileReport {
    var options = LintOptions()
    options.demands = .fixes
    options.reader.platform = platform
    options.reader.traits = [.token(.widthClass, .compact)]
    let linter = Linter(
      rules: TestLinter.rules.filter { $0.id == rule }, knownRules: TestLinter.rules, formats: Formats.all,
      options: options)
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBytes {
      linter.makeEngine().lint(
        text: $0, path: "Pages/Test.page", filePath: project.map { "\($0.folder)/Pages/Test.page" } ?? "")
    }
  }

  private func collection(_ members: String) -> String {
    page(
      #"{"_Type": "Section.Type.ImageCollection", "Target": {"EntitySet": "A"}, \#(members)"ImageCell": {"Title": "A"}}"#
    )
  }

  @Test func header() {
    let offers = offers(collection(""), "collection-view/header-required")
    #expect(offers.map(\.title) == ["Add a header"] && offers.map(\.safety) == [.suggestion])
    #expect(
      offers.first?.text
        == collection("").replacing(
          #""ImageCell": {"Title": "A"}"#, with: #""ImageCell": {"Title": "A"}, "Header": {"Caption": "Header"}"#))
  }

  @Test func title() {
    let offers = offers(objectCellPage(#""Subhead": "A""#), "object-cell/title-required")
    #expect(offers.map(\.text) == [objectCellPage(#""Subhead": "A", "Title": "Title""#)])
  }

  @Test func descriptionIsHiddenOnPhones() {
    let offers = offers(objectCellPage(#""Title": "A", "Description": "B""#), "object-cell/description-width")
    #expect(offers.map(\.safety) == [.safe])
    #expect(
      offers.map(\.text) == [
        objectCellPage(#""Title": "A", "Description": "B", "DisplayDescriptionInMobile": false"#)
      ])
  }

  @Test func chevronOfAFooter() throws {
    let project = try MDKProject([
      "Actions/All.action": #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/All.page"}"#,
      "Pages/All.page": page(#"{"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "A"}, "ObjectCell": {}}"#),
    ])
    let footer = #""Footer": {"Caption": "See All", "OnPress": "/App/Actions/All.action"}, "#
    let offers = offers(collection(footer), "collection-view/see-all-chevron", in: project)
    #expect(offers.map(\.safety) == [.safe])
    #expect(
      offers.map(\.text) == [
        collection(footer.replacing(#".action"}"#, with: #".action", "AccessoryType": "DisclosureIndicator"}"#))
      ])
    let counted = self.offers(collection(footer), "collection-view/see-all-count", in: project)
    #expect(counted.map(\.text) == [collection(footer.replacing("See All", with: "See All (0)"))])
    #expect(counted.map(\.safety) == [.suggestion])
  }

  @Test func accessoryOrTransition() throws {
    let project = try MDKProject([
      "Actions/Open.action":
        #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/A.page", "ModalPage": true}"#,
      "Pages/A.page": page(""),
    ])
    let cell = #""Title": "A", "AccessoryType": "DisclosureIndicator", "OnPress": "/App/Actions/Open.action""#
    let offers = offers(objectCellPage(cell), "object-cell/accessory-navigation", in: project)
    #expect(offers.map(\.title) == ["Show an information icon", "Push the screen"])
    #expect(offers.map(\.safety) == [.suggestion, .suggestion])
    let own = #""Title": "A", "AccessoryType": "DetailButton", "OnAccessoryButtonPress": "/App/Actions/Open.action""#
    let pushed =
      #""Title": "A", "AccessoryType": "DisclosureIndicator", "OnPress": "#
      + #"{"Name": "/App/Actions/Open.action", "Properties": {"ModalPage": false}}"#
    #expect(offers.map(\.text) == [objectCellPage(own), objectCellPage(pushed)])
  }

  /// A script has no properties that lie over it.
  @Test func noTransitionOfAScript() throws {
    let project = try MDKProject([
      "Actions/Open.action":
        #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/A.page", "ModalPage": true}"#,
      "Pages/A.page": page(""),
      "Rules/Open.js": "export default function f(c) { return c.executeAction('/App/Actions/Open.action'); }",
    ])
    let cell = #""Title": "A", "AccessoryType": "DisclosureIndicator", "OnPress": "/App/Rules/Open.js""#
    let offers = offers(objectCellPage(cell), "object-cell/accessory-navigation", in: project)
    #expect(offers.map(\.title) == ["Show an information icon"])
  }

  /// What a page takes from a fragment is the fragment's to change, unless properties lie over it.
  @Test(arguments: [("", true), (#", "Properties": {"Subhead": "B"}"#, false)])
  func fragments(properties: String, isOffered: Bool) throws {
    let project = try MDKProject([
      "Fragments/Cell.fragment": #"{"Title": "", "Subhead": "A"}"#, "Pages/Other.page": page(""),
    ])
    let cell = #"{"_Type": "Fragment", "Fragment": "/App/Fragments/Cell.fragment"\#(properties)}"#
    let text = page(
      #"{"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "A"}, "ObjectCell": \#(cell)}"#)
    let findings = report(text, "object-cell/title-required", in: project).findings
    #expect(findings.map(\.rule) == ["object-cell/title-required"])
    let fixes = findings.flatMap(\.fixes)
    #expect(fixes.map(\.edits) == (isOffered ? [[]] : []))
    let texts = fixes.flatMap(\.others).map { String(decoding: $0.textEdits.applied(to: $0.text), as: UTF8.self) }
    #expect(texts == (isOffered ? [#"{"Title": "Title", "Subhead": "A"}"#] : []))
    #expect(fixes.flatMap(\.others).allSatisfy { $0.path == "Fragments/Cell.fragment" })
  }
}

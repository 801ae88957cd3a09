import Foundation
import TestSupport
import Testing

private let corpus = Repository.url("../shared/corpus/mdk").path
private let hasAll = Git.isThere && FileManager.default.fileExists(atPath: corpus)

/// How a team with many old screens turns fiorilint on, from `init` to a suppression that nothing needs any more.
@Suite(.enabled(if: hasAll, "git or ../shared/corpus/mdk is not here"))
struct StoryTests {
  private static let page =
    "mdk/SAP-samples__cloud-mdk-tutorial-samples/4-Level-Up-with-the-mobile-development-kit/2-Add-Styling-to-an-MDK-App"
    + "/mdk_styling/Pages/com_sap_edm_sampleservice_v4_Customers/Customers_List.page"
  private static let order = "screens/order.xml"
  private static let right = (size: "0 0 44 44", transition: "push", action: "NavToCustomers_Detail")
  private static let wrong = (size: "0 0 36 36", transition: "modal", action: "NavToCustomers_Edit")

  /// A screen with a target and a cell with a chevron, each in a line of its own.
  private static func order(_ size: String, _ transition: String, _ suppressions: [String] = ["", ""]) -> String {
    """
    <screen name="Order" platform="ios">
      \(suppressions[0])<button id="pay" text="Pay" frame="\(size)"/>
      <tableView id="items">
        \(suppressions[1])<objectCell id="chair"><title text="Chair"/><accessory control="chevron"/><tap opens="object" transition="\(transition)"/></objectCell>
      </tableView>
    </screen>

    """
  }

  private let workspace: Workspace

  init() throws {
    workspace = try Workspace([Self.order: Self.order(Self.right.size, Self.right.transition)])
    try FileManager.default.copyItem(atPath: corpus, toPath: workspace.folder.path("mdk"))
  }

  private func git(_ arguments: String...) throws {
    #expect(try Git.run(arguments, in: workspace.folder.path) == 0, "git \(arguments)")
  }

  /// Changes what the cells of a real page open.
  private func setAction(_ action: String, insteadOf other: String) throws {
    let text = workspace.folder.text(of: Self.page)
    let changed = text.replacing("/Customers/\(other).action", with: "/Customers/\(action).action")
    #expect(changed != text)
    try workspace.folder.write(Self.page, changed)
  }

  private func findings(_ result: Command.Result) -> [[String: Any]] {
    result.json["findings"] as? [[String: Any]] ?? []
  }

  private func titles(_ result: Command.Result) -> [String] {
    findings(result).map { finding in
      let name = (finding["path"] as? String ?? "").split(separator: "/").last ?? ""
      return "\(name) \(finding["rule"] ?? "")"
    }
  }

  @Test func fromOldScreensToNewOnes() throws {
    // Turned on: old screens go against some rules.
    #expect(try workspace.run("init").status == 0)
    let first = try workspace.run("check")
    #expect(first.status == 1 && first.error.contains(" of 255 screens"), "\(first.error)")

    // Those are put out of the way.
    #expect(try workspace.run("baseline", "create").status == 0)
    #expect(workspace.folder.text(of: ".fiorilint.yml").contains("\nbaseline: .fiorilint-baseline.json\n"))
    let accepted = try workspace.run("check")
    #expect(accepted.status == 0 && accepted.output.isEmpty, "\(accepted.text)\(accepted.error)")
    #expect(try workspace.run("baseline", "check").status == 0)
    try git("init", "-b", "main")
    try git("add", ".")
    try git("commit", "-m", "old")

    // A change makes a target too small, and lets two chevrons open what a chevron does not announce.
    try workspace.folder.write(Self.order, Self.order(Self.wrong.size, Self.wrong.transition))
    try setAction(Self.wrong.action, insteadOf: Self.right.action)
    let change = try workspace.run(
      "check", ".", "--since", "main", "--format", "json", "--show", "suppressions")
    #expect(change.status == 1)
    #expect(
      titles(change) == [
        "Customers_List.page object-cell/accessory-navigation", "order.xml touch-target/minimum-size",
        "order.xml object-cell/accessory-navigation",
      ], "\(change.text)\(change.error)")
    #expect(titles(try workspace.run("check", ".", "--format", "json")) == titles(change))

    // They stay, for a reason: what is suggested goes where it says, once it says why.
    let suggestions = findings(change).compactMap { $0["suppression"] as? String }.map { suggestion in
      let reasoned = suggestion.replacing("TODO: say why", with: "Agreed with design until the next release.")
      #expect(reasoned != suggestion)
      return reasoned
    }
    try #require(suggestions.count == 3)
    #expect(suggestions[0].hasPrefix("\"fiorilint-disable\": {\"object-cell/accessory-navigation\": "))
    let entry =
      "- {files: \"**/Customers_List.page\", rule: object-cell/accessory-navigation, reason: \"Agreed with design.\"}"
    try workspace.folder.write(
      ".fiorilint.yml", workspace.folder.text(of: ".fiorilint.yml") + "ignore:\n  \(entry)\n")
    try workspace.folder.write(
      Self.order, Self.order(Self.wrong.size, Self.wrong.transition, [suggestions[1], suggestions[2]]))
    let suppressed = try workspace.run("check")
    #expect(suppressed.status == 0 && suppressed.output.isEmpty, "\(suppressed.text)")
    #expect(suppressed.error.contains(" · 3 suppressed"), "\(suppressed.error)")

    // Once fixed, nothing needs the suppressions any more.
    try workspace.folder.write(
      Self.order, Self.order(Self.right.size, Self.right.transition, [suggestions[1], suggestions[2]]))
    try setAction(Self.right.action, insteadOf: Self.wrong.action)
    let fixed = try workspace.run("check", ".", "--format", "json")
    #expect(fixed.status == 0)
    #expect(
      titles(fixed) == [
        ".fiorilint.yml suppression/unused", "order.xml suppression/unused", "order.xml suppression/unused",
      ], "\(fixed.text)")
  }
}

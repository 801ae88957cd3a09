import Formats
import Linting
import Screens
import TestSupport
import Testing

/// What fixes make of storyboards.
@Suite struct InterfaceBuilderEditingTests {
  private static let path = "Fixtures/formats/interface-builder/violations.storyboard"

  /// The titles of what is offered, with the lines that each changes.
  private func offers(_ text: [UInt8], _ rule: String) -> [(title: String, safety: FixSafety, lines: [String])] {
    var options = LintOptions()
    options.demands = .fixes
    let linter = Linter(
      rules: TestLinter.rules.filter { $0.id == rule }, knownRules: TestLinter.rules, formats: Formats.all,
      options: options)
    let report = linter.makeEngine().lint(text, path: Self.path)
    return report.findings.flatMap(\.fixes).map { fix in
      let after = String(decoding: fix.textEdits.applied(to: text), as: UTF8.self)
      let old = Set(String(decoding: text, as: UTF8.self).split(separator: "\n"))
      return (fix.title, fix.safety, after.split(separator: "\n").filter { !old.contains($0) }.map(String.init))
    }
  }

  @Test func accessoryOrSegue() throws {
    let offers = offers(try Repository.bytes(of: Self.path), "object-cell/accessory-navigation")
    #expect(
      Set(offers.map(\.title)).isSubset(of: [
        "Show an information icon", "Push the screen", "Show a chevron", "Open it as a modal",
      ]))
    #expect(offers.count >= 3 && offers.allSatisfy { $0.safety == .suggestion && $0.lines.count == 1 })
    #expect(offers.contains { $0.title == "Push the screen" && $0.lines[0].contains("kind=\"show\"") })
  }

  /// A layout says how large its cells are, no matter what is in them.
  @Test func aLayoutGivesItsCellsAnotherSize() throws {
    let offers = offers(try Repository.bytes(of: Self.path), "collection-cell/labeled-cell-size")
    #expect(offers.map(\.safety) == [.unsafe])
    let lines = offers.flatMap(\.lines).map { $0.trimmingPrefix { $0 == " " } }
    #expect(
      lines.prefix(3) == [
        #"<size key="itemSize" width="120" height="170"/>"#,
        #"<rect key="frame" x="0.0" y="0.0" width="120" height="170"/>"#,
        #"<rect key="frame" x="0.0" y="0.0" width="120" height="170"/>"#,
      ])
    #expect(lines.count == 5 && lines.dropFirst(3).allSatisfy { $0.hasSuffix(#" misplaced="YES">"#) })
  }

  private func table(_ heights: [Int]) -> [UInt8] {
    let cells = heights.map { height in
      """
      <tableViewCell id="r\(height)" rowHeight="\(height)" customClass="FUIObjectTableViewCell">
      <rect key="frame" x="0" y="0" width="393" height="\(height)"/>
      <tableViewCellContentView key="contentView" id="k\(height)">
      <rect key="frame" x="0" y="0" width="393" height="\(height - 1)"/></tableViewCellContentView></tableViewCell>
      """
    }
    return Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES"><device id="retina6_12" orientation="portrait"/><scenes><scene><objects>
      <tableViewController id="c"><tableView key="view" dataMode="static" rowHeight="44" id="t">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <sections><tableViewSection id="s"><cells>\(cells.joined(separator: "\n"))</cells></tableViewSection></sections>
      </tableView></tableViewController></objects></scene></scenes></document>
      """.utf8)
  }

  @Test func aRowSaysHowHighItIs() {
    let offers = offers(table([60, 61, 80]), "object-cell/consistent-height")
    #expect(offers.map(\.safety) == [.unsafe])
    #expect(
      offers.first?.lines.filter { $0.hasPrefix("<tableViewCell id") } == [
        #"<tableViewCell id="r61" rowHeight="60" customClass="FUIObjectTableViewCell">"#,
        #"<tableViewCell id="r80" rowHeight="60" customClass="FUIObjectTableViewCell">"#,
      ])
  }

  private func button(_ attributes: String, _ inside: String) -> [UInt8] {
    Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES"><device id="retina6_12" orientation="portrait"/><scenes><scene><objects>
      <viewController id="c"><view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
      <button opaque="NO" id="b"\(attributes)>
      <rect key="frame" x="100" y="100" width="30" height="44"/>
      \(inside)<connections><action selector="go:" destination="c" eventType="touchUpInside" id="a"/></connections>
      </button></subviews></view></viewController></objects></scene></scenes></document>
      """.utf8)
  }

  @Test func aFrameGrowsAroundItsCentre() {
    let offers = offers(button("", ""), "touch-target/minimum-size")
    #expect(offers.map(\.safety) == [.unsafe])
    #expect(offers.map(\.lines) == [[#"<rect key="frame" x="93" y="100" width="44" height="44"/>"#]])
  }

  @Test func soDoesWhatPinsIt() {
    let pinned = button(
      #" translatesAutoresizingMaskIntoConstraints="NO""#,
      """
      <constraints>
      <constraint firstAttribute="width" constant="30" id="k"/>
      <constraint firstAttribute="height" constant="44" id="l"/>
      </constraints>
      """)
    let lines = offers(pinned, "touch-target/minimum-size").map(\.lines)
    #expect(
      lines == [
        [
          #"<rect key="frame" x="93" y="100" width="44" height="44"/>"#,
          #"<constraint firstAttribute="width" constant="44" id="k"/>"#,
        ]
      ])
  }
}

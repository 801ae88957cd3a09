import Linting
import TestSupport
import Testing

/// Lengths of which only a limit is known: what is said of them says so.
@Suite struct LengthLimitTests {
  private func messages(_ constraints: String) -> [String] {
    let button = """
      <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="b" userLabel="b"><constraints>\(constraints)</constraints>
      <connections><action selector="tap:" destination="vc" eventType="touchUpInside" id="a"/></connections></button>
      """
    let report = TestLinter.lint(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes><scene><objects><viewController id="vc"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>\(button)</subviews></view></viewController></objects></scene></scenes></document>
      """, path: "a.storyboard")
    return report.findings.map { finding in
      let values = finding.quantities.filter { $0.role == .measured }.map { "\($0.name)=\($0.value)" }
      return "\(finding.message) \(values)"
    }
  }

  private func limit(_ attribute: String, _ length: Int, relation: String = "relation=\"lessThanOrEqual\"") -> String {
    "<constraint firstAttribute=\"\(attribute)\" \(relation) constant=\"\(length)\" id=\"\(attribute)\"/>"
  }

  @Test func whatIsKnownIsSaid() {
    for (constraints, words, values) in [
      (limit("width", 30), " is at most 30 pt wide; touch", ["width=30.0"]),
      (limit("height", 20), " is at most 20 pt high; touch", ["height=20.0"]),
      (limit("width", 30) + limit("height", 20), " is at most 30 × 20 pt; touch", ["width=30.0", "height=20.0"]),
      (
        limit("width", 30, relation: "") + limit("height", 20), " is at most 30 × 20 pt; touch",
        ["width=30.0", "height=20.0"]
      ),
      (limit("width", 30, relation: ""), " is 30 pt wide; touch", ["width=30.0"]),
    ] {
      let messages = messages(constraints)
      #expect(messages.count == 1 && messages[0].contains(words) && messages[0].hasSuffix("\(values)"), "\(messages)")
    }
  }
}

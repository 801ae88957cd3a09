import Formats
import Screens
import TestSupport
import Testing

/// Snapshots of agent-device, and outlines of Figma: what tools for agents write.
@Suite struct AgentToolTests {
  private func snapshot(_ nodes: String...) -> ReadScreens {
    let app =
      #"{"index": 0, "ref": "e1", "type": "Application", "rect": {"x": 0, "y": 0, "width": 390, "height": 844}}"#
    return read(
      #"{"nodes": [\#(([app] + nodes).joined(separator: ", "))], "truncated": false}"#, as: AgentDeviceFormat())
  }

  private func node(_ number: Int, in parent: Int, _ type: String, _ rect: String, _ more: String = "") -> String {
    let sides = rect.split(separator: " ")
    return #"{"index": \#(number), "ref": "e\#(number)", "type": "\#(type)", "parentIndex": \#(parent)\#(more), "#
      + #""rect": {"x": \#(sides[0]), "y": \#(sides[1]), "width": \#(sides[2]), "height": \#(sides[3])}}"#
  }

  @Test func elementsLieInTheirParents() {
    // A parent may follow what it holds.
    let result = snapshot(node(2, in: 1, "Button", "20 200 30 30"), node(1, in: 0, "Window", "0 0 390 844"))
    #expect(result.line("screen").contains("width=390 height=844"), "\(result.dump)")
    #expect(result.line("content/button").contains("frame=[20.0 200.0 30.0 30.0]"), "\(result.dump)")
  }

  /// Rectangles end where something scrolls around them.
  @Test func whatAScrollViewMayCutIsUnknown() {
    let result = snapshot(
      node(1, in: 0, "Window", "0 0 390 844"), node(2, in: 1, "ScrollView", "0 100 390 500"),
      node(3, in: 2, "Button", "20 580 90 20"), node(4, in: 2, "Button", "20 300 90 30"))
    let buttons = result.lines("content/button")
    #expect(buttons.count == 2 && buttons[0].contains("frame=?"), "\(result.dump)")
    #expect(buttons[1].contains("frame=[20.0 300.0 90.0 30.0]"), "\(result.dump)")
  }

  @Test func whatIsCoveredIsUnknown() {
    let result = snapshot(
      node(1, in: 0, "Window", "0 0 390 844"),
      node(2, in: 1, "Button", "20 300 90 30", #", "interactionBlocked": "covered""#))
    #expect(result.line("content/button").contains("frame=?"), "\(result.dump)")
  }

  @Test(arguments: ["android.widget.Button", "AXButton"]) func otherPlatformsAreRefused(type: String) {
    let failure = snapshot(node(1, in: 0, type, "0 0 9 9")).failure
    #expect(failure?.unsupportedFormat == "agent-device" && failure?.offset != nil)
  }

  @Test func elementsInACircleAreLeftOut() {
    let result = snapshot(node(1, in: 2, "Button", "0 100 30 30"), node(2, in: 1, "Other", "0 0 9 9"))
    #expect(result.failure == nil && !result.dump.contains("button"), "\(result.dump)")
  }

  @Test func anAnswerOfMCPIsReadAsTheTreeInIt() throws {
    let tree = #"[{"AXFrame": "{{0, 0}, {390, 844}}", "type": "Application", "children": []}]"#
    let quoted = tree.replacing("\"", with: "\\\"")
    let answer = read(#"{"content": [{"type": "text", "text": "\#(quoted)"}]}"#, as: IDBFormat())
    #expect(answer.failure == nil && answer.dump == read(tree, as: IDBFormat()).dump, "\(answer.dump)")
  }

  // MARK: Figma

  private func outline(_ text: String) -> ReadScreens { read(text, as: FigmaMetadataFormat(), path: "a.xml") }

  /// Texts and shapes are in no outline.
  @Test func whatAnOutlineLacksIsUnknown() {
    let result = read(file: "Fixtures/formats/figma-metadata/page.xml", as: FigmaMetadataFormat())
    #expect(result.dumps.count == 1 && !result.dump.contains("text=\""), "\(result.dump)")
    #expect(!result.dump.contains("shape="), "\(result.dump)")
    #expect(result.lines("cells/objectCell").count == 3, "\(result.dump)")
  }

  @Test func framesCountFromTheLayerAround() {
    let result = outline(
      #"<canvas id="0:1" name="p" x="5" y="5" width="0" height="0">"#
        + #"<frame id="1:1" name="S" x="100" y="200" width="390" height="844">"#
        + #"<frame id="1:2" name="Bars" x="10" y="300" width="300" height="200">"#
        + #"<instance id="1:3" name="Button" x="20" y="30" width="120" height="48"/></frame></frame></canvas>"#)
    #expect(result.line("content/button").contains("frame=[30.0 330.0 120.0 48.0]"), "\(result.dump)")
  }

  /// Whether places in a group count from its corner is unknown.
  @Test func framesInAGroupAreUnknown() {
    let result = outline(
      #"<frame id="1:1" name="S" x="0" y="0" width="390" height="844"><group id="1:2" name="G" x="9" y="9" width="99" "#
        + #"height="99"><instance id="1:3" name="Button" x="20" y="30" width="120" height="48"/></group></frame>"#)
    #expect(result.line("content/button").contains("frame=?"), "\(result.dump)")
  }
}

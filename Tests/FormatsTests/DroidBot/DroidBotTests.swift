import Formats
import Screens
import TestSupport
import Testing

@Suite struct DroidBotTests {
  private func state(_ views: String..., size: String = #""width": 1080, "height": 1920"#) -> ReadScreens {
    var options = ReaderOptions()
    options.density = 2
    return read(
      #"{"state_str": "1", \#(size), "views": [\#(views.joined(separator: ", "))]}"#, as: DroidBotFormat(),
      options: options)
  }

  private func view(_ id: Int, in parent: Int?, _ text: String = "", _ bounds: String = "[[0, 0], [1080, 1920]]")
    -> String
  {
    let parent = parent.map { #""parent": \#($0), "# } ?? ""
    return
      #"{"temp_id": \#(id), \#(parent)"text": "\#(text)", "class": "android.widget.TextView", "bounds": \#(bounds)}"#
  }

  @Test(arguments: [
    #"{"tag": "1", "foreground_activity": "a", "views": []}"#,
    #"{"views": [{"temp_id": 0, "bounds": [[0, 0], [1, 1]]}]}"#,
  ])
  func isRecognizedByContent(_ text: String) throws { #expect(try formatName(of: text) == "droidbot") }

  @Test(arguments: [#"{"views": []}"#, #"{"views": [{"bounds": 1}]}"#, #"{"foreground_activity": "a"}"#])
  func isLeftToOtherFormats(_ text: String) throws { #expect(try formatName(of: text) != "droidbot") }

  @Test func viewsLieInTheirParents() {
    let dump = state(view(0, in: -1), view(2, in: 1, "c"), view(1, in: 0, "b"), view(3, in: 0, "d")).dump
    let lines = dump.split(separator: "\n").dropFirst()
    let depths = lines.map { line in line.prefix { $0 == " " }.count / 2 }
    #expect(depths == [1, 2, 1])
    for (line, text) in zip(lines, ["b", "c", "d"]) { #expect(line.contains("text=\"\(text)\"")) }
  }

  @Test func childrenTellWhatViewsThatSayNothingLieIn() {
    let root = view(0, in: -1).dropLast() + #", "children": [2, 1, 99, -4, 0]}"#
    #expect(state(String(root), view(1, in: nil, "b"), view(2, in: nil, "c")).lines("content/").count == 2)
  }

  @Test(arguments: [["1"], ["77"], ["2", "1"]])
  func whatIsInNoPlaceOfTheScreenLeavesItOpen(_ parents: [String]) {
    let lost = parents.enumerated().map { view($0.offset + 1, in: Int($0.element), "lost") }
    let dump = state(([view(0, in: -1, "known")] + lost).joined(separator: ", ")).dump
    #expect(dump.contains("content?") && dump.contains("known") && !dump.contains("lost"))
  }

  @Test func manyEqualNumbersAndLongChainsEnd() {
    let equal = (0..<20_000).map { _ in view(7, in: 7) }.joined(separator: ", ")
    #expect(state(equal).dump.contains("content?"))
    let chain = (0..<20_000).map { view($0, in: $0 - 1) }.joined(separator: ", ")
    #expect(state(chain).failure?.message == "views are nested deeper than 256")
  }

  @Test(arguments: [
    (#""width": 1080, "height": 1920"#, "width=540 height=960"),
    (#""width": 1920, "height": 1080"#, "width=540 height=960"),
    (#""width": 1080, "height": 2200"#, "width=540 height=1100"),
    (#""width": 720, "height": 1280"#, "width=540 orientation"),
    (#""width": 1920, "height": 1920"#, "width=960 height=960"), (#""tag": 1"#, "width=540 orientation"),
  ])
  func theOutermostViewTellsHowTheScreenIsHeld(_ size: String, _ expected: String) {
    #expect(state(view(0, in: -1), size: size).dump.contains(expected))
  }

  @Test func hiddenViewsAreSkipped() {
    let hidden = #"{"temp_id": 1, "parent": 0, "text": "b", "visible": false, "bounds": [[0, 0], [9, 9]]}"#
    let backwards = view(2, in: 0, "c", "[[9, 9], [0, 0]]")
    #expect(state(view(0, in: -1), hidden, backwards).lines("content/").isEmpty)
  }

  @Test func placesAreThoseOfTheFile() {
    var text = ""
    _ = read(#"{"state_str": "", "views": [\#(view(0, in: -1, "a"))]}"#, as: DroidBotFormat()) { tree, source in
      text = source.text(tree.range(of: .frame, in: tree[1]))
    }
    #expect(text == #""bounds": [[0, 0], [1080, 1920]]"#)
  }

  @Test func fixturesAreUnderstoodAsTheyWere() throws {
    #expect(try Golden.difference(of: trees(in: "droidbot", as: DroidBotFormat()), from: "droidbot-trees.txt") == nil)
  }
}

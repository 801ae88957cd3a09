import Formats
import Screens
import TestSupport
import Testing

/// Trees that XCTest gives of itself, in JSON and as a debug description.
@Suite struct XCTestTests {
  private static let page = "Fixtures/formats/ios-page-source/shop.xml"

  /// What of a tree a page source says alone: whether an element is visible, and what a screen reader reaches.
  private func common(_ screens: ReadScreens) -> [String] {
    let words = ["widthClass=", "heightClass=", "accessibilityLabel", "id="]
    return screens.dump.split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: false)
        .filter { word in !words.contains { word.hasPrefix($0) } }.joined(separator: " ")
    }
  }

  /// The lines of cells that do not lie at the right of a screen 402 pt wide: a snapshot says less of those.
  private func cellsOnScreen(_ lines: [String]) -> [String] {
    lines.filter { line in
      guard line.contains("cells/") else { return false }
      let x = line.split(separator: "frame=[").dropFirst().first?.split(separator: " ").first
      return x.flatMap { Double($0) }.map { $0 < 402 } ?? true
    }
  }

  private func format(of text: String) throws -> String {
    let source = SourceReader()
    try source.open(Array(text.utf8), path: "any.txt")
    let head = FileHead(source)
    return Formats.all.first { $0.recognizes(head) }?.name ?? ""
  }

  // MARK: One screen in all spellings

  @Test(arguments: ["xctest/source.json", "xctest/driver.json", "xctest/snapshot.json", "xctest-description/shop.txt"])
  func isTheScreenOfThePageSource(path: String) throws {
    let path = "Fixtures/formats/" + path
    let text = String(decoding: try Repository.bytes(of: path), as: UTF8.self)
    let name = try format(of: text)
    let format = try #require(Formats.builtIn.first { $0.name == name })
    #expect(["xctest", "xctest-description"].contains(format.name))
    let (own, page) = (read(file: path, as: format), read(file: Self.page, as: PageSourceFormat()))
    let (left, right) = (common(own), common(page))
    #expect(cellsOnScreen(left) == cellsOnScreen(right))
    #expect(cellsOnScreen(left).count > 10)
    #expect(left.count == right.count, "\(own.dump)")
  }

  @Test func everyFixtureIsUnderstoodAsBefore() throws {
    let text =
      trees(in: "xctest", as: XCTestFormat())
      + trees(in: "xctest-description", withExtension: "txt", as: DebugDescriptionFormat())
    #expect(try Golden.difference(of: text, from: "xctest-trees.txt") == nil)
  }

  @Test func placesAreThoseInTheFile() {
    for path in ["answer.json", "shop.xml"] {
      var names: [String] = []
      let result = read(file: "Fixtures/formats/ios-page-source/" + path, as: PageSourceFormat()) { tree, source in
        for index in 0..<tree.count {
          let range = tree.range(of: tree[index])
          let text = UnsafeBufferPointer(start: source.bytes, count: source.count)[range]
          names.append(String(decoding: text.prefix(24), as: UTF8.self))
        }
      }
      #expect(result.failure == nil && names.count > 40)
      #expect(names.allSatisfy { $0.hasPrefix("<XCUIElementType") }, "\(names)")
    }
  }

  @Test func anAnswerIsReadAsTheTextInIt() {
    let answer = read(file: "Fixtures/formats/ios-page-source/answer.json", as: PageSourceFormat())
    #expect(answer.dump == read(file: Self.page, as: PageSourceFormat()).dump)
  }

  @Test func aLogHasAScreenForEachTree() {
    let log = read(file: "Fixtures/formats/xctest-description/log.txt", as: DebugDescriptionFormat())
    let one = read(file: "Fixtures/formats/xctest-description/shop.txt", as: DebugDescriptionFormat())
    #expect(log.failure == nil && log.dumps.count == 2)
    #expect(log.dumps.allSatisfy { $0 == one.dump })
    let quoted = read(file: "Fixtures/formats/xctest-description/quoted.txt", as: DebugDescriptionFormat())
    #expect(quoted.dump == one.dump)
  }

  @Test func aLogHasAScreenForEachPageSource() throws {
    let page = String(decoding: try Repository.bytes(of: Self.page), as: UTF8.self)
    let log = read("start\n\(page)\nstep 2\n\(page)done\n", as: PageSourceFormat())
    #expect(log.failure == nil && log.dumps == Array(repeating: read(page, as: PageSourceFormat()).dump, count: 2))
  }

  // MARK: Debug descriptions

  private func description(_ elements: String...) -> ReadScreens {
    let text =
      "Element subtree:\n →Application, 0x1, pid: 2, label: 'Shop'\n    Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}\n"
      + elements.map { "      " + $0 }.joined(separator: "\n")
    return read(text, as: DebugDescriptionFormat())
  }

  @Test(
    arguments: [
      ("label: 'It's'", "It's"), ("label: 'a', b'", "a', b"), ("label: 'two\nlines'", "two\nlines"),
      ("identifier: 'x', label: 'Buy, now', Selected", "Buy, now"), ("label: 'a', value: 'b'", "a"),
      ("label: 'Ends'\r", "Ends"), ("label: 'x, value: y', value: 3", "x, value: y"),
    ])
  func labelsMayHoldAnything(attributes: String, label: String) {
    let result = description("Button, 0x3, {{16.0, 200.0}, {90.0, 30.0}}, \(attributes)")
    #expect(result.dump.contains(#"text="\#(label)""#), "\(result.dump)")
    #expect(result.line("content/button").contains("frame=[16.0 200.0 90.0 30.0]"))
  }

  @Test func textsAreTheirValue() {
    let result = description("StaticText, 0x3, {{16.0, 200.0}, {90.0, 30.0}}, value: 3, of 5, Disabled")
    #expect(result.line("content/label").contains(#"text="3, of 5""#), "\(result.dump)")
  }

  @Test(
    arguments: [
      "Button, {{16.0, 200.0}, {90.0, 30.0}}", "Button 0x7f8: {{16.0, 200.0}, {90.0, 30.0}}",
      "Button, 0x3, traits: Button, Selected, {{16.0, 200.0}, {90.0, 30.0}}",
      "Button, 0x3, pid: 5, {{16.0, 200.0}, {90.0, 30.0}}",
    ])
  func olderLinesAreReadToo(line: String) {
    #expect(description(line).line("content/button").contains("frame=[16.0 200.0 90.0 30.0]"))
  }

  @Test(arguments: ["{{inf, inf}, {0.0, 0.0}}", "{{nan, 0}, {1, 1}}", "{{1, 2}}", "{{", "{{1, 2}, {3, 4", ""])
  func oddFramesAreUnknown(frame: String) {
    #expect(description("Button, 0x3, \(frame)").line("content/button").contains("frame=?"))
  }

  @Test func everyBeginningIsReadOrRefused() throws {
    let text = try Repository.bytes(of: "Fixtures/formats/xctest-description/log.txt")
    for count in stride(from: 0, to: text.count, by: 97) {
      let result = read(String(decoding: text.prefix(count), as: UTF8.self), as: DebugDescriptionFormat())
      #expect(result.failure != nil || !result.dumps.isEmpty)
    }
  }

  @Test func linesWithTimesInFrontKeepTheirDepth() {
    let lines = [
      "Element subtree:", " →Application, 0x1, pid: 2, label: 'Shop'", "    Window, 0x2, {{0.0, 0.0}, {390.0, 844.0}}",
      "      Cell, 0x3, {{0.0, 100.0}, {390.0, 60.0}}",
      "        Button, 0x4, {{10.0, 110.0}, {30.0, 30.0}}, label: 'a'",
    ]
    let plain = read(lines.joined(separator: "\n"), as: DebugDescriptionFormat())
    let logged = read(
      lines.map { "2026-11-02T10:00:01.123Z " + $0 }.joined(separator: "\n"), as: DebugDescriptionFormat())
    #expect(plain.dump == logged.dump && plain.line("content/").contains("interactive"), "\(plain.dump)")
  }

  // MARK: Other platforms

  @Test(
    arguments: [
      ("Window, 0x2, {{0.0, 0.0}, {390.0, 844.0}}, title: 'Notes'", "macOS"),
      ("Window, 0x2, {{0.0, 0.0}, {198.0, 242.0}}", "watchOS"),
    ])
  func otherPlatformsAreRefusedByName(window: String, platform: String) {
    let result = read("Element subtree:\n →Application, 0x1\n    \(window)\n", as: DebugDescriptionFormat())
    #expect(result.failure?.message.contains(platform) == true && result.failure?.isOfOtherKind == true)
  }

  /// The application of a Mac has no size, and its windows lie anywhere.
  @Test(arguments: [(0, 100, true), (390, 100, false), (0, 0, false)])
  func windowsOfAMac(width: Int, place: Int, isOfMac: Bool) {
    func frame(_ x: Int, _ width: Int) -> String {
      #""frame": {"X": \#(x), "Y": \#(x), "Width": \#(width), "Height": \#(width)}"#
    }
    let result = read(
      #"{"elementType": 2, \#(frame(0, width)), "children": [{"elementType": 4, \#(frame(place, 600)), "children": []}]}"#,
      as: XCTestFormat())
    #expect((result.failure?.message.contains("macOS") ?? false) == isOfMac, "\(result)")
  }

  @Test func theHomeScreenIsNotTheApplications() {
    let result = read(
      "Element subtree:\n →Application, 0x1, label: ' '\n    Window, 0x2, {{0.0, 0.0}, {390.0, 844.0}}\n"
        + "      Button, 0x3, {{0.0, 90.0}, {20.0, 20.0}}, label: 'a'\n", as: DebugDescriptionFormat())
    #expect(!result.dump.contains("button"))
  }

  // MARK: Detection

  @Test(
    arguments: [
      (#"{"value": {"type": "Application", "rect": {}, "isVisible": "1"}}"#, "xctest"),
      (#"{"elementType": 2, "frame": {"X": 0}}"#, "xctest"),
      (#"{"axElement": {"elementType": 0, "frame": {}}}"#, "xctest"),
      ("Attributes: Application, 0x1\nElement subtree:\n →Application, 0x1\n  {{0, 0}, {1, 1}}", "xctest-description"),
      (#""Element subtree:\n Window, 0x1, {{0, 0}, {1, 1}}""#, "xctest-description"),
      (#"{"value": "<XCUIElementTypeApplication/>"}"#, "ios-page-source"),
      (#"{"value": "<hierarchy rotation=\"0\"/>"}"#, "uiautomator"),
      (#"{"content": [{"type": "text", "text": "<AppiumAUT/>"}]}"#, "ios-page-source"), (#"{"value": "x"}"#, ""),
      (#"{"elementType": "row", "label": "x"}"#, ""), (#""text""#, ""),
    ])
  func formatsAreKnownByTheirContent(text: String, name: String) throws { #expect(try format(of: text) == name) }
}

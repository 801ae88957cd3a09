import Screens
import TestSupport
import Testing

@testable import Linting

/// Offsets as lines and columns, and the lines that findings show.
@Suite struct PlaceTests {
  private func source(_ text: String) throws -> SourceReader {
    let source = SourceReader()
    try Array(text.utf8).withUnsafeBytes { try source.open(text: $0, path: "a") }
    return source
  }

  private func position(of offset: Int, in text: [UInt8]) -> SourcePosition {
    let mark = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var position = SourcePosition.start
    if offset > mark { text[mark..<offset].withUnsafeBufferPointer { position.advance(over: $0) } }
    return position
  }

  static let texts = [
    "", "abc", "a\nbc\n\nd", "é😀\n\r\nx", "\u{FEFF}", "\u{FEFF}a\nb", "\u{FEFF}é\n",
    String(repeating: "é x", count: 200),
    String(repeating: "é\n", count: 200),
    "\u{FEFF}" + String(repeating: "a", count: 99) + "\nb\n" + String(repeating: "😀", count: 99),
  ]

  /// In any order, forward and back.
  @Test(arguments: texts) func anyOrder(text: String) throws {
    let bytes = Array(text.utf8)
    let source = try source(text)
    var generator = SeededGenerator(seed: UInt64(bytes.count))
    var cursor = PositionCursor()
    var offset = 0
    for round in 0..<1500 {
      switch round % 3 {
      case 0: offset = generator.below(bytes.count + 1)
      case 1: offset = max(0, offset - generator.below(7))
      default: offset = min(bytes.count, offset + generator.below(7))
      }
      // Places of elements and facts begin at a character.
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      try #require(cursor.position(of: offset, in: source) == position(of: offset, in: bytes), "\(offset)")
    }
  }

  /// Where the text ends too early, behind its last line break, the last line that says something is shown too.
  @Test(
    arguments: [
      ("{\"a\": [\n  1,\n", 3, 2, "  1,"), ("{\"a\": [\n  1,\r\n\n \n", 5, 2, "  1,"), ("[1,", 1, nil, nil),
      ("\n\n", 3, nil, nil), ("[\n1,", 2, nil, nil),
    ] as [(String, Int, Int?, String?)])
  func whereATextEnds(text: String, number: Int, line: Int?, shown: String?) throws {
    let source = try source(text)
    let excerpt = SourceExcerpt.line(
      ofMistakeAt: text.utf8.count, position(of: text.utf8.count, in: source), in: source)
    #expect(excerpt.before?.number == line, "\(excerpt)")
    #expect(excerpt.before?.text == shown, "\(excerpt)")
    var options = LintOptions()
    options.demands.insert(.excerpts)
    let failure = TestLinter.lint(text, options: options).failure
    if let line { #expect(failure?.excerpt?.before?.number == line && failure?.position?.line == number) }
  }

  @Test func beyondTheTextIsItsEnd() throws {
    let source = try source("ab\nc")
    var cursor = PositionCursor()
    #expect(cursor.position(of: 99, in: source).column == 2)
    #expect(cursor.position(of: -5, in: source) == .start)
  }

  @Test(arguments: [
    ("abc\ndef", 0..<2, "1:1-1:3"), ("abc\ndef", 1..<6, "1:2-1:4"), ("abc \r\ndef", 1..<8, "1:2-1:4"),
    ("abc", 1..<1, "1:2-1:2"),
    ("\n\nabc", 0..<3, "1:1-1:1"), ("é😀x", 2..<6, "1:2-1:3"), ("abc", 1..<99, "1:2-1:4"),
  ])
  func rangesEndInTheirFirstLine(text: String, range: Range<Int>, expected: String) throws {
    var cursor = PositionCursor()
    let (start, end) = cursor.positions(of: range, in: try source(text))
    #expect("\(start.line):\(start.column)-\(end.line):\(end.column)" == expected)
  }

  @Test(arguments: [
    ("abc", 1, "abc", 1), ("a\nbcd\ne", 3, "bcd", 1), ("a\r\nbcd\r\ne", 4, "bcd", 1), ("\u{FEFF}abc", 4, "abc", 1),
    ("\u{FEFF}abc", 3, "abc", 1),
    ("abc\n", 4, "", 1), ("", 0, "", 1), ("abc", 3, "abc", 1),
  ])
  func excerptIsTheLine(text: String, offset: Int, expected: String, column: Int) throws {
    let excerpt = try line(around: offset, of: text)
    #expect(excerpt.text == expected)
    #expect(excerpt.column == column)
  }

  /// Of a bracket alone it is unknown what it is about: the line of its name is shown, else its first lines.
  @Test(arguments: [
    (
      "[\n  @{\n    \"_Type\": \"Section.Type.ObjectTable\",\n    \"_Name\": \"Orders\"\n  }@\n]",
      ["4:     \"_Name\": \"Orders\""]
    ),
    ("{@\"frame\": [\n  0,\n\n  80,\n  390\n]@}", ["2:   0,", "4:   80,"]),
    (
      "@{\n  \"Target\": {\"_Name\": \"Other\"},\n  \"Title\": \"\\\"_Name\"\n}@",
      ["2:   \"Target\": {\"_Name\": \"Other\"},", "3:   \"Title\": \"\\\"_Name\""]
    ),
    ("@{\"_Type\": \"x\", \"Target\": {\n}}@", []), ("@{}@", []), ("@\"Title\": \"x\"@\n", []), ("@{\n", []),
  ])
  func excerptOfABracketSaysMore(text: String, expected: [String]) throws {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false).map(\.utf8.count)
    let source = try source(text.filter { $0 != "@" })
    let excerpt = SourceExcerpt.frame(
      of: parts[0]..<parts[0] + parts[1], at: position(of: parts[0], in: source), in: source)
    #expect(excerpt.more.map { "\($0.number): \($0.text)" } == expected)
  }

  /// A file that breaks is shown where it breaks.
  @Test func failuresHaveExcerpts() {
    var options = LintOptions()
    options.demands.insert(.excerpts)
    let text = "{\"type\": \"screen\",\n \"name\" \"Orders\"}"
    let failure = TestLinter.lint(text, options: options).failure
    #expect(failure?.excerpt?.text == " \"name\" \"Orders\"}")
    #expect(failure?.message == "expected \":\" after the member name, found a quotation mark")
    #expect(TestLinter.lint(text).failure?.excerpt == nil)
  }

  private func position(of offset: Int, in source: SourceReader) -> SourcePosition {
    var cursor = PositionCursor()
    return cursor.position(of: offset, in: source)
  }

  private func line(around offset: Int, of text: String) throws -> SourceExcerpt {
    let source = try source(text)
    return SourceExcerpt.line(around: offset, column: position(of: offset, in: source).column, in: source)
  }

  /// An excerpt costs what it shows, wherever in a line it stands: dumps of screens are one line.
  @Test func excerptsOfALongLineCostWhatTheyShow() throws {
    let source = try source(String(repeating: "é", count: 4_000_000))
    func time(_ offset: Int) -> Duration {
      let column = 1 + offset / 2
      return ContinuousClock().measure {
        for _ in 0..<100 {
          let excerpt = SourceExcerpt.line(around: offset, column: column, in: source)
          #expect(excerpt.column == column - 80)
        }
      }
    }
    _ = time(1_000)
    let (near, far) = (time(1_000), time(7_000_000))
    // Counted from the line's beginning it was thousands of times.
    #expect(far < near * 20, "\(near) \(far)")
  }

  @Test func excerptOfALongLineIsCut() throws {
    let text = String(repeating: "é", count: 1000)
    for offset in [2, 500, 1000, 1998, 2000] {
      let excerpt = try line(around: offset, of: "x\n" + text + "\ny")
      #expect(excerpt.text.allSatisfy { $0 == "é" })
      #expect(excerpt.text.utf8.count <= 322)
    }
    let middle = try line(around: 1002, of: "x\n" + text)
    #expect(middle.column == 421)
    #expect(middle.text.count == 160)
  }

  // MARK: Names

  @Test(arguments: [
    (
      #"{"type": "collectionView", "id": "a", "cells": [{"type": "collectionCell"}]}"#,
      "screen/collectionView[a]/collectionCell[1]"
    ),
    (#"{"type": "collectionView", "id": "7", "header": {"text": "x"}}"#, #"screen/collectionView["7"]/header"#),
    (
      #"{"type": "collectionView", "id": "a/b", "footer": {"seeAll": {}}}"#,
      #"screen/collectionView["a/b"]/footer/seeAll"#
    ),
    (#"{"type": "objectCell", "id": "a]", "swipeActions": [{}, {}]}"#, #"screen/objectCell["a]"]/swipeAction[2]"#),
    (#"{"type": "objectCell", "id": "", "iconStack": {"icons": [{}]}}"#, "screen/objectCell[1]/iconStack/icon[1]"),
    (
      #"{"type": "objectCell", "id": "-1", "attributes": {"items": [{}]}}"#,
      #"screen/objectCell["-1"]/attributes/item[1]"#
    ),
    (#"{"type": "objectCell", "detailImage": {}}"#, "screen/objectCell[1]/detailImage"),
    (#"{"type": "objectCell", "id": "é b", "tags": [{}, {}, {}]}"#, "screen/objectCell[é b]/tag[3]"),
    (#"[{"type": "screen", "name": "A"}]"#, "screen[A]"), (#"[{"type": "screen"}]"#, "screen[1]"),
    (#"[{"type": "screen"}, {"type": "label"}]"#, "screen[2]/label[1]"),
  ])
  func pathOfTheLastElement(text: String, path: String) throws {
    var last = ""
    try Spelling.read(Array(text.utf8), path: "a") { tree in last = tree[tree.count - 1].path(in: tree) }
    #expect(last == path)
  }

  @Test(arguments: [
    (44, "44"), (43.5, "43.5"), (43.499, "43.5"), (0.05, "0.05"), (0.004, "0"), (-0.001, "0"), (-12.25, "-12.25"),
    (110.0001, "110"), (1e20, "1e+20"),
    (123_456.7, "123456.7"), (0.999, "1"), (-0.5, "-0.5"),
  ])
  func numbersAreBrief(number: Double, text: String) {
    #expect(number.brief == text)
  }

  @Test(arguments: [
    ("See All (48)", [48]), ("", []), ("See All", []), ("1,234 items", [1234]), ("12.345", [12345]),
    ("1 234 567", [1_234_567]),
    ("1\u{A0}234", [1234]), ("1\u{202F}234", [1234]), ("1'234", [1234]), ("3 of 48", [3, 48]), ("1,23", [1, 23]),
    ("1,2345", [1, 2345]),
    ("1234,567", [1234, 567]), ("0", [0]), ("007", [7]), ("a1b22c333", [1, 22, 333]), ("48.", [48]),
    ("(48)/(50)", [48, 50]), ("٤٨", []),
  ])
  func numbersInLabels(text: String, numbers: [Double]) {
    #expect(Array(text.utf8).withUnsafeBufferPointer { NumbersInText.find($0) } == numbers)
  }
}

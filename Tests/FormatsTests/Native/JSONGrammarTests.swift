import Formats
import Linting
import Screens
import TestSupport
import Testing

/// The grammar of RFC 8259, wherever in a file it is read: as a fact, in a list, in a list of screens, in a member that is not read, and in a
/// file of no known format.
@Suite struct JSONGrammarTests {
  /// What stands around a value.
  static let contexts: [(before: String, after: String)] = [
    (#"{"type": "screen", "$schema": "#, "}"), (#"{"type": "screen", "name": "#, "}"),
    (#"{"type": "screen", "width": "#, "}"), (#"{"type": "group", "frame": "#, "}"),
    (#"{"type": "tap", "quickActions": "#, "}"), (#"{"type": "group", "content": ["#, "]}"),
    (#"{"type": "collectionView", "header": "#, "}"), (#"{"type": "screen", "unheardOf": "#, "}"),
    (#"{"screens": ["#, "]}"), (#"{"a": "#, "}"), ("[{}, ", "]"), (#"[{"type": "screen"}, "#, "]"),
    (#"{"$schema": "#, #", "screens": []}"#), (#"{"type": "#, "}"),
  ]

  struct Wrong: Sendable, CustomTestStringConvertible {
    var bytes: [UInt8]
    /// Where the mistake is, in the value, in scalars from 0.
    var offset: Int
    var message: String
    var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }

    init(_ text: String, _ offset: Int, _ message: String) {
      self.init(Array(text.utf8), offset, message)
    }

    init(_ bytes: [UInt8], _ offset: Int, _ message: String) {
      self.bytes = bytes
      self.offset = offset
      self.message = message
    }
  }

  static let wrongNumbers = [
    Wrong("01", 0, "a number does not begin with 0"), Wrong("-012", 0, "a number does not begin with 0"),
    Wrong("00", 0, "a number does not begin with 0"), Wrong("00.5", 0, "a number does not begin with 0"),
    Wrong("1.", 2, "expected a digit after the decimal point"),
    Wrong("1.e3", 2, "expected a digit after the decimal point"),
    Wrong("-", 1, "expected a digit"), Wrong("--1", 1, "expected a digit"), Wrong("-.5", 1, "expected a digit"),
    Wrong("1e", 2, "expected a digit of the exponent"), Wrong("1E+", 3, "expected a digit of the exponent"),
    Wrong("1e.5", 2, "expected a digit of the exponent"), Wrong(".5", 0, "expected a"),
    Wrong("+1", 0, "expected a JSON value"), Wrong("0x10", 1, #"expected ","#), Wrong("1_000", 1, #"expected ","#),
    Wrong("1.5.2", 3, #"expected ","#), Wrong("NaN", 0, "expected a JSON value"),
    Wrong("Infinity", 0, "expected a JSON value"), Wrong("-Infinity", 1, "expected a digit"),
    Wrong("1n", 1, #"expected ","#), Wrong("١", 0, "a character outside ASCII"),
  ]

  static let wrongWords = [
    Wrong("tru", 0, "expected a JSON value"), Wrong("True", 0, "expected a JSON value"),
    Wrong("nul", 0, "expected a JSON value"), Wrong("NULL", 0, "expected a JSON value"),
    Wrong("falsy", 0, "expected a JSON value"), Wrong("truex", 4, #"expected ","#), Wrong("nulll", 4, #"expected ","#),
    Wrong("undefined", 0, "expected a JSON value"), Wrong("x", 0, "expected a JSON value"),
    Wrong("'a'", 0, "expected a JSON value"), Wrong("`a`", 0, "expected a JSON value"),
    Wrong("// c", 0, "comments are not allowed"), Wrong("/* c */ 1", 0, "comments are not allowed"),
    Wrong("1 // c", 2, "comments are not allowed"), Wrong("# c", 0, "expected a JSON value"),
    Wrong("\u{A0}1", 0, "a character outside ASCII"), Wrong("\u{FEFF}1", 0, "a character outside ASCII"),
    Wrong("\u{0C}1", 0, "the control character 0x0C"), Wrong("\u{0}1", 0, "the control character 0x00"),
    Wrong("1\u{0}", 1, "the control character 0x00"), Wrong("\u{7F}", 0, "the control character 0x7F"),
  ]

  static let wrongStructures = [
    Wrong("[1,]", 2, #"JSON allows no comma before "]""#), Wrong("[1 , ]", 3, #"JSON allows no comma before "]""#),
    Wrong(#"{"a":1,}"#, 6, #"JSON allows no comma before "}""#), Wrong("[,]", 1, "expected a JSON value"),
    Wrong("[,1]", 1, "expected a JSON value"), Wrong("[1,,2]", 3, "expected a JSON value"),
    Wrong("[1 2]", 3, #"expected "," or "]""#), Wrong("[1}", 2, #"expected "," or "]""#),
    Wrong(#"{"a":1]"#, 6, #"expected "," or "}""#), Wrong("{a:1}", 1, "a member name in double quotes"),
    Wrong("{1:1}", 1, "a member name in double quotes"), Wrong("{'a':1}", 1, "a member name in double quotes"),
    Wrong(#"{"a" 1}"#, 5, #"expected ":""#), Wrong(#"{"a"}"#, 4, #"expected ":""#),
    Wrong(#"{"a"=1}"#, 4, #"expected ":""#),
    Wrong(#"{"a":}"#, 5, "expected a JSON value"), Wrong(#"{"a":1 "b":2}"#, 7, #"expected "," or "}""#),
    Wrong("{,}", 1, "a member name in double quotes"), Wrong(#"{"a":1,,}"#, 7, "a member name in double quotes"),
    Wrong("{]", 1, "a member name in double quotes"), Wrong("[}", 1, "expected a JSON value"),
  ]

  static let duplicates = [
    Wrong(#"{"a":1,"a":1}"#, 7, #"the member "a" is given twice"#),
    Wrong(#"{"a":1,"b":2,"\u0061":1}"#, 13, #"the member "a" is given twice"#),
    Wrong(#"{"\u0061":1,"\u0061":1}"#, 12, #"the member "a" is given twice"#),
    Wrong(#"{"":1,"":1}"#, 6, #"the member "" is given twice"#),
    Wrong(#"{"x":{"a":1,"b":{},"a":2}}"#, 19, #"the member "a" is given twice"#),
    Wrong(#"[0,[{"a":1,"a":2}]]"#, 11, #"the member "a" is given twice"#),
    Wrong(#"{"a":1,"A":1,"b":1,"B":1,"A":1}"#, 25, #"the member "A" is given twice"#),
    Wrong(#"{"\n":1,"\u000a":1}"#, 8, "is given twice"), Wrong(#"{"😀":1,"\ud83d\ude00":1}"#, 7, "is given twice"),
    // é as one scalar and as two are different names, as no reader may normalize them.
    Wrong("{\"e\u{301}\":1,\"\u{E9}\":1,\"e\u{301}\":2}", 14, "is given twice"),
    Wrong(#"{"frame":1,"frame":2}"#, 11, #"the member "frame" is given twice"#),
    Wrong(#"{"type":"group","text":"","\u0074ype":1}"#, 26, #"the member "type" is given twice"#),
  ]

  static let wrongStrings = [
    Wrong(#""a\xb""#, 2, "an unknown escape"), Wrong(#""\a""#, 1, "an unknown escape"),
    Wrong(#""\'""#, 1, "an unknown escape"),
    Wrong(#""\U0041""#, 1, "an unknown escape"), Wrong(#""\u12""#, 1, "four hexadecimal digits"),
    Wrong(#""\u12g4""#, 1, "four hexadecimal digits"), Wrong(#""\u 123""#, 1, "four hexadecimal digits"),
    Wrong(#""é\ud800""#, 2, "a lone surrogate: the first half"), Wrong(#""\ud800x""#, 1, "the first half"),
    Wrong(#""\ud800\n""#, 1, "the first half"), Wrong(#""\ud800\u0041""#, 1, "the first half"),
    Wrong(#""\ud800\ud800\udc00""#, 1, "the first half"), Wrong(#""\udc00""#, 1, "the second half"),
    Wrong(#""😀\uDFFF""#, 2, "the second half"), Wrong(#""\udc00\ud800""#, 1, "the second half"),
  ]

  /// Every control character has to be escaped inside a string.
  static let controls = (0..<0x20).map {
    Wrong([0x22, 0x61, UInt8($0), 0x22], 2, "a control character inside a string")
  }

  /// Everything that is no UTF-8, behind a character of two bytes.
  static let badUTF8 = [
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x41], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
    [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80],
    [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
  ].map { (bytes: [UInt8]) in Wrong([0x22, 0xC3, 0xA9] + bytes + [0x22], 2, "the text is not valid UTF-8 here") }

  @Test(
    arguments: wrongNumbers + wrongWords + wrongStructures + duplicates + wrongStrings + controls + badUTF8)
  func rejects(wrong: Wrong) {
    let engine = TestLinter.engine()
    for (before, after) in Self.contexts {
      let report = engine.lint(Array(before.utf8) + wrong.bytes + Array(after.utf8))
      #expect(report.failure?.position?.line == 1, "\(before)")
      #expect(report.failure?.position?.column == before.count + wrong.offset + 1, "\(before)")
      #expect(report.failure?.message.contains(wrong.message) == true, "\(before) \(report.failure?.message ?? "read")")
    }
  }

  static let right = [
    "0", "-0", "-0.0", "0e0", "0E-0", "1", "-1", "123456789012345678901234567890", "1.5", "1.50e+3", "1e400", "-1e400",
    "1e-400", "0.1e0001", "true", "false", "null", "[]", "[ ]", "{}", "{ }", "[[]]", "[{}]", #"{"a":{}}"#, #"{"":""}"#,
    " \t\r\n1\n", #"{ "a" : [ 1 , 2 ] }"#, #""""#, #"" ""#, #""\"\\\/\b\f\n\r\t""#, #""\u0000""#, #""\u00e9\u00E9""#,
    #""\ud83d\ude00\uDBFF\uDFFF""#, "\"\u{7F}\u{80}\u{2028}\u{2029}\u{FEFF}\u{FFFF}\u{10FFFF}\"", "\"'/*//*/#,]}\"",
    #"{"a":1,"A":2}"#, #"[{"a":1},{"a":1}]"#, #"{"a":{"a":{"a":1}}}"#,
  ]

  @Test(arguments: right) func accepts(text: String) {
    let engine = TestLinter.engine()
    for (before, after) in Self.contexts {
      let failure = engine.lint(Array((before + text + after).utf8)).failure
      let isUnknown = failure?.position == nil && failure?.message.hasPrefix("unknown format") == true
      #expect(failure == nil || isUnknown, "\(before): \(failure?.message ?? "")")
    }
  }

  @Test(arguments: [
    ("", "the file is empty"), ("  \n", "the file is empty"), ("\u{FEFF}", "the file is empty"),
    ("[]", "unknown format"), ("{}", "unknown format"), ("null", "unknown format"), ("1", "unknown format"),
    (#""screen""#, "unknown format"), ("screen", "unknown format"), (#"{"name": "x"}"#, "unknown format"),
    (#"[1, {"type": "screen"}]"#, "unknown format"), ("\u{0}\u{1}", "the file is binary"),
  ])
  func saysWhatWasExpected(text: String, beginning: String) {
    let report = TestLinter.lint(text)
    #expect(report.failure?.position == nil && report.findings.isEmpty && report.screens == 0)
    #expect(report.failure?.message.hasPrefix(beginning) == true, "\(report.failure?.message ?? "read")")
    #expect(beginning != "unknown format" || report.failure?.message.hasSuffix("a file of a supported tool") == true)
  }

  @Test(arguments: [
    (#"{"type": "screen"} {}"#, 20), (#"{"type": "screen"},"#, 19), (#"{"screens": []}x"#, 16),
    ("[{\"type\": \"screen\"}]]", 21),
    ("{\"type\": \"screen\"}\u{0}", 19),
  ])
  func nothingMayFollow(text: String, column: Int) {
    let failure = TestLinter.lint(text).failure
    #expect(failure?.position?.column == column)
    let beginning = text.contains("} {") ? "a second object begins here; " : "expected "
    #expect(failure?.message.hasPrefix(beginning) == true, "\(failure?.message ?? "read")")
  }

  // MARK: Nesting

  @Test(arguments: [
    (#"{"type": "screen", "$schema": "#, "}", 1), (#"{"type": "screen", "name": "#, "}", 1),
    (#"{"screens": [{"type": "group", "text": "#, "}]}", 3), (#"[{"type": "screen", "x": "#, "}]", 2), ("", "", 0),
    (#"{"a": "#, "}", 1), (#"{"x": "#, #", "screens": []}"#, 1), (#"{"screens": ["#, "]}", 2),
  ])
  func nestingOfArrays(before: String, after: String, depth: Int) {
    for (levels, isRead) in [(256 - depth, true), (257 - depth, false), (100_000, false)] {
      let text =
        before + String(repeating: "[", count: levels) + String(repeating: "]", count: levels) + after
      let failure = TestLinter.lint(text).failure
      if isRead {
        #expect(failure == nil || failure?.position == nil, "\(failure?.message ?? "")")
      } else {
        #expect(failure?.message == "nested deeper than 256 levels")
        #expect(failure?.position?.column == before.count + 257 - depth)
      }
    }
  }

  @Test(arguments: [("", "", 1), ("[", "]", 2), (#"{"screens": ["#, "]}", 3)])
  func nestingOfElements(before: String, after: String, depth: Int) {
    func text(_ groups: Int) -> String {
      before + String(repeating: #"{"type": "group", "content": ["#, count: groups) + #"{"type": "label"}"#
        + String(repeating: "]}", count: groups) + after
    }
    // Each group is an object and an array.
    let most = (256 - depth) / 2
    let report = TestLinter.lint(text(most))
    #expect(report.failure == nil && report.screens == 1)
    let tooDeep = TestLinter.lint(text(most + 1)).failure
    #expect(tooDeep?.message == "nested deeper than 256 levels")
  }

  // MARK: Lines

  @Test(arguments: ["\n", "\r\n"]) func linesAndByteOrderMark(newline: String) {
    for mark in ["", "\u{FEFF}"] {
      let text = mark + ["{", "\"type\": \"screen\",", " \"name\": 01}"].joined(separator: newline)
      let place = TestLinter.lint(text).failure?.position
      #expect(place?.line == 3 && place?.column == 10 && place?.utf16Column == 10 && place?.byteColumn == 10)
      let first = TestLinter.lint(mark + "{\"type\": \"screen\" x}").failure?.position
      #expect(first?.line == 1 && first?.column == 19 && first?.utf16Column == 19 && first?.byteColumn == 19)
    }
  }

  @Test func columnsBehindCharactersOutsideASCII() {
    let place = TestLinter.lint("{\"type\": \"screen\", \"name\": \"é😀e\u{301}\", x}").failure?.position
    #expect(place?.column == 36 && place?.utf16Column == 37 && place?.byteColumn == 41)
  }

  // MARK: Truncation

  static let small = """
    {"type": "screen", "name": "Schuh \\u00f8 \\ud83d\\ude00 é", "width": 390.5e0, "readableWidth": true, "height": null,
     "content": [{"type": "collectionView", "frame": [0, -1, 2e1, 3], "header": {"text": "x"}, "nonsense": [{}, "a"],
      "cells": [{"tap": {"quickActions": ["a"]}, "type": "collectionCell"}]}]}
    """

  @Test(arguments: [1 << 20, 5]) func truncatedAnywhere(pieceSize: Int) throws {
    let bytes = Array(Self.small.utf8)
    let folder = try TemporaryFolder()
    var options = LintOptions()
    options.pieceSize = pieceSize
    let engine = TestLinter.engine(options, formats: pieceSize < 100 ? [AnyFile(NativeJSONFormat())] : Formats.all)
    #expect(TestLinter.lint(bytes).failure == nil)
    for count in 0..<bytes.count {
      let path = try folder.write("screen.json", bytes[..<count])
      let failure = engine.lint(path, path: "screen.json").failure
      #expect(failure != nil, "\(count) bytes")
      if let place = failure?.position {
        var end = SourcePosition.start
        bytes[..<count].withUnsafeBufferPointer { end.advance(over: $0) }
        #expect((place.line, place.column) <= (end.line, end.column), "\(count) bytes")
        #expect(place.line > end.line - 1 && place.column >= end.column - 12, "\(count) bytes: near the cut")
      }
    }
  }
}

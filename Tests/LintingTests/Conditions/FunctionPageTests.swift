import Support
import TestSupport
import Testing

@testable import CEL
@testable import Linting

/// `docs/reference/functions.md` lists the functions of conditions.
@Suite struct FunctionPageTests {
  private static let meanings: [Function: String] = [
    .size: "The number of characters, bytes, elements or entries.",
    .contains: "Whether the text contains the other one.",
    .startsWith: "Whether the text starts with the other one.",
    .endsWith: "Whether the text ends with the other one.",
    .matches: "Whether a part of the text matches a pattern in the syntax of RE2.",
    .charAt: "The character at an index, from 0.",
    .indexOf: "The index of the first occurrence, from an index on; -1 if there is none.",
    .lastIndexOf: "The index of the last occurrence, up to an index; -1 if there is none.",
    .lowerAscii: "The text with the letters A to Z in lower case.",
    .upperAscii: "The text with the letters a to z in upper case.",
    .replace: "The text with the first text replaced by the second; the number limits the replacements.",
    .split: "The parts between separators; the number limits the parts.",
    .substring: "The text from the first index to just before the second.",
    .trim: "The text without white space at its ends.",
    .join: "The texts of a list in one text, with a separator.",
    .reverse: "The text backwards.",
    .lower: "The text in lower case, in any alphabet.",
    .distinct: "The list with only the first of equal elements.",
    .bool: "The value as true or false.",
    .int: "The value as a whole number.",
    .uint: "The value as an unsigned number.",
    .double: "The value as a number.",
    .string: "The value as a text.",
    .bytes: "The text as bytes in UTF-8.",
    .greatest: "The greatest number.",
    .least: "The least number.",
    .abs: "The number without its sign.",
    .round: "The nearest whole number, as a double.",
    .floor: "The number rounded down.",
    .ceil: "The number rounded up.",
    .trunc: "The number without its fraction.",
    .sign: "-1, 0 or 1.",
    .sqrt: "The square root.",
    .isNaN: "Whether the value is NaN.",
    .isInf: "Whether the number is infinite.",
    .isFinite: "Whether the number is finite.",
  ]

  @Test func functions() throws {
    let rows = try Function.allCases.filter { $0 != .dyn }.map { function in
      let calls = function.signatures.map { Self.call(function, $0) }
      let results = function.signatures.map { Self.name($0.result) }
      return [
        GeneratedText.code(calls.isEmpty ? ["\(function.rawValue)(double, …)", "\(function.rawValue)(list)"] : calls),
        calls.isEmpty ? "double" : results.unique.joined(separator: ", "),
        try #require(Self.meanings[function]),
      ]
    }
    let hosted = Environment(elements: [], parameters: []).functions.map { function in
      let types = function.parameters.map(Self.name).joined(separator: ", ")
      return [GeneratedText.code(["\(function.name)(\(types))"]), Self.name(function.result), function.doc]
    }
    let last = try #require(Function.allCases.firstIndex(of: .distinct)) + 1
    let text = GeneratedText.table(["Function", "Result", "Meaning"], rows[..<last] + hosted + rows[last...])
    #expect(
      try GeneratedText.difference(of: text, fromPart: "functions", ofFile: "docs/reference/functions.md") == nil)
  }

  private static func call(_ function: Function, _ signature: Function.Signature) -> String {
    let types = signature.parameters.map(name)
    guard signature.hasReceiver else { return "\(function.rawValue)(\(types.joined(separator: ", ")))" }
    return "\(types[0]).\(function.rawValue)(\(types.dropFirst().joined(separator: ", ")))"
  }

  private static func name(_ type: ValueType) -> String {
    switch type {
    case .int: "int"
    case .uint: "uint"
    case .double: "double"
    case .bool: "bool"
    default: type.description.replacing(#/^an? /#, with: "")
    }
  }
}

import Documents
import Linting
import Reporting
import RulePages
import Screens
import Syntax

/// A type of values that keys have.
struct SettingType<Value: Sendable>: Sendable {
  let schema: @Sendable (ConfigurationVocabulary) -> JSONLiteral
  /// As a configuration has it.
  let text: @Sendable (Value) -> String
  /// The value of a node; `nil` where it is none, which is noted.
  let read: @Sendable (inout ConfigurationReader, ConfigurationKey, YAMLNode) -> Value?
  /// Whether a list of texts is a value.
  let takesTexts: Bool

  init(
    _ schema: @escaping @autoclosure @Sendable () -> JSONLiteral, _ text: @escaping @Sendable (Value) -> String,
    takesTexts: Bool = false,
    _ read: @escaping @Sendable (inout ConfigurationReader, ConfigurationKey, YAMLNode) -> Value?
  ) {
    self.takesTexts = takesTexts
    self.schema = { _ in schema() }
    self.text = text
    self.read = read
  }
}

extension SettingType where Value == String {
  static var word: SettingType {
    SettingType(["type": "string", "minLength": 1], \.self) { $0.parsed($1, $2, "a text") { $0.isEmpty ? nil : $0 } }
  }
}

extension SettingType where Value == [Preset] {
  static var presets: SettingType {
    let words = Preset.allCases.map(\.rawValue)
    return SettingType(
      .oneOrMore(.words(words)),
      { presets in
        let names = presets.map(\.rawValue).joined(separator: ", ")
        return presets.count == 1 ? names : "[\(names)]"
      }, takesTexts: true
    ) { reader, key, node in
      let presets = reader.choices(key, node, among: words).compactMap { Preset(rawValue: $0.value) }
      return presets.isEmpty ? nil : presets
    }
  }
}

extension SettingType where Value == RulePagesAddress {
  static var address: SettingType {
    SettingType(["type": "string", "minLength": 1], \.text) {
      $0.parsed($1, $2, "an address with https: or http:, or the path of a folder, percent-encoded", Value.init)
    }
  }
}

extension SettingType where Value == Int {
  static func number(_ range: ClosedRange<Int>) -> SettingType {
    SettingType(
      ["type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)], \.description
    ) { $0.number($1, $2, range) }
  }
}

extension SettingType where Value == Token {
  static func token(_ tokens: [Token]) -> SettingType {
    SettingType(.words(tokens.map(\.name)), \.name) { reader, key, node in
      let name = reader.choice(key, node, among: tokens.map(\.name))
      return tokens.first { $0.name == name }
    }
  }
}

extension SettingType where Value == Severity {
  static var severity: SettingType {
    let words = Severity.allCases.reversed().map(\.name)
    return SettingType(.words(words), \.name) { $0.choice($1, $2, among: words).flatMap { Severity(name: $0) } }
  }
}

extension SettingType where Value: RawRepresentable<String> & CaseIterable {
  static var word: SettingType {
    let words = Value.allCases.map(\.rawValue)
    return SettingType(.words(words), \.rawValue) { $0.choice($1, $2, among: words).flatMap(Value.init) }
  }
}

extension SettingType where Value == PixelDensity {
  static var density: SettingType {
    SettingType(
      ["type": "number", "anyOf": .array([PixelDensity.factors, PixelDensity.dotsPerInch].map(limits))],
      { "\($0.factor)" }
    ) { $0.parsed($1, $2, PixelDensity.expected, PixelDensity.init) }
  }
}

/// The schema of a number in a range.
private func limits(_ range: ClosedRange<Double>) -> JSONLiteral {
  func number(_ value: Double) -> JSONLiteral { Int(exactly: value).map { .integer($0) } ?? .number(value) }
  return ["minimum": number(range.lowerBound), "maximum": number(range.upperBound)]
}

extension SettingType where Value == Percentage {
  static var percentage: SettingType {
    SettingType(
      .either(
        ["type": "number", "minimum": 0, "maximum": 100, "not": ["exclusiveMinimum": 0, "maximum": 1]],
        ["type": "string", "pattern": #"^(100(\.0{1,3})?|[0-9]{1,2}(\.[0-9]{1,3})?)%?$"#]), \.text
    ) { reader, key, node in
      let percentage = reader.parsed(key, node, "a percentage up to 100%, such as 80% or 99.5%", Percentage.init)
      if let percentage, case .scalar(let text, isPlain: true) = node.content, !text.hasSuffix("%"),
        1...1000 ~= percentage.thousandths
      {
        let whole = Percentage(thousandths: percentage.thousandths * 100)
        reader.fail("`\(key.name)` is a percentage: write \(whole.text) or \(percentage.text), not `\(text)`", node)
      }
      return percentage
    }
  }
}

extension SettingType where Value == RulesVersion {
  static var version: SettingType {
    SettingType(
      .either(["type": "number", "minimum": 0], ["type": "string", "pattern": #"^[0-9]{1,4}\.[0-9]{1,4}$"#]),
      \.description
    ) { $0.version($1, $2) }
  }
}

extension SettingType where Value == PathName {
  static var file: SettingType {
    SettingType(["type": "string", "pattern": "[^/]$"], \.display) { $0.file($1, $2) }
  }

  static var folder: SettingType {
    SettingType(["type": "string", "minLength": 1], \.display) { $0.folder($1, $2) }
  }
}

/// Pieces of the schema of configurations.
extension JSONLiteral {
  /// One or more texts, which the definition `texts` of the schema says.
  package static let texts: JSONLiteral = ["$ref": "#/$defs/texts"]

  /// One of some words.
  package static func words(_ words: [String]) -> JSONLiteral { ["enum": .array(words.map { .text($0) })] }

  /// One value or the other.
  static func either(_ one: JSONLiteral, _ other: JSONLiteral) -> JSONLiteral { ["anyOf": [one, other]] }

  /// A value, or a list of such values.
  package static func oneOrMore(_ item: JSONLiteral) -> JSONLiteral {
    .either(item, ["type": "array", "items": item, "minItems": 1])
  }
}

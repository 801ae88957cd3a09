import Documents
import Linting
import Reporting
import RulePages
import Screens
import Support
import Syntax

/// What a configuration and an option of the command line expect of a value that is one text.
struct TextForm: Sendable {
  /// The texts to choose from; empty where they cannot be listed.
  var words: [String] = []
  /// What other texts are to be, such as `a whole number from 1 to 1000`.
  let expected: String
  /// Whether a text is a value.
  let accepts: @Sendable (String) -> Bool

  /// Some words.
  init(among words: [String]) {
    self.words = words
    expected = oneOf(words)
    accepts = { words.contains($0) }
  }

  init(_ expected: String, _ accepts: @escaping @Sendable (String) -> Bool) {
    (self.expected, self.accepts) = (expected, accepts)
  }
}

/// A type of values that keys have.
struct SettingType<Value: Sendable>: Sendable {
  let schema: @Sendable (ConfigurationVocabulary) -> JSONLiteral
  /// As a configuration has it.
  let text: @Sendable (Value) -> String
  /// The value of a node; `nil` where it is none, which is noted.
  let read: @Sendable (inout ConfigurationReader, ConfigurationKey, YAMLNode) -> Value?
  /// What a text, or an item of a list of texts, has to be; `nil` for values that no option sets.
  let form: TextForm?
  /// Whether a list of texts is a value.
  let takesTexts: Bool
  /// Whether ``text`` is YAML as it is, where that of a text may need quotes.
  var isYAML: Bool { takesTexts || Value.self == Bool.self }

  init(
    _ schema: @escaping @autoclosure @Sendable () -> JSONLiteral, _ text: @escaping @Sendable (Value) -> String,
    _ form: TextForm? = nil, takesTexts: Bool = false,
    _ read: @escaping @Sendable (inout ConfigurationReader, ConfigurationKey, YAMLNode) -> Value?
  ) {
    self.takesTexts = takesTexts
    self.schema = { _ in schema() }
    self.text = text
    self.form = form
    self.read = read
  }

  /// Values that are words.
  init(
    among words: [String], _ text: @escaping @Sendable (Value) -> String, schema: JSONLiteral? = nil,
    _ parse: @escaping @Sendable (String) -> Value?
  ) {
    self.init(schema ?? .words(words), text, TextForm(among: words)) { $0.choice($1, $2, among: words).flatMap(parse) }
  }

  /// Values that are texts of a form.
  init(
    _ schema: @escaping @autoclosure @Sendable () -> JSONLiteral, _ text: @escaping @Sendable (Value) -> String,
    expecting expected: String, _ parse: @escaping @Sendable (String) -> Value?
  ) {
    let form = TextForm(expected) { parse($0) != nil }
    self.init(schema(), text, form) { $0.parsed($1, $2, expected, parse) }
  }
}

extension SettingType where Value == String {
  static var word: SettingType {
    SettingType(["type": "string", "minLength": 1], \.self, expecting: "a text") { $0.isEmpty ? nil : $0 }
  }
}

extension SettingType where Value == Bool {
  static var flag: SettingType {
    SettingType(among: ["true", "false"], \.description, schema: ["type": "boolean"]) { $0 == "true" }
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
      }, TextForm(among: words), takesTexts: true
    ) { reader, key, node in
      let presets = reader.choices(key, node, among: words).compactMap { Preset(rawValue: $0.value) }
      return presets.isEmpty ? nil : presets
    }
  }
}

extension SettingType where Value == RulePagesAddress {
  static var address: SettingType {
    SettingType(
      ["type": "string", "minLength": 1], \.text,
      expecting: "an address with https: or http:, or the path of a folder, percent-encoded", Value.init)
  }
}

extension SettingType where Value == Int {
  static func number(_ range: ClosedRange<Int>) -> SettingType {
    SettingType(
      ["type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)],
      \.description, expecting: range.expected, range.number)
  }
}

extension SettingType where Value == Token {
  static func token(_ tokens: [Token]) -> SettingType {
    SettingType(among: tokens.map(\.name), \.name) { name in tokens.first { $0.name == name } }
  }
}

extension SettingType where Value == Severity {
  static var severity: SettingType {
    SettingType(among: Severity.allCases.reversed().map(\.name), \.name) { Severity(name: $0) }
  }
}

extension SettingType where Value: RawRepresentable<String> & CaseIterable {
  static var word: SettingType {
    SettingType(among: Value.allCases.map(\.rawValue), \.rawValue) { Value(rawValue: $0) }
  }
}

extension SettingType where Value == PixelDensity {
  static var density: SettingType {
    SettingType(
      ["type": "number", "anyOf": .array([PixelDensity.factors, PixelDensity.dotsPerInch].map(limits))],
      { "\($0.factor)" }, expecting: PixelDensity.expected, PixelDensity.init)
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

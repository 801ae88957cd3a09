import Documents
import Linting
import RulePageReading
import Screens

/// Generates the JSON Schema (2020-12) of the headers of rule pages, for completion.
package struct RulePageSchemaGenerator {
  /// The rules that there are.
  let rules: [Rule]
  /// The checks that there are.
  let checks: [AnyCheck]

  /// A generator for the rules and checks that there are.
  package init(rules: [Rule], checks: [AnyCheck]) {
    self.rules = rules
    self.checks = checks
  }

  /// The schema as a value.
  package var schema: JSONLiteral {
    [
      "type": "object", "properties": properties(PageKey.all), "allOf": .array(parameters),
      "$defs": ["case": ["type": "object", "properties": properties(PageKey.ofCases), "allOf": .array(parameters)]],
    ]
  }

  private func properties(_ keys: [PageKey]) -> JSONLiteral {
    .object(keys.map { ($0.name, .object([("description", .text($0.doc))] + values(of: $0.name))) })
  }

  private func values(of key: String) -> [(name: String, value: JSONLiteral)] {
    switch key {
    case "level": [("enum", .array(Severity.allCases.map { .text($0.name) }))]
    case "platforms": [("items", ["enum": .array([Token.ios, .android].map { .text($0.name) })])]
    case "on": [("format", "selector")]
    case "check": [("oneOf", .array(checks.map { ["const": .text($0.name), "description": .text($0.summary)] }))]
    case "fix": [("anyOf", [Self.fix, ["items": Self.fix]])]
    case "cases": [("items", ["$ref": "#/$defs/case"])]
    case "supersedes": [("items", ["examples": .array(rules.map { .text($0.id) })])]
    case "statements":
      [("items", ["examples": .array(Set(rules.flatMap(\.statements)).sorted().map { .text($0) })])]
    default: []
    }
  }

  private static let fix: JSONLiteral = [
    "properties": [
      "title": ["description": "What it does, in a few words."],
      "class": [
        "description": "Whether it can be made without looking: safe, unsafe or suggestion.",
        "enum": .array(FixSafety.allCases.map { .text($0.rawValue) }),
      ],
      "when": ["description": "A selector of the elements reported that it is for.", "format": "selector"],
      "set": ["description": "Facts and their values."],
      "insert": ["description": "Parts and their facts."],
      "remove": ["description": "The name of a fact or part."],
    ]
  ]

  /// The parameters that `with` takes, by the check.
  private var parameters: [JSONLiteral] {
    checks.map { check in
      let properties: JSONLiteral = .object(
        Checks.parameters(of: check.name, additions: checks).map { parameter in
          // What CEL may say follows from the selector beside the check.
          let isCondition = Checks.isCondition(parameter.name, of: check.name)
          let format: JSONLiteral? = isCondition ? "condition" : parameter.isSelector ? "selector" : nil
          let words: JSONLiteral? =
            parameter.choices.isEmpty ? nil : ["examples": .array(parameter.choices.map { .text($0) })]
          return (
            parameter.name,
            .members(
              ("description", .text(parameter.summary)), ("format", format),
              ("anyOf", words.map { [$0, ["items": $0]] }))
          )
        })
      return [
        "if": ["properties": ["check": ["const": .text(check.name)]]],
        "then": ["properties": ["with": ["properties": properties]]],
      ]
    }
  }
}

import Documents
import Linting
import RulePages

/// The members `measured` and `required` of a finding: an object each, with one for every length, number or share.
///
/// `"measured": {"width": {"value": 36, "unit": "pt"}}`, with `min` and `max` in place of `value` where only limits are
/// known, as of a length in pixels of unknown density. `"required": {"width": {"min": 44, "unit": "pt"}}`, or `max`,
/// both, `equals`, or `oneOf` with a list.
enum QuantityMembers {
  static func write(_ quantities: [Quantity], to json: inout JSONWriter) {
    // By index throughout: a copy of a quantity counts the references of its name and unit.
    let indices = quantities.indices
    if indices.contains(where: { quantities[$0].isMeasured }) {
      json.member("measured", line: { write(quantities, ofMeasured: true, to: &$0) })
    }
    if indices.contains(where: { !quantities[$0].isMeasured }) {
      json.member("required", line: { write(quantities, ofMeasured: false, to: &$0) })
    }
  }

  /// Writes what was measured, or what is asked for, as one object for each name, in the order in which the names come
  /// first.
  private static func write(_ quantities: [Quantity], ofMeasured isMeasured: Bool, to json: inout JSONWriter) {
    for first in quantities.indices where quantities[first].isMeasured == isMeasured {
      let name = quantities[first].name
      let isWritten = (0..<first).contains {
        quantities[$0].isMeasured == isMeasured && quantities[$0].name == name
      }
      if isWritten { continue }
      json.member(
        named: name,
        object: { json in
          if isMeasured {
            writeMeasured(quantities[first], to: &json)
          } else {
            writeRequired(quantities, from: first, name, to: &json)
          }
          if !quantities[first].unit.isEmpty { json.member("unit", quantities[first].unit) }
        })
    }
  }

  private static func writeMeasured(_ quantity: Quantity, to json: inout JSONWriter) {
    if let greatest = quantity.greatest {
      json.member("min", quantity.value)
      json.member("max", greatest)
    } else {
      json.member("value", quantity.value)
    }
  }

  private static func writeRequired(
    _ quantities: [Quantity], from start: Int, _ name: String, to json: inout JSONWriter
  ) {
    var (least, most): (Double?, Double?) = (nil, nil)
    var choices: [Double] = []
    for index in start..<quantities.count where quantities[index].name == name {
      let value = quantities[index].value
      switch quantities[index].role {
      case .measured: break
      case .min: least = least ?? value
      case .max: most = most ?? value
      case .equals: choices.append(value)
      }
    }
    if let least { json.member("min", least) }
    if let most { json.member("max", most) }
    if choices.count == 1 { json.member("equals", choices[0]) }
    if choices.count > 1 { json.member("oneOf", numbers: choices) }
  }
}

extension Quantity {
  fileprivate var isMeasured: Bool {
    if case .measured = role { true } else { false }
  }
}

extension JSONWriter {
  /// A value of a rule page's header, on one line.
  package mutating func member(_ name: StaticString, value content: PageValue) {
    key(name)
    value(content)
  }

  private mutating func value(_ content: PageValue) {
    switch content.content {
    case .text(let text): value(text)
    case .number, .flag: output.write(content.description)
    case .list(let items): values(items, "[", "]") { $0.value($1) }
    case .map(let entries):
      values(entries, "{", "}") { json, entry in
        json.value(entry.key)
        json.output.write(literal: ": ")
        json.value(entry.value)
      }
    }
  }
}

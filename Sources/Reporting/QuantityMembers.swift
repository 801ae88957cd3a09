import Documents
import Linting

/// The members `measured` and `required` of a finding: an object each, with one for every length, number or share.
///
/// `"measured": {"width": {"value": 36, "unit": "pt"}}`, with `min` and `max` in place of `value` where only limits are known, as of a
/// length in pixels of unknown density. `"required": {"width": {"min": 44, "unit": "pt"}}`, or `max`, both, `equals`, or `oneOf` with a list.
enum QuantityMembers {
  static func write(_ quantities: [Quantity], to json: inout JSONWriter) {
    if quantities.contains(where: { $0.role == .measured }) {
      json.member("measured", line: { write(quantities, ofMeasured: true, to: &$0) })
    }
    if quantities.contains(where: { $0.role != .measured }) {
      json.member("required", line: { write(quantities, ofMeasured: false, to: &$0) })
    }
  }

  /// Writes what was measured, or what is asked for, as one object for each name, in the order in which the names come first.
  private static func write(_ quantities: [Quantity], ofMeasured isMeasured: Bool, to json: inout JSONWriter) {
    for (index, first) in quantities.enumerated() where (first.role == .measured) == isMeasured {
      func isSame(_ other: Quantity) -> Bool { (other.role == .measured) == isMeasured && other.name == first.name }
      if quantities[..<index].contains(where: isSame) { continue }
      json.member(
        named: first.name,
        object: { json in
          if isMeasured {
            writeMeasured(first, to: &json)
          } else {
            writeRequired(quantities[index...], first.name, to: &json)
          }
          if !first.unit.isEmpty { json.member("unit", first.unit) }
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

  private static func writeRequired(_ all: ArraySlice<Quantity>, _ name: String, to json: inout JSONWriter) {
    if let least = all.first(where: { $0.role == .min && $0.name == name }) { json.member("min", least.value) }
    if let most = all.first(where: { $0.role == .max && $0.name == name }) { json.member("max", most.value) }
    guard all.contains(where: { $0.role == .equals && $0.name == name }) else { return }
    let choices = all.filter { $0.role == .equals && $0.name == name }.map(\.value)
    if choices.count == 1 { json.member("equals", choices[0]) } else { json.member("oneOf", numbers: choices) }
  }
}

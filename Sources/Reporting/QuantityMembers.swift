import Linting

/// The members `measured` and `required` of a finding: an object each, with one for every length, number or share.
///
/// `"measured": {"width": {"value": 36, "unit": "pt"}}`, with `min` and `max` in place of `value` where only limits are known, as of a
/// length in pixels of unknown density. `"required": {"width": {"min": 44, "unit": "pt"}}`, or `max`, both, `equals`, or `oneOf` with a list.
enum QuantityMembers {
  static func write(_ quantities: [Quantity], to json: inout JSONWriter) {
    let measured = quantities.filter { $0.role == .measured }
    let required = quantities.filter { $0.role != .measured }
    if !measured.isEmpty { json.member("measured", line: { write(groups: measured, to: &$0, writeMeasured) }) }
    if !required.isEmpty { json.member("required", line: { write(groups: required, to: &$0, writeRequired) }) }
  }

  /// Writes the quantities of each name as one object, in the order in which the names come first.
  private static func write(
    groups quantities: [Quantity], to json: inout JSONWriter, _ members: ([Quantity], inout JSONWriter) -> Void
  ) {
    var rest = quantities
    while let first = rest.first {
      let group = rest.filter { $0.name == first.name }
      json.member(
        named: first.name,
        object: { json in
          members(group, &json)
          if !first.unit.isEmpty { json.member("unit", first.unit) }
        })
      rest = rest.filter { $0.name != first.name }
    }
  }

  private static func writeMeasured(_ group: [Quantity], to json: inout JSONWriter) {
    guard let quantity = group.first else { return }
    if let greatest = quantity.greatest {
      json.member("min", quantity.value)
      json.member("max", greatest)
    } else {
      json.member("value", quantity.value)
    }
  }

  private static func writeRequired(_ group: [Quantity], to json: inout JSONWriter) {
    if let least = group.first(where: { $0.role == .min }) { json.member("min", least.value) }
    if let most = group.first(where: { $0.role == .max }) { json.member("max", most.value) }
    let choices = group.filter { $0.role == .equals }.map(\.value)
    if choices.count == 1 { json.member("equals", choices[0]) }
    if choices.count > 1 { json.member("oneOf", numbers: choices) }
  }
}

import Screens

/// Decides whether a part of a page shows content of the object that the page is about.
enum MDKBindings {
  /// Members that hold no values to be shown.
  private static let handlers: [JSONName] = ["OnPress", "Visible", "EmptySection", "_Type", "_Name"]

  /// Whether any value in an object, array or string is bound, whether by an expression, a target path or a rule.
  static func areIn(_ value: MDKValue) -> Bool {
    if areIn(value.json) { return true }
    var next = value.overlay
    while let layer = next {
      if areIn(layer.properties.json) { return true }
      next = layer.below
    }
    return false
  }

  private static func areIn(_ value: JSONValue) -> Bool {
    switch value.kind {
    case .string: value.withText { isBound($0) } ?? false
    case .array: value.children.contains { areIn($0) }
    case .object:
      value.children.contains { member in
        !handlers.contains { member.hasName($0) } && areIn(member)
      }
    default: false
    }
  }

  private static func isBound(_ text: UTF8Text) -> Bool {
    guard let first = text.first else { return false }
    if first == UInt8(ascii: "#") || text.contains(UInt8(ascii: "{")) { return true }
    return text.ends(with: ".js") || text.ends(with: ".ts") || text.ends(with: ".fragment")
  }
}

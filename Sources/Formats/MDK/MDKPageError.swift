import Screens

/// Why the text of a file `.page` is none of a page, nor of a piece of one.
///
/// An object that does not say what it is may be one.
struct MDKPageError {
  /// What the file holds instead, and where.
  let error: ReadError

  /// - Returns: `nil` where the text may be one of a page, or of a piece of one.
  init?(_ root: JSONValue) {
    guard root.kind == .object else {
      self.init("the file holds \(Self.name(of: root))", at: root)
      return
    }
    guard let type = root["_Type"], !type.equals("Page") else { return nil }
    let name = type.string ?? ""
    let isPiece = name.contains(".Type.") && !name.hasPrefix("Action.")
    if name == "Fragment" || isPiece { return nil }
    let what = Self.kinds.first { name.hasPrefix($0.prefix) }?.name ?? "something else"
    let detail = type.kind == .string ? "\"\(name.prefix(60))\"" : "is not a text"
    self.init("the file holds \(what) (`_Type` \(detail))", at: type)
  }

  private init(_ mistake: String, at value: JSONValue) {
    error = ReadError(
      "\(mistake) and no page; expected an object with the `_Type` \"Page\"", at: value.range.lowerBound)
  }

  private static let kinds: [(prefix: String, name: String)] = [
    ("Action.", "an action"), ("Application", "an application"), ("Service", "a service"),
  ]

  private static func name(of value: JSONValue) -> String {
    switch value.kind {
    case .array: value.isEmpty ? "an empty array" : "an array"
    case .string: "a text"
    case .number: "a number"
    case .yes, .no: "a boolean"
    case .null: "null"
    case .object, .superseded: "an object"
    }
  }
}

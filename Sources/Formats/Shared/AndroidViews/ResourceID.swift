import Screens

/// What Android calls a view: `com.example:id/name`.
enum ResourceID {
  /// The name alone, as in `name`.
  static func name(_ id: UTF8Text) -> UTF8Text {
    UTF8Text(rebasing: id[(id.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...])
  }
}

extension KindNames {
  /// What a resource id stands for, as a whole or else by its name alone.
  func meaning(ofID id: UTF8Text) -> Meaning? { meaning(of: id) ?? meaning(of: ResourceID.name(id)) }
}

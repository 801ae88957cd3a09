/// Members of an object by the elements of lists that they address: `#Name:Section1` is for the element whose `_Name`
/// is `Section1`.
final class MDKNamedElements {
  private static let prefix: StaticString = "#Name:"

  private let properties: JSONValue
  /// By the names of elements, found at first use: a list may have many elements.
  private lazy var members = Dictionary(
    properties.children.compactMap { member in
      member.hasName(startingWith: Self.prefix)
        ? (String(member.name.dropFirst(Self.prefix.utf8CodeUnitCount)), member) : nil
    }, uniquingKeysWith: { first, _ in first })

  /// - Returns: `nil` where no member addresses anything.
  init?(_ properties: JSONValue) {
    guard properties.children.contains(where: { $0.hasName(startingWith: Self.prefix) }) else { return nil }
    self.properties = properties
  }

  /// What is for the element of a name.
  subscript(name: String) -> JSONValue? { members[name] }
}

/// Properties that a reference lays over what it refers to.
final class MDKOverrides {
  /// What of the value below them properties speak about.
  enum Reach {
    /// The fragment that the reference with them names.
    case use
    /// A member of it, of which they are the object of the same name.
    case member
    /// Elements of lists inside it, which their `#Name:…` keys address.
    case addresses
  }

  let properties: MDKValue
  let reach: Reach
  /// What the fragment itself lays over another one.
  let below: MDKOverrides?
  /// Keeps where values come from that it lies over.
  unowned(unsafe) let origins: MDKOrigins
  /// What addresses elements of lists; `nil` where nothing does.
  private let addresses: MDKNamedElements?

  /// Whether any key addresses the element of a list.
  var hasAddresses: Bool { addresses != nil }

  /// Whether it, or what lies below it, has anything for a member, or for what that may hold.
  func touches(_ name: JSONName) -> Bool {
    if hasAddresses || reach != .addresses && properties.json[name] != nil { return true }
    return below?.touches(name) ?? false
  }

  /// Properties that lie over nothing yet.
  init(_ properties: MDKValue, _ reach: Reach, keptBy origins: MDKOrigins) {
    self.properties = properties
    self.origins = origins
    self.reach = reach
    below = nil
    addresses = properties.isObject ? MDKNamedElements(properties.json) : nil
  }

  /// The same properties over something else.
  init(_ other: MDKOverrides, _ reach: Reach, over below: MDKOverrides?) {
    properties = other.properties
    origins = other.origins
    self.reach = reach
    self.below = below
    addresses = other.addresses
  }

  /// An element of a list, or something that may hold one, with what its `_Name` is addressed by laid over it; `nil`
  /// where that takes it away.
  func addressed(_ value: MDKValue) -> MDKValue? {
    guard value.isObject, let name = name(of: value), let member = addresses?[name]
    else { return value.under(self, .addresses) }
    guard member.kind != .null else { return nil }
    let own = properties.beside(member)
    guard own.isObject, !own.isFragmentUse else { return own }
    return value.under(self, .addresses).under(MDKOverrides(own, .member, keptBy: origins), .member)
  }

  private func name(of value: MDKValue) -> String? {
    if let name = value["_Name"]?.json.string { return name }
    return value.isFragmentUse ? value.json["Properties"]?["_Name"]?.string : nil
  }
}

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

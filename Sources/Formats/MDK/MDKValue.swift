/// A value of a page with its place in the file that is being linted, wherever it was written.
///
/// What a fragment holds has its place in the fragment; properties that a reference lays over the fragment stand at their
/// own place. Properties are merged member by member at every depth: an object lies over an object, `null`
/// takes a member away, and anything else replaces what is there.
struct MDKValue {
  let json: JSONValue
  /// Where it comes from; `nil` for what stands in the linted file itself, with nothing laid over it.
  private let origin: MDKOrigin?

  /// The fragment it was taken from; `nil` in the linted file itself.
  var source: MDKFragmentUse? { origin?.source }
  /// Members that count before the value's own.
  var overlay: MDKOverlay? { origin?.overlay }
  /// Whether it was written among the properties of a reference, where `null` means nothing.
  private var isProperty: Bool { origin?.isProperty ?? false }

  init(
    _ json: JSONValue, from source: MDKFragmentUse? = nil, under overlay: MDKOverlay? = nil, isProperty: Bool = false
  ) {
    let isPlain = source == nil && overlay == nil && !isProperty
    self.init(json, isPlain ? nil : MDKOrigin(source: source, overlay: overlay, isProperty: isProperty))
  }

  private init(_ json: JSONValue, _ origin: MDKOrigin?) {
    self.json = json
    self.origin = origin
  }

  /// Where it is written: its bytes in the linted file, or, behind those, in a fragment; a member from its name, an element
  /// of an array from its first byte. Where properties lie over a member, it stands where they do.
  var place: Range<Int> {
    guard origin != nil else { return json.range }
    var layer = overlay
    while let overlay = layer, overlay.reach == .addresses { layer = overlay.below }
    if let layer, layer.reach == .member { return layer.properties.place }
    guard let source else { return json.range }
    guard let offset = layer == nil ? source.offset : source.changedOffset else { return source.place }
    let range = json.range
    return range.lowerBound + offset..<range.upperBound + offset
  }

  /// Where it stands in the linted file: what a fragment holds stands at the reference to it.
  var ownPlace: Range<Int> { source?.place ?? json.range }

  var isObject: Bool { json.kind == .object }
  var isArray: Bool { json.kind == .array }
  /// Whether it is a reference to a fragment, with properties that are laid over it.
  var isFragmentUse: Bool { json.equals("Fragment", at: "_Type") }
  /// Whether it is an object or array in which nothing is set, as editors leave it.
  var isBlank: Bool { json.isEmpty && (overlay == nil || !hasMembersLaidOver) }

  private var hasMembersLaidOver: Bool {
    var layer = overlay
    while let overlay = layer {
      if overlay.reach != .addresses { return true }
      layer = overlay.below
    }
    return false
  }

  /// The member of an object; `nil` where there is none.
  @inline(__always)
  subscript(name: StaticString) -> MDKValue? {
    // What is not there is asked for most, and in the linted file itself.
    origin == nil && !json.mayHave(name) ? nil : member(name)
  }

  @inline(never)
  private func member(_ name: StaticString) -> MDKValue? {
    guard let origin else { return json[name].map { MDKValue($0, nil) } }
    if origin.overlay != nil {
      if let known = origin.merged.first(where: { $0.name == name.utf8Start }) { return known.value }
      let value = merged(name)
      if let value, value.overlay != nil { origin.merged.append((name.utf8Start, value)) }
      return value
    }
    guard let member = json[name], !(origin.isProperty && member.kind == .null) else { return nil }
    return MDKValue(member, origin)
  }

  /// The elements of an array, in their order.
  var items: MDKItems { MDKItems(array: self) }

  /// `_Type`, by which MDK tells what an object is; empty where it does not say. No overlay replaces it.
  var type: MDKTypeName { MDKTypeName(json["_Type"] ?? (overlay == nil ? nil : self["_Type"]?.json)) }

  // MARK: What lies over it

  /// The value with properties laid over it: merged with an object or what a fragment holds, put in the place of anything
  /// else. Of a list they address elements; `nil` where they take the value away.
  func under(_ properties: MDKValue, _ reach: MDKOverlay.Reach) -> MDKValue {
    under(layer: MDKOverlay(properties, reach), reach)
  }

  /// The same with properties that lie over another value already.
  fileprivate func under(layer: MDKOverlay, _ reach: MDKOverlay.Reach) -> MDKValue {
    switch reach {
    case .addresses: break
    case .member, .use:
      if isArray {
        guard layer.hasAddresses else { return reach == .use ? self : layer.properties }
        return under(layer: layer, .addresses)
      }
      guard isObject || json.kind == .string && json.hasSuffix(".fragment") else { return layer.properties }
    }
    let isSame = overlay == nil && layer.below == nil && layer.reach == reach
    let layer = isSame ? layer : MDKOverlay(layer, reach, over: overlay)
    return MDKValue(json, from: source, under: layer, isProperty: isProperty)
  }

  /// The value with all that lies over another one laid over it too; `nil` where that takes it away.
  func under(_ layers: MDKOverlay?) -> MDKValue? {
    guard let layers else { return self }
    guard let below = under(layers.below) else { return nil }
    if layers.reach == .addresses { return layers.addressed(below) }
    return below.under(layer: layers, layers.reach)
  }

  private func merged(_ name: StaticString) -> MDKValue? {
    guard let origin, origin.overlay?.touches(name) ?? false else {
      // Most members of a fragment are used as they are.
      guard let member = json[name], !(isProperty && member.kind == .null) else { return nil }
      return MDKValue(member, origin?.bare)
    }
    var layers: [MDKOverlay] = []
    var below: MDKValue?
    var isSettled = false
    var next = overlay
    while !isSettled, let layer = next {
      next = layer.below
      if layer.hasAddresses { layers.append(MDKOverlay(layer, .addresses, over: nil)) }
      guard layer.reach != .addresses, let member = layer.properties.json[name] else { continue }
      let value = MDKValue(member, from: layer.properties.source, isProperty: true)
      if member.kind == .object, !value.isFragmentUse {
        layers.append(MDKOverlay(value, .member))
      } else {
        if member.kind != .null { below = value }
        isSettled = true
      }
    }
    if !isSettled, let member = json[name], !(isProperty && member.kind == .null) {
      below = MDKValue(member, from: source, isProperty: isProperty)
    }
    for layer in layers.reversed() {
      if let value = below {
        below = value.under(layer: layer, layer.reach)
      } else if layer.reach == .member {
        below = layer.properties
      }
    }
    return below
  }

  /// An element of the array; `nil` where it is taken away.
  fileprivate func element(_ json: JSONValue) -> MDKValue? {
    guard let overlay else { return MDKValue(json, origin) }
    return MDKValue(json, from: source, isProperty: isProperty).under(overlay)
  }
}

/// The elements of an array, without those that are taken away.
struct MDKItems: Sequence, IteratorProtocol {
  private let array: MDKValue
  private var rest: JSONChildren

  fileprivate init(array: MDKValue) {
    self.array = array
    rest = array.json.children
  }

  mutating func next() -> MDKValue? {
    while let json = rest.next() {
      if let element = array.element(json) { return element }
    }
    return nil
  }
}

/// Where a value comes from, and what lies over it.
private final class MDKOrigin {
  let source: MDKFragmentUse?
  let overlay: MDKOverlay?
  let isProperty: Bool
  /// The same with nothing laid over it.
  let bare: MDKOrigin?
  /// Members of the value that has it which properties lie over, by where their names stand in the program: most are asked for often.
  var merged: [(name: UnsafePointer<UInt8>, value: MDKValue)] = []

  init(source: MDKFragmentUse?, overlay: MDKOverlay?, isProperty: Bool) {
    let isPlain = overlay == nil || source == nil && !isProperty
    bare = isPlain ? nil : MDKOrigin(source: source, overlay: nil, isProperty: isProperty)
    self.source = source
    self.overlay = overlay
    self.isProperty = isProperty
  }
}

/// That a fragment is used, and where.
final class MDKFragmentUse {
  /// The reference in the linted file.
  let place: Range<Int>
  /// The reference where it is written: in the linted file, or, behind its bytes, in the fragment that has it.
  let written: Range<Int>
  /// The fragment's real path.
  let path: String
  /// The fragment that refers to this one; `nil` where the linted file does.
  let user: MDKFragmentUse?
  /// What a reference lays over some of it, or over what it is a part of; `nil`: nothing.
  let properties: Range<Int>?
  let depth: Int
  /// What places in the fragment begin with, and those of what the use changes; `nil` where nobody needs them.
  var offset: Int?
  var changedOffset: Int?

  init(_ path: String, of reference: MDKValue, under properties: Range<Int>? = nil) {
    place = reference.ownPlace
    written = reference.place
    self.path = path
    user = reference.source
    self.properties = properties ?? user?.properties
    depth = (user?.depth ?? 0) + 1
  }
}

/// Properties that a reference lays over what it refers to.
final class MDKOverlay {
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
  let below: MDKOverlay?
  /// What addresses elements of lists; `nil` where nothing does.
  private let addresses: MDKAddresses?

  /// Whether any key addresses the element of a list.
  var hasAddresses: Bool { addresses != nil }

  /// Whether it, or what lies below it, has anything for a member, or for what that may hold.
  func touches(_ name: StaticString) -> Bool {
    if hasAddresses || reach != .addresses && properties.json[name] != nil { return true }
    return below?.touches(name) ?? false
  }

  /// Properties that lie over nothing yet.
  init(_ properties: MDKValue, _ reach: Reach) {
    self.properties = properties
    self.reach = reach
    below = nil
    addresses = properties.isObject ? MDKAddresses(properties.json) : nil
  }

  /// The same properties over something else.
  init(_ other: MDKOverlay, _ reach: Reach, over below: MDKOverlay?) {
    properties = other.properties
    self.reach = reach
    self.below = below
    addresses = other.addresses
  }

  /// An element of a list, or something that may hold one, with what its `_Name` is addressed by laid over it; `nil` where
  /// that takes it away.
  func addressed(_ value: MDKValue) -> MDKValue? {
    guard value.isObject, let name = name(of: value), let member = addresses?[name]
    else { return value.under(layer: self, .addresses) }
    guard member.kind != .null else { return nil }
    let own = MDKValue(member, from: properties.source, isProperty: true)
    guard own.isObject, !own.isFragmentUse else { return own }
    return value.under(layer: self, .addresses).under(own, .member)
  }

  private func name(of value: MDKValue) -> String? {
    if let name = value["_Name"]?.json.string { return name }
    return value.isFragmentUse ? value.json["Properties"]?["_Name"]?.string : nil
  }
}

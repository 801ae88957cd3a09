import Screens
import Support

/// A value of a page with its place in the file that is being linted, wherever it was written.
///
/// What a fragment holds has its place in the fragment; properties that a reference lays over the fragment are at their
/// own place. Properties are merged member by member at every depth: an object lies over an object, `null`
/// takes a member away, and anything else replaces what is there.
///
/// It is three plain words, so that handing it on costs nothing; ``MDKOrigins`` keeps what they point to, and has to be
/// kept itself.
struct MDKValue {
  let json: JSONValue
  /// Where it comes from; `nil` for what is in the linted file itself, with nothing laid over it. As a counted
  /// reference, handed on with each value, it made 2,000 pages count 1.04 million times instead of 0.71.
  private let origin: UnsafeMutablePointer<MDKOrigin>?

  /// The fragment it was taken from; `nil` in the linted file itself.
  var source: MDKFragmentUse? { origin?.pointee.source }
  /// Members that count before the value's own.
  var overlay: MDKOverrides? { origin?.pointee.overlay }

  /// - Parameter origin: where it comes from; `nil`: the linted file itself.
  @inline(__always)
  init(_ json: JSONValue, _ origin: UnsafeMutablePointer<MDKOrigin>? = nil) {
    self.json = json
    self.origin = origin
  }

  /// Where it is written: its bytes in the linted file, or, behind those, in a fragment; a member from its name, an
  /// element of an array from its first byte. Where properties lie over a member, it is where they do.
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

  /// Where it is in the linted file: what a fragment holds is at the reference to it.
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
  subscript(name: JSONName) -> MDKValue? {
    guard let origin else { return json[name].map { MDKValue($0) } }
    return member(name, origin)
  }

  @inline(never)
  private func member(_ name: JSONName, _ origin: UnsafeMutablePointer<MDKOrigin>) -> MDKValue? {
    if origin.pointee.overlay == nil { return ownMember(name, origin) }
    if let known = origin.pointee.merged.first(where: { $0.name == name.start }) { return known.value }
    let value = merged(name, origin)
    if let value, value.overlay != nil { origin.pointee.merged.append((name.start, value)) }
    return value
  }

  /// A member with nothing laid over it. A property that is `null` means that there is none.
  private func ownMember(_ name: JSONName, _ origin: UnsafeMutablePointer<MDKOrigin>?) -> MDKValue? {
    guard let member = json[name] else { return nil }
    if let origin, origin.pointee.isProperty, member.kind == .null { return nil }
    return MDKValue(member, origin)
  }

  /// The elements of an array, in their order.
  var items: MDKItems { MDKItems(array: self) }

  /// `_Type`, by which MDK decides what an object is; empty if it is missing. No overlay replaces it.
  var type: MDKTypeName { MDKTypeName(json["_Type"] ?? (overlay == nil ? nil : self["_Type"]?.json)) }

  // MARK: What lies over it

  /// The value with properties laid over it: merged with an object or what a fragment holds, put in the place of
  /// anything else. Of a list they address elements; `nil` where they take the value away.
  func under(_ layer: MDKOverrides, _ reach: MDKOverrides.Reach) -> MDKValue {
    switch reach {
    case .addresses: break
    case .member, .use:
      if isArray {
        guard layer.hasAddresses else { return reach == .use ? self : layer.properties }
        return under(layer, .addresses)
      }
      guard isObject || json.kind == .string && json.hasSuffix(".fragment") else { return layer.properties }
    }
    let isSame = overlay == nil && layer.below == nil && layer.reach == reach
    let layer = isSame ? layer : MDKOverrides(layer, reach, over: overlay)
    return MDKValue(json, layer.origins.origin(origin?.pointee.bare, under: layer))
  }

  /// The value with all that lies over another one laid over it too; `nil` where that takes it away.
  func under(_ layers: MDKOverrides?) -> MDKValue? {
    guard let layers else { return self }
    guard let below = under(layers.below) else { return nil }
    if layers.reach == .addresses { return layers.addressed(below) }
    return below.under(layers, layers.reach)
  }

  private func merged(_ name: JSONName, _ origin: UnsafeMutablePointer<MDKOrigin>) -> MDKValue? {
    guard let overlay = origin.pointee.overlay, overlay.touches(name) else {
      // Most members of a fragment are used as they are.
      return ownMember(name, origin.pointee.bare)
    }
    var layers: [MDKOverrides] = []
    var below: MDKValue?
    var isDecided = false
    var next: MDKOverrides? = overlay
    while !isDecided, let layer = next {
      next = layer.below
      if layer.hasAddresses { layers.append(MDKOverrides(layer, .addresses, over: nil)) }
      guard layer.reach != .addresses, let member = layer.properties.json[name] else { continue }
      let value = MDKValue(member, layer.properties.origin)
      if member.kind == .object, !value.isFragmentUse {
        layers.append(MDKOverrides(value, .member, keptBy: layer.origins))
      } else {
        if member.kind != .null { below = value }
        isDecided = true
      }
    }
    if !isDecided { below = ownMember(name, origin.pointee.bare) }
    for layer in layers.reversed() {
      if let value = below {
        below = value.under(layer, layer.reach)
      } else if layer.reach == .member {
        below = layer.properties
      }
    }
    return below
  }

  /// An element of the array; `nil` where it is taken away.
  fileprivate func element(_ json: JSONValue) -> MDKValue? {
    guard let origin, let overlay = origin.pointee.overlay else { return MDKValue(json, origin) }
    return MDKValue(json, origin.pointee.bare).under(overlay)
  }

  /// What is where it is, with nothing laid over it: a member of properties.
  func beside(_ json: JSONValue) -> MDKValue { MDKValue(json, origin) }
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
  /// The start of places in the fragment, and of those that the use changes; `nil` if nothing needs them.
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

/// The `_Type` of an object, by which MDK decides what it is: the bytes of a text in the page, or of one in the
/// program.
struct MDKTypeName: Equatable, ExpressibleByStringLiteral {
  private let text: UTF8Text

  init(stringLiteral name: StaticString) {
    text = UTF8Text(start: name.utf8Start, count: name.utf8CodeUnitCount)
  }

  /// Empty where there is none. One that needs escapes names nothing that MDK knows.
  init(_ value: JSONValue?) {
    text = value?.plainText ?? UTF8Text(start: nil, count: 0)
  }

  static func == (left: MDKTypeName, right: MDKTypeName) -> Bool {
    guard left.text.count == right.text.count else { return false }
    guard let start = left.text.baseAddress, let other = right.text.baseAddress else { return true }
    return memcmp(start, other, left.text.count) == 0
  }

  func hasPrefix(_ prefix: StaticString) -> Bool { text.begins(with: prefix) }

  /// Whether it holds a word.
  func contains(_ word: StaticString) -> Bool {
    text.firstIndex(of: UTF8Text(start: word.utf8Start, count: word.utf8CodeUnitCount)) != nil
  }
}

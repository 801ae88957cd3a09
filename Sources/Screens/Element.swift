/// A view onto one element of a ``ScreenTree``.
///
/// It is two machine words and holds no reference, so that rules can pass it around for nothing. It is valid as long as
/// its tree is alive and was not reset: rules use it during their call and never keep it.
public struct Element {
  @usableFromInline let layout: UnsafePointer<ScreenTree.Layout>
  /// The element's place in document order; the screen is 0.
  @usableFromInline package let index: Int32

  @inlinable
  init(layout: UnsafePointer<ScreenTree.Layout>, index: Int32) {
    self.layout = layout
    self.index = index
  }

  @inlinable
  var node: UnsafeMutablePointer<ScreenTree.Node> {
    @inline(__always) get { layout.pointee.nodes + Int(index) }
  }

  /// The element's kind.
  @inlinable public var kind: Kind { node.pointee.kind }

  /// The part or list of its parent that the element is in; `nil` for the screen.
  @inlinable public var member: Member? { Member(rawValue: node.pointee.member) }

  /// 1 for the first of its name among its siblings, 2 for the second, ….
  @inlinable package var ordinal: Int { Int(node.pointee.ordinal) }

  /// The element that holds this one; `nil` for the screen.
  @inlinable
  public var parent: Element? {
    let parent = node.pointee.parent
    return parent < 0 ? nil : Element(layout: layout, index: parent)
  }

  /// The screen that the element is shown on.
  @inlinable public var screen: Element { Element(layout: layout, index: 0) }

  /// An element of the same tree, by its index.
  @inlinable package func element(at index: Int32) -> Element { Element(layout: layout, index: index) }

  /// The elements directly inside this one, in document order.
  @inlinable public var children: Children { Children(layout: layout, next: index + 1, end: node.pointee.end) }

  /// All elements inside this one, at any depth, in document order.
  @inlinable
  public var descendants: some Sequence<Element> {
    let layout = self.layout
    return ((index + 1)..<Swift.max(index + 1, node.pointee.end)).lazy.map { Element(layout: layout, index: $0) }
  }

  /// The elements of one list or part, in document order.
  @inlinable
  public func members(_ member: Member) -> Members {
    let end = mayHave(member) ? node.pointee.end : index
    return Members(children: Children(layout: layout, next: index + 1, end: end), member: member.rawValue)
  }

  // MARK: Facts

  /// A bit for a fact, part or list, which it shares with few others; for ``mayHave(all:)``.
  @inlinable package static func mask(of member: Member) -> UInt64 { 1 &<< UInt64(member.rawValue) }

  /// Whether some facts, parts or lists may all be given, or given as unknown; where the answer is no, it is certain.
  @inlinable package func mayHave(all mask: UInt64) -> Bool { node.pointee.members & mask == mask }

  /// The bits of all facts, parts and lists that are given, or given as unknown.
  @inlinable package var givenMask: UInt64 { node.pointee.members }

  @inlinable
  func mayHave(_ member: Member) -> Bool { mayHave(all: Self.mask(of: member)) }

  @inlinable
  func entry(_ member: Member) -> UnsafePointer<ScreenTree.Entry>? {
    // Most questions are about facts that are not given.
    guard mayHave(member) else { return nil }
    var next = node.pointee.firstFact
    while next >= 0 {
      let entry = layout.pointee.entries + Int(next)
      if entry.pointee.member == member.rawValue { return UnsafePointer(entry) }
      next = entry.pointee.next
    }
    return nil
  }

  @inlinable
  func known(_ member: Member) -> UnsafePointer<ScreenTree.Entry>? {
    guard let entry = entry(member), entry.pointee.isKnown else { return nil }
    return entry
  }

  /// Whether the fact is given as unknown, as against not given at all.
  @inlinable
  public func isExplicitlyUnknown(_ member: Member) -> Bool {
    guard let entry = entry(member) else { return false }
    return !entry.pointee.isKnown
  }

  /// Whether any fact or part is given as unknown.
  @inlinable package var hasUnknowns: Bool { node.pointee.hasUnknowns }

  /// Whether a value of the fact is given.
  @inlinable public func isKnown(_ member: Member) -> Bool { known(member) != nil }

  /// A fact that is one of some words; `nil` where it is unknown.
  @inlinable public func token(_ member: Member) -> Token? {
    known(member).flatMap { Token(rawValue: $0.pointee.small) }
  }

  /// The raw value of a fact that is one of some words; `nil` where it is unknown.
  @inlinable
  @inline(__always)
  package func tokenValue(_ member: Member) -> UInt8? { known(member).map { $0.pointee.small } }

  /// A boolean fact; `nil` where it is unknown.
  @inlinable public func flag(_ member: Member) -> Bool? { known(member).map { $0.pointee.small != 0 } }

  /// A number or count; `nil` where it is unknown.
  @inlinable
  public func number(_ member: Member) -> Double? { known(member).map { Double(bitPattern: $0.pointee.payload) } }

  /// Whether a number is known, and only to be no larger than ``number(_:)``.
  @inlinable package func isLimit(_ member: Member) -> Bool { known(member)?.pointee.small == ScreenTree.limit }

  /// A frame; `nil` where it is unknown.
  @inlinable
  @inline(__always)
  public func frame(_ member: Member = .frame) -> Frame? {
    known(member).map { layout.pointee.frames[Int($0.pointee.payload)] }
  }

  /// How far the measures of frames may be off, in pt or dp: 0 unless the file rounds them. Checks add it to their
  /// tolerance.
  @inlinable package var precision: Double { layout.pointee.precision }

  /// The UTF-8 bytes of a text; `nil` where it is unknown. Valid as long as the element is.
  @inlinable
  package func bytes(_ member: Member) -> UnsafeBufferPointer<UInt8>? {
    known(member).map { text($0.pointee.payload) }
  }

  /// A text; `nil` where it is unknown.
  @inlinable
  public func text(_ member: Member) -> String? { bytes(member).map { String(decoding: $0, as: UTF8.self) } }

  /// A list of texts; `nil` where it is unknown.
  public func texts(_ member: Member) -> [String]? {
    guard let entry = known(member) else { return nil }
    let first = Int(entry.pointee.payload >> 32)
    let count = Int(entry.pointee.payload & 0xFFFF_FFFF)
    return (first..<first + count).map { String(decoding: text(layout.pointee.textRefs[$0]), as: UTF8.self) }
  }

  /// How many texts a list of texts has; `nil` where it is unknown.
  @inlinable
  package func textCount(_ member: Member) -> Int? { known(member).map { Int($0.pointee.payload & 0xFFFF_FFFF) } }

  /// What people call the element, where its id is one that a tool has given.
  package var name: String? { nameBytes.map { String(decoding: $0, as: UTF8.self) } }

  /// The same in UTF-8, valid as long as the tree.
  package var nameBytes: UnsafeBufferPointer<UInt8>? {
    layout.pointee.names.isEmpty ? nil : layout.pointee.names[index].map(text)
  }

  /// The id that a tool has given to an element with a name, if the mapper or reader kept it.
  package var toolID: String? { layout.pointee.toolIDs[index].map { String(decoding: text($0), as: UTF8.self) } }

  @inlinable
  func text(_ reference: UInt64) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: layout.pointee.texts + Int(reference >> 32), count: Int(reference & 0xFFFF_FFFF))
  }

  /// Whether the screen is that of a small device: as given, or under 360 wide; `nil` where neither is known.
  package var isSmallDevice: Bool? {
    if entry(.smallDevice) != nil { return flag(.smallDevice) }
    return number(.width).map { $0 < 360 }
  }

  // MARK: Parts

  /// A part, or the first element of a list: there, absent, or unknown.
  @inlinable
  public func part(_ member: Member) -> Part {
    guard mayHave(member) else { return .absent }
    var child = index + 1
    let end = node.pointee.end
    while child < end {
      let node = layout.pointee.nodes + Int(child)
      if node.pointee.member == member.rawValue { return .present(Element(layout: layout, index: child)) }
      child = node.pointee.end
    }
    return isExplicitlyUnknown(member) ? .unknown : .absent
  }
}

extension Element: Equatable {
  /// Whether both are the same element of the same tree.
  public static func == (left: Element, right: Element) -> Bool {
    left.index == right.index && left.layout == right.layout
  }
}

/// A part of an element: given, not given, or given as unknown.
public enum Part {
  case present(Element)
  case absent
  case unknown

  /// The part where it is given.
  @inlinable
  public var element: Element? {
    if case .present(let element) = self { element } else { nil }
  }
}

/// The elements directly inside one element, in document order.
public struct Children: Sequence, IteratorProtocol {
  @usableFromInline let layout: UnsafePointer<ScreenTree.Layout>
  @usableFromInline var nextIndex: Int32
  @usableFromInline let end: Int32

  @inlinable
  init(layout: UnsafePointer<ScreenTree.Layout>, next: Int32, end: Int32) {
    self.layout = layout
    nextIndex = next
    self.end = end
  }

  /// The next child; `nil` behind the last.
  @inlinable
  public mutating func next() -> Element? {
    guard nextIndex < end else { return nil }
    let element = Element(layout: layout, index: nextIndex)
    nextIndex = element.node.pointee.end
    return element
  }
}

/// The children of one element that are in one of its lists or parts.
public struct Members: Sequence, IteratorProtocol {
  @usableFromInline var children: Children
  @usableFromInline let member: UInt8

  @inlinable
  init(children: Children, member: UInt8) {
    self.children = children
    self.member = member
  }

  /// The next child that is in the list or part; `nil` behind the last.
  @inlinable
  public mutating func next() -> Element? {
    while let child = children.next() {
      if child.node.pointee.member == member { return child }
    }
    return nil
  }
}

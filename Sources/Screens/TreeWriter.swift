/// What a reader of a native description writes elements and facts with: the address of a tree's arrays and nothing
/// else.
///
/// It holds no reference, so that copying it costs nothing; it is valid as long as its tree. Everything that is not
/// done for every element or attribute is ``TreeBuilder``'s. Ranges are file offsets.
@usableFromInline package struct TreeWriter {
  @usableFromInline let layout: UnsafeMutablePointer<ScreenTree.Layout>

  @inlinable
  init(_ layout: UnsafeMutablePointer<ScreenTree.Layout>) {
    self.layout = layout
  }

  /// Index of the element that is open; -1 outside any screen.
  @inlinable package var current: Int32 { layout.pointee.open }

  /// Whether the tree has no element yet.
  @inlinable package var isEmpty: Bool { layout.pointee.count == 0 }

  /// The element that is open.
  @inlinable
  package var currentElement: Element? {
    current < 0 ? nil : Element(layout: UnsafePointer(layout), index: current)
  }

  /// The kind of the open element.
  @inlinable
  package var currentKind: Kind? { current < 0 ? nil : layout.pointee.nodes[Int(current)].kind }

  /// Opens an element inside the open one; see ``TreeBuilder/open(_:as:from:to:)``.
  @inlinable
  package func open(_ kind: Kind, _ member: UInt8, from start: Int, to stop: Int) {
    let index = layout.pointee.count
    if Int(index) == layout.pointee.nodeCapacity { layout.pointee.growNodes() }
    let nodes = layout.pointee.nodes
    let parent = layout.pointee.open
    var depth: UInt16 = 1
    if parent >= 0 {
      // Readers refuse what is deeper by far; the bit above is a mark.
      depth = min(nodes[Int(parent)].depth &+ 1, ScreenTree.Node.mark &- 1)
      nodes[Int(parent)].members |= 1 &<< UInt64(member)
    }
    (nodes + Int(index)).initialize(
      to: ScreenTree.Node(
        kind: kind, member: member, depth: depth, parent: parent,
        ordinal: parent < 0 ? 1 : ordinal(of: kind, member, at: index), start: relative(start), stop: relative(stop)))
    layout.pointee.count = index &+ 1
    layout.pointee.open = index
  }

  /// Closes the open element.
  ///
  /// - Parameter stop: the end of its text; negative where ``open(_:_:from:to:)`` knew it.
  @inlinable
  package func close(at stop: Int = -1) {
    guard current >= 0 else { return }
    let node = layout.pointee.nodes + Int(current)
    node.pointee.end = layout.pointee.count
    if stop >= 0 { node.pointee.stop = relative(stop) }
    layout.pointee.open = node.pointee.parent
  }

  /// Counts siblings of one name. The last sibling is nearly always of the same name; only the first of a name looks
  /// further.
  @inlinable
  func ordinal(of kind: Kind, _ member: UInt8, at index: Int32) -> Int32 {
    let nodes = layout.pointee.nodes
    let parent = layout.pointee.open
    var sibling = index &- 1
    while sibling > parent {
      while nodes[Int(sibling)].parent != parent { sibling = nodes[Int(sibling)].parent }
      let node = nodes + Int(sibling)
      if node.pointee.member == member, node.pointee.kind == kind { return node.pointee.ordinal &+ 1 }
      sibling &-= 1
    }
    return 1
  }

  /// A number or count.
  @inlinable
  package func set(_ member: Member, number: Double, at range: Range<Int>) {
    append(member, payload: number.bitPattern, at: range)
  }

  /// A boolean.
  @inlinable
  package func set(_ member: Member, flag: Bool, at range: Range<Int>) {
    append(member, small: flag ? 1 : 0, at: range)
  }

  /// One of the vocabulary's words, by its raw value.
  @inlinable
  package func set(_ member: Member, token: UInt8, at range: Range<Int>) { append(member, small: token, at: range) }

  /// A frame.
  @inlinable
  package func set(_ member: Member, frame: Frame, at range: Range<Int>) {
    if layout.pointee.frameCount == layout.pointee.frameCapacity { layout.pointee.growFrames() }
    let index = layout.pointee.frameCount
    (layout.pointee.frames + index).initialize(to: frame)
    layout.pointee.frameCount = index &+ 1
    append(member, payload: UInt64(truncatingIfNeeded: index), at: range)
  }

  /// A text, given as UTF-8.
  @inlinable
  package func set(_ member: Member, text: UnsafeBufferPointer<UInt8>, at range: Range<Int>) {
    append(member, payload: keep(text), at: range)
  }

  /// A fact or part whose value the description does not tell.
  @inlinable
  package func setUnknown(_ member: Member, at range: Range<Int>) { append(member, isKnown: false, at: range) }

  @inlinable
  @inline(__always)
  func relative(_ offset: Int) -> UInt32 { UInt32(truncatingIfNeeded: offset &- layout.pointee.baseOffset) }

  @inlinable
  @inline(__always)
  func append(
    _ member: Member, isKnown: Bool = true, small: UInt8 = 0, payload: UInt64 = 0, at range: Range<Int>
  ) {
    let open = layout.pointee.open
    guard open >= 0 else { return }
    let index = layout.pointee.entryCount
    if index == layout.pointee.entryCapacity { layout.pointee.growEntries() }
    (layout.pointee.entries + index).initialize(
      to: ScreenTree.Entry(
        member: member.rawValue, isKnown: isKnown, small: small, start: relative(range.lowerBound),
        stop: relative(range.upperBound), payload: payload))
    layout.pointee.entryCount = index &+ 1
    let node = layout.pointee.nodes + Int(open)
    node.pointee.members |= 1 &<< UInt64(member.rawValue)
    if !isKnown { node.pointee.setHasUnknowns() }
    let number = Int32(truncatingIfNeeded: index)
    if node.pointee.firstFact < 0 {
      node.pointee.firstFact = number
    } else {
      layout.pointee.entries[Int(node.pointee.lastFact)].next = number
    }
    node.pointee.lastFact = number
  }

  @inlinable
  @inline(__always)
  func keep(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let offset = layout.pointee.textCount
    if offset &+ text.count > layout.pointee.textCapacity { layout.pointee.growTexts(by: text.count) }
    if let source = text.baseAddress { (layout.pointee.texts + offset).update(from: source, count: text.count) }
    layout.pointee.textCount = offset &+ text.count
    return UInt64(truncatingIfNeeded: offset) << 32 | UInt64(truncatingIfNeeded: text.count)
  }
}

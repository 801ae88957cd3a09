/// One screen as a flat tree: elements in document order, their facts, texts and frames, each in one array.
///
/// A reader fills it through ``TreeBuilder``, the linter walks it, and ``reset(at:)`` makes it ready for the next screen without
/// giving memory back; so a worker needs one tree for all its files. Not `Sendable`: it belongs to one thread.
public final class ScreenTree {
  /// An element: its place in the tree and in the text.
  @usableFromInline
  struct Node {
    @usableFromInline var kind: Kind
    /// Raw value of the member that holds it; ``WordTable/none`` for the screen itself.
    @usableFromInline var member: UInt8
    @usableFromInline var depth: UInt16
    @usableFromInline var parent: Int32
    /// Index behind its last descendant.
    @usableFromInline var end: Int32
    /// 1 for the first of its name among its siblings, 2 for the second, ….
    @usableFromInline var ordinal: Int32
    @usableFromInline var firstFact: Int32
    @usableFromInline var lastFact: Int32
    /// First byte, relative to the tree's base offset.
    @usableFromInline var start: UInt32
    @usableFromInline var stop: UInt32

    @inlinable
    init(kind: Kind, member: UInt8, depth: UInt16, parent: Int32, ordinal: Int32, start: UInt32, stop: UInt32) {
      self.kind = kind
      self.member = member
      self.depth = depth
      self.parent = parent
      self.ordinal = ordinal
      self.start = start
      self.stop = stop
      end = -1
      firstFact = -1
      lastFact = -1
    }
  }

  /// A fact, or the note that a part is unknown.
  @usableFromInline
  struct Entry {
    @usableFromInline var next: Int32
    @usableFromInline var member: UInt8
    @usableFromInline var isKnown: Bool
    /// Raw value of a token; 0 or 1 of a boolean.
    @usableFromInline var small: UInt8
    @usableFromInline var start: UInt32
    @usableFromInline var stop: UInt32
    /// A number's bits; a frame's index; a text's offset and length; a list's first text and count.
    @usableFromInline var payload: UInt64

    @inlinable
    init(member: UInt8, isKnown: Bool, small: UInt8, start: UInt32, stop: UInt32, payload: UInt64) {
      next = -1
      self.member = member
      self.isKnown = isKnown
      self.small = small
      self.start = start
      self.stop = stop
      self.payload = payload
    }
  }

  /// The arrays' addresses, in memory of its own, so that an ``Element`` is two plain words.
  @usableFromInline
  struct Layout {
    @usableFromInline var nodes: UnsafeMutablePointer<Node>
    @usableFromInline var entries: UnsafeMutablePointer<Entry>
    @usableFromInline var frames: UnsafeMutablePointer<Frame>
    @usableFromInline var texts: UnsafeMutablePointer<UInt8>
    @usableFromInline var textRefs: UnsafeMutablePointer<UInt64>
    @usableFromInline var count: Int32
  }

  @usableFromInline let layout: UnsafeMutablePointer<Layout>
  @exclusivity(unchecked) @usableFromInline var nodeCapacity = 512
  @exclusivity(unchecked) @usableFromInline var entryCount = 0
  @exclusivity(unchecked) @usableFromInline var entryCapacity = 2048
  @exclusivity(unchecked) @usableFromInline var frameCount = 0
  @exclusivity(unchecked) @usableFromInline var frameCapacity = 512
  @exclusivity(unchecked) @usableFromInline var textCount = 0
  @exclusivity(unchecked) @usableFromInline var textCapacity = 16_384
  @exclusivity(unchecked) @usableFromInline var textRefCount = 0
  @exclusivity(unchecked) @usableFromInline var textRefCapacity = 16

  /// The file that the screen is read from.
  @exclusivity(unchecked) var source: SourceReader?
  /// Whether the file is XML, so that facts are attributes.
  @exclusivity(unchecked) var isXML = false
  /// Offset in the text that the places of the elements count from.
  @exclusivity(unchecked) public internal(set) var baseOffset = 0
  /// What the reader found wrong.
  @exclusivity(unchecked) public internal(set) var problems: [Problem] = []
  /// Whether the file holds a list of screens, so that an element's path has to name its screen.
  public internal(set) var isOneOfSeveral = false
  /// Position of the screen in its file, from 1.
  public internal(set) var ordinal = 0

  public init() {
    layout = .allocate(capacity: 1)
    layout.initialize(
      to: Layout(
        nodes: .allocate(capacity: nodeCapacity), entries: .allocate(capacity: entryCapacity),
        frames: .allocate(capacity: frameCapacity), texts: .allocate(capacity: textCapacity),
        textRefs: .allocate(capacity: textRefCapacity), count: 0))
  }

  deinit {
    layout.pointee.nodes.deallocate()
    layout.pointee.entries.deallocate()
    layout.pointee.frames.deallocate()
    layout.pointee.texts.deallocate()
    layout.pointee.textRefs.deallocate()
    layout.deallocate()
  }

  /// How many elements the screen has, itself included; 0 before anything was read.
  @inlinable public var count: Int { Int(layout.pointee.count) }

  /// The screen.
  @inlinable public var root: Element { Element(layout: UnsafePointer(layout), index: 0) }

  /// An element by its place in document order.
  @inlinable
  public subscript(index: Int) -> Element { Element(layout: UnsafePointer(layout), index: Int32(truncatingIfNeeded: index)) }

  /// Where an element stands in the text: from its `{` or member name, or its `<`, to its end (of the start tag, in XML).
  public func range(of element: Element) -> Range<Int> {
    let node = layout.pointee.nodes[Int(element.index)]
    let start = baseOffset + Int(node.start)
    return start..<max(start, baseOffset + Int(node.stop))
  }

  /// Where a fact of an element stands: from its member's or attribute's name to the end of its value; the element's place
  /// where the fact is not given.
  public func range(of member: Member, in element: Element) -> Range<Int> {
    guard let entry = element.entry(member) else { return range(of: element) }
    let start = baseOffset + Int(entry.pointee.start)
    let stop = max(start, baseOffset + Int(entry.pointee.stop))
    return nameStart(ofAttributeAt: start).map { $0..<stop + 1 } ?? start..<stop
  }

  /// Readers of XML note where an attribute's value stands; its name is looked for when somebody asks.
  private func nameStart(ofAttributeAt start: Int) -> Int? {
    guard let source, isXML else { return nil }
    var index = start - source.bufferOffset - 1
    guard index > 0, index < source.count, source.bytes[index] == 0x22 || source.bytes[index] == 0x27 else { return nil }
    index -= 1
    while index > 0, source.bytes[index] <= 0x20 || source.bytes[index] == UInt8(ascii: "=") { index -= 1 }
    while index > 0, source.bytes[index - 1] > 0x20 { index -= 1 }
    return source.bufferOffset + index
  }

  /// Makes the tree ready for the next screen.
  func reset(at offset: Int) {
    layout.pointee.count = 0
    entryCount = 0
    frameCount = 0
    textCount = 0
    textRefCount = 0
    baseOffset = offset
    if !problems.isEmpty { problems.removeAll(keepingCapacity: true) }
  }
}

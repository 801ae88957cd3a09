extension ScreenTree {
  /// An element: its place in the tree and in the text.
  @usableFromInline
  struct Node {
    @usableFromInline var kind: Kind
    /// Raw value of the member that holds it; ``WordTable/none`` for the screen itself.
    @usableFromInline var member: UInt8
    /// How deep it lies; the high bit is that of ``hasUnknowns``. One byte more for that would be eight for each
    /// element.
    @usableFromInline var depthAndMark: UInt16
    @usableFromInline var parent: Int32
    /// Index behind its last descendant.
    @usableFromInline var end: Int32
    /// 1 for the first of its name among its siblings, 2 for the second, ….
    @usableFromInline var ordinal: Int32
    @usableFromInline var firstFact: Int32
    @usableFromInline var lastFact: Int32
    /// The facts, parts and lists that are given, or given as unknown: a bit for the remainder of each one's raw value
    /// by 64.
    @usableFromInline var members: UInt64 = 0
    /// First byte, relative to the tree's base offset.
    @usableFromInline var start: UInt32
    @usableFromInline var stop: UInt32

    @inlinable
    init(kind: Kind, member: UInt8, depth: UInt16, parent: Int32, ordinal: Int32, start: UInt32, stop: UInt32) {
      self.kind = kind
      self.member = member
      depthAndMark = depth
      self.parent = parent
      self.ordinal = ordinal
      self.start = start
      self.stop = stop
      end = -1
      firstFact = -1
      lastFact = -1
    }

    @usableFromInline static var mark: UInt16 { 0x8000 }

    /// The screen is 1.
    @inlinable var depth: UInt16 { depthAndMark & ~Self.mark }

    /// Whether any of its ``members`` is given as unknown.
    @inlinable var hasUnknowns: Bool { depthAndMark & Self.mark != 0 }

    @inlinable mutating func setHasUnknowns() { depthAndMark |= Self.mark }
  }

  /// A fact, or the note that a part is unknown.
  @usableFromInline
  struct Entry {
    @usableFromInline var next: Int32
    @usableFromInline var member: UInt8
    @usableFromInline var isKnown: Bool
    /// Raw value of a token; 0 or 1 of a boolean; ``ScreenTree/limit`` of a number that is only known to be no larger.
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

  /// What an entry says of a number that the true one does not exceed.
  @usableFromInline static let limit: UInt8 = 1

  /// The arrays and how far they are filled, in memory of its own: an ``Element`` and a ``TreeWriter`` are little more
  /// than its address, and reach everything without counting references.
  @usableFromInline
  struct Layout {
    @usableFromInline var nodes: UnsafeMutablePointer<Node>
    @usableFromInline var entries: UnsafeMutablePointer<Entry>
    @usableFromInline var frames: UnsafeMutablePointer<Frame>
    @usableFromInline var texts: UnsafeMutablePointer<UInt8>
    @usableFromInline var textRefs: UnsafeMutablePointer<UInt64>
    @usableFromInline var count: Int32 = 0
    /// Index of the element that is open; -1 where none is.
    @usableFromInline var open: Int32 = -1
    @usableFromInline var nodeCapacity = 512
    @usableFromInline var entryCount = 0
    @usableFromInline var entryCapacity = 2048
    @usableFromInline var frameCount = 0
    @usableFromInline var frameCapacity = 512
    @usableFromInline var textCount = 0
    @usableFromInline var textCapacity = 16_384
    @usableFromInline var textRefCount = 0
    @usableFromInline var textRefCapacity = 16
    /// What people call elements whose ids say nothing to them: a text of each, by element.
    var names: [Int32: UInt64] = [:]
    /// The ids that a tool has given to elements with names, by element; also to those that have no fact `id`.
    var toolIDs: [Int32: UInt64] = [:]
    /// What the file's format calls elements.
    var nouns = ElementNouns.standard
    /// Nouns in place of those of kinds, by element.
    var ownNouns: [Int32: ElementNoun] = [:]
    /// Offset in the text that the places of the elements count from.
    @usableFromInline var baseOffset = 0
    /// How far the measures of frames may be off, because the file rounds them.
    @usableFromInline var precision = 0.0

    init() {
      nodes = Room.made(for: nodeCapacity)
      entries = Room.made(for: entryCapacity)
      frames = Room.made(for: frameCapacity)
      texts = Room.made(for: textCapacity)
      textRefs = Room.made(for: textRefCapacity)
    }

    /// The same content, in memory of its own that has room for nothing else.
    init(copying other: Layout) {
      nodes = Self.copy(other.nodes, count: Int(other.count))
      entries = Self.copy(other.entries, count: other.entryCount)
      frames = Self.copy(other.frames, count: other.frameCount)
      texts = Self.copy(other.texts, count: other.textCount)
      textRefs = Self.copy(other.textRefs, count: other.textRefCount)
      (count, nodeCapacity) = (other.count, Int(other.count))
      (entryCount, entryCapacity) = (other.entryCount, other.entryCount)
      (frameCount, frameCapacity) = (other.frameCount, other.frameCount)
      (textCount, textCapacity) = (other.textCount, other.textCount)
      (textRefCount, textRefCapacity) = (other.textRefCount, other.textRefCount)
      (names, toolIDs, nouns, ownNouns) = (other.names, other.toolIDs, other.nouns, other.ownNouns)
      (baseOffset, precision) = (other.baseOffset, other.precision)
    }

    private static func copy<Item>(
      _ items: UnsafeMutablePointer<Item>, count: Int
    ) -> UnsafeMutablePointer<Item> {
      let copy: UnsafeMutablePointer<Item> = Room.made(for: count)
      copy.initialize(from: items, count: count)
      return copy
    }

    func deallocate() {
      Room.release(nodes)
      Room.release(entries)
      Room.release(frames)
      Room.release(texts)
      Room.release(textRefs)
    }

    mutating func reset(at offset: Int) {
      count = 0
      open = -1
      entryCount = 0
      frameCount = 0
      textCount = 0
      textRefCount = 0
      if !names.isEmpty { names.removeAll(keepingCapacity: true) }
      if !toolIDs.isEmpty { toolIDs.removeAll(keepingCapacity: true) }
      if !ownNouns.isEmpty { ownNouns.removeAll(keepingCapacity: true) }
      baseOffset = offset
      precision = 0
    }

    @usableFromInline
    mutating func growNodes() { nodes = Self.grown(nodes, capacity: &nodeCapacity) }

    @usableFromInline
    mutating func growEntries() { entries = Self.grown(entries, capacity: &entryCapacity) }

    @usableFromInline
    mutating func growFrames() { frames = Self.grown(frames, capacity: &frameCapacity) }

    mutating func growTextRefs() { textRefs = Self.grown(textRefs, capacity: &textRefCapacity) }

    @usableFromInline
    mutating func growTexts(by count: Int) {
      texts = Self.grown(texts, capacity: &textCapacity, atLeast: textCount + count)
    }

    private static func grown<Item>(
      _ items: UnsafeMutablePointer<Item>, capacity: inout Int, atLeast minimum: Int = 0
    ) -> UnsafeMutablePointer<Item> {
      capacity = max(capacity * 2, minimum, 16)
      return Room.grown(items, to: capacity)
    }
  }
}

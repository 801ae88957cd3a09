extension JSONDocument {
  /// A value: its kind, its places as indexes into the text, and how many values lie in it.
  struct Node {
    var kind: Kind
    private let flags: UInt8
    /// What ``JSONDocument/summary(ofName:count:)`` says of the member's name.
    let nameSummary: UInt16
    /// The member's name, between its quotes.
    var nameStart: UInt32
    var nameEnd: UInt32
    var start: UInt32
    var stop: UInt32
    /// How many values it takes, itself and those inside it: as many behind it is the next one beside it.
    var length: Int32 = 1
    /// Of an object, a bit for each of its members' names; a member whose bit is missing is not there.
    var names: UInt64 = 0

    /// Whether a member of an object, as against an element of an array.
    @inline(__always)
    var isMember: Bool { flags & 1 != 0 }
    @inline(__always)
    var hasEscapes: Bool { flags & 2 != 0 }
    @inline(__always)
    var nameHasEscapes: Bool { flags & 4 != 0 }

    @inline(__always)
    init(
      _ kind: Kind, _ name: JSONText?, hasEscapes: Bool, in bytes: UnsafePointer<UInt8>, from start: Int, to stop: Int
    ) {
      self.kind = kind
      if let name {
        flags = 1 | (hasEscapes ? 2 : 0) | (name.hasEscapes ? 4 : 0)
        nameSummary = JSONDocument.summary(ofName: bytes + name.start, count: name.count)
        nameStart = UInt32(truncatingIfNeeded: name.start)
        nameEnd = UInt32(truncatingIfNeeded: name.end)
      } else {
        flags = hasEscapes ? 2 : 0
        nameSummary = 0
        nameStart = 0
        nameEnd = 0
      }
      self.start = UInt32(truncatingIfNeeded: start)
      self.stop = UInt32(truncatingIfNeeded: stop)
    }
  }
}

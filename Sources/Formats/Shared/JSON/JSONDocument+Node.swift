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

  // MARK: Members given twice

  func supersede(before member: Int, of object: Int) {
    let latter = node(member)
    let (isPlain, length) = (!nodes[member].nameHasEscapes, nodes[member].nameEnd &- nodes[member].nameStart)
    var other = object + 1
    while other < member {
      let former = nodes + other
      let isFar =
        isPlain && !former.pointee.nameHasEscapes && former.pointee.nameEnd &- former.pointee.nameStart != length
      if !isFar, former.pointee.kind != .superseded, node(other).hasName(of: latter) { supersede(other, by: member) }
      other = end(of: other)
    }
  }

  func supersedeAll(of object: Int) {
    var names: [(name: [UInt8], index: Int)] = []
    var member = object + 1
    while member < count {
      if nodes[member].kind != .superseded { names.append((Array(node(member).name.utf8), member)) }
      member = end(of: member)
    }
    names.sort { $0.name == $1.name ? $0.index < $1.index : $0.name.lexicographicallyPrecedes($1.name) }
    for (former, latter) in zip(names, names.dropFirst()) where former.name == latter.name {
      supersede(former.index, by: latter.index)
    }
  }

  private func supersede(_ former: Int, by latter: Int) {
    nodes[former].kind = .superseded
    duplicates.append(Int(nodes[latter].nameStart) - 1..<Int(nodes[latter].nameEnd) + 1)
  }
}

/// The words of the vocabulary and what each can be, laid out so that a reader recognizes the bytes of a name in a few
/// nanoseconds.
///
/// It is made once from ``Vocabulary`` and never changes, which is what makes sharing its memory between threads safe.
@usableFromInline package struct WordTable: @unchecked Sendable {
  /// A word of the vocabulary; the same word can be a member, a kind and a value.
  @usableFromInline package struct Word {
    @usableFromInline var bytes: UnsafePointer<UInt8>
    @usableFromInline var length: Int
    /// Its first eight bytes and the eight behind them, zeros where it is shorter.
    @usableFromInline var head: UInt64 = 0
    @usableFromInline var tail: UInt64 = 0
    /// Raw value of the ``Member``, or ``none``.
    @usableFromInline package var member: UInt8
    /// Raw value of the ``Kind``, or ``none``.
    @usableFromInline package var kind: UInt8
    /// Raw value of the ``Token``, or ``none``.
    @usableFromInline package var token: UInt8
  }

  /// Stands for "not a member", "not a kind", "not a value" and "not a word".
  @inlinable package static var none: UInt8 { 255 }

  /// The one table.
  @usableFromInline package static let shared = WordTable()

  @inlinable static var bucketCount: Int { 1024 }
  /// More than there are members: where the slots of the next kind begin.
  @inlinable static var memberStride: Int { 128 }
  /// The number of values of a byte, words and raw values: where the children of the next kind begin.
  @inlinable static var wordStride: Int { 256 }
  @usableFromInline let words: UnsafePointer<Word>
  @usableFromInline let buckets: UnsafePointer<UInt8>
  @usableFromInline let slots: UnsafePointer<Slot>
  @usableFromInline let children: UnsafePointer<UInt16>
  private let owners: UnsafePointer<KindSet>
  private let parts: UnsafePointer<Part>

  /// What a word is where it names parts.
  private struct Part {
    /// Raw value of the ``Member``, or ``none``.
    var member = WordTable.none
    /// The kinds that it can hold.
    var kinds: KindSet = []
  }

  private init() {
    let words = UnsafeMutablePointer<Word>.allocate(capacity: Int(Self.none))
    let buckets = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.bucketCount)
    buckets.initialize(repeating: Self.none, count: Self.bucketCount)
    var count = 0
    func id(_ spelling: String) -> Int {
      var spelling = spelling
      return spelling.withUTF8 { utf8 in
        guard let start = utf8.baseAddress else { return 0 }
        let blocks = Self.blocks(start, count: utf8.count)
        var bucket = Self.bucket(of: blocks)
        while buckets[bucket] != Self.none {
          let word = words + Int(buckets[bucket])
          if word.pointee.length == utf8.count, Self.equal(word.pointee.bytes, start, utf8.count) {
            return Int(buckets[bucket])
          }
          bucket = (bucket &+ 1) & (Self.bucketCount - 1)
        }
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: utf8.count)
        bytes.initialize(from: start, count: utf8.count)
        (words + count).initialize(
          to: Word(
            bytes: bytes, length: utf8.count, head: blocks.head, tail: blocks.tail,
            member: Self.none, kind: Self.none, token: Self.none))
        buckets[bucket] = UInt8(count)
        count += 1
        return count - 1
      }
    }
    for member in Member.allCases { words[id(member.name)].member = member.rawValue }
    for kind in Kind.allCases { words[id(kind.name)].kind = kind.rawValue }
    for token in Token.allCases { words[id(token.name)].token = token.rawValue }

    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: Kind.total * Self.memberStride)
    slots.initialize(repeating: Slot(), count: Kind.total * Self.memberStride)
    let children = UnsafeMutablePointer<UInt16>.allocate(capacity: Kind.total * Self.wordStride)
    children.initialize(repeating: .max, count: Kind.total * Self.wordStride)
    let owners = UnsafeMutablePointer<KindSet>.allocate(capacity: Self.memberStride)
    owners.initialize(repeating: [], count: Self.memberStride)
    let parts = UnsafeMutablePointer<Part>.allocate(capacity: Self.wordStride)
    parts.initialize(repeating: Part(), count: Self.wordStride)
    for declaration in Vocabulary.kinds {
      for member in declaration.members {
        owners[Int(member.member.rawValue)].insert(declaration.kind)
        slots[Int(declaration.kind.rawValue) * Self.memberStride + Int(member.member.rawValue)] = Slot(member)
        var element: Int?
        if case .list(_, let name?) = member.role { element = id(name) }
        let own = member.isPart ? id(member.member.name) : 0
        for kind in member.kinds {
          let word: Int
          if case .list = member.role { word = element ?? id(kind.name) } else { word = own }
          children[Int(declaration.kind.rawValue) * Self.wordStride + word] =
            UInt16(member.member.rawValue) << 8 | UInt16(kind.rawValue)
          for name in [own, element ?? own] {
            parts[name].member = member.member.rawValue
            parts[name].kinds.insert(kind)
          }
        }
      }
    }

    self.words = UnsafePointer(words)
    self.buckets = UnsafePointer(buckets)
    self.slots = UnsafePointer(slots)
    self.children = UnsafePointer(children)
    self.owners = UnsafePointer(owners)
    self.parts = UnsafePointer(parts)
  }

  /// The first eight bytes of a word and the eight behind them, zeros where it is shorter. Nothing outside of it is
  /// read.
  @inlinable
  @inline(__always)
  static func blocks(_ bytes: UnsafePointer<UInt8>, count: Int) -> (head: UInt64, tail: UInt64) {
    let raw = UnsafeRawPointer(bytes)
    if count >= 8 {
      let head = raw.loadUnaligned(as: UInt64.self).littleEndian
      if count == 8 { return (head, 0) }
      if count >= 16 { return (head, raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian) }
      let last = raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self).littleEndian
      return (head, last &>> UInt64(truncatingIfNeeded: (16 &- count) &* 8))
    }
    if count >= 4 {
      let first = UInt64(raw.loadUnaligned(as: UInt32.self).littleEndian)
      let last = UInt64(raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self).littleEndian)
      return (first | last &<< UInt64(truncatingIfNeeded: (count &- 4) &* 8), 0)
    }
    guard count > 0 else { return (0, 0) }
    let middle = UInt64(bytes[count &>> 1]) &<< UInt64(truncatingIfNeeded: (count &>> 1) &* 8)
    let last = UInt64(bytes[count &- 1]) &<< UInt64(truncatingIfNeeded: (count &- 1) &* 8)
    return (UInt64(bytes[0]) | middle | last, 0)
  }

  /// The same for a word that 16 bytes are readable from.
  @inlinable
  @inline(__always)
  static func blocks(padded bytes: UnsafePointer<UInt8>, count: Int) -> (head: UInt64, tail: UInt64) {
    let raw = UnsafeRawPointer(bytes)
    let head = raw.loadUnaligned(as: UInt64.self).littleEndian
    if count < 8 { return (head & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1), 0) }
    if count == 8 { return (head, 0) }
    let tail = raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian
    if count >= 16 { return (head, tail) }
    return (head, tail & ((1 &<< UInt64(truncatingIfNeeded: (count &- 8) &* 8)) &- 1))
  }

  @inlinable
  @inline(__always)
  static func bucket(of blocks: (head: UInt64, tail: UInt64)) -> Int {
    // A product's high bits depend on every bit of its factors.
    let mixed = (blocks.head &+ blocks.tail &* 0x2545_F491_4F6C_DD1D) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed &>> 54)
  }

  /// The number of the word that is spelled so, or ``none``.
  @inlinable
  @inline(__always)
  package func word(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt8 {
    word(Self.blocks(bytes, count: count), bytes, count: count)
  }

  /// The number of the word that is spelled so, or ``none``.
  ///
  /// - Parameter bytes: the word; 16 bytes from its beginning have to be readable.
  @inlinable
  @inline(__always)
  package func word(padded bytes: UnsafePointer<UInt8>, count: Int) -> UInt8 {
    word(Self.blocks(padded: bytes, count: count), bytes, count: count)
  }

  @inlinable
  @inline(__always)
  func word(_ blocks: (head: UInt64, tail: UInt64), _ bytes: UnsafePointer<UInt8>, count: Int) -> UInt8 {
    var bucket = Self.bucket(of: blocks)
    while true {
      let index = buckets[bucket]
      if index == Self.none { return Self.none }
      let word = words + Int(index)
      if word.pointee.head == blocks.head, word.pointee.tail == blocks.tail, word.pointee.length == count,
        count <= 16 || Self.equal(word.pointee.bytes, bytes, count)
      {
        return index
      }
      bucket = (bucket &+ 1) & (Self.bucketCount - 1)
    }
  }

  @inlinable
  static func equal(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    for offset in 0..<count where left[offset] != right[offset] { return false }
    return true
  }

  /// The number of the word that is spelled so, or ``none``.
  package func word(_ text: String) -> UInt8 {
    var text = text
    return text.withUTF8 { word($0) }
  }

  /// The number of the word that is spelled so, in UTF-8, or ``none``.
  package func word(_ text: UnsafeBufferPointer<UInt8>) -> UInt8 {
    text.baseAddress.map { word($0, count: text.count) } ?? Self.none
  }

  /// What a word can be.
  @inlinable
  @inline(__always)
  package subscript(word: UInt8) -> Word { words[Int(word)] }

  /// What a member is in a kind.
  @inlinable
  @inline(__always)
  package func slot(_ member: UInt8, in kind: Kind) -> UnsafePointer<Slot> {
    slots + (Int(kind.rawValue) &* Self.memberStride &+ Int(member))
  }

  /// The kinds that have a member.
  package func kinds(with member: Member) -> KindSet { owners[Int(member.rawValue)] }

  /// The member that a word is; `nil` where it is none.
  @inlinable
  @inline(__always)
  package func member(_ word: UInt8) -> Member? { member(raw: words[Int(word)].member) }

  /// The member of a raw value of the table, which is that of a member or ``none``.
  @inlinable
  @inline(__always)
  package func member(raw: UInt8) -> Member? { raw == Self.none ? nil : unsafeBitCast(raw, to: Member.self) }

  /// The part or list that a word names, or whose elements it names, with the kinds that those can have; `nil`
  /// where there is none.
  package func part(_ word: UInt8) -> (member: Member, kinds: KindSet)? {
    Member(rawValue: parts[Int(word)].member).map { ($0, parts[Int(word)].kinds) }
  }

  /// The member and kind of an XML child element named by the word inside a kind; `nil` where there is none.
  @inlinable
  @inline(__always)
  package func child(_ word: UInt8, of kind: Kind) -> (member: Member, kind: Kind)? {
    let packed = children[Int(kind.rawValue) * Self.wordStride + Int(word)]
    guard packed != .max, let member = member(raw: UInt8(packed >> 8)),
      let kind = Kind(rawValue: UInt8(packed & 255))
    else { return nil }
    return (member, kind)
  }
}

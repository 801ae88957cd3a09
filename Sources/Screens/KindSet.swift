/// A set of kinds of element, with room for 64 of them.
///
/// A member is a bit, so that a question of a set is one instruction.
@usableFromInline package struct KindSet: Hashable, Sendable {
  /// A bit for each kind, by its raw value.
  @usableFromInline package let bits: UInt64

  /// The kinds whose bits are set.
  @inlinable
  package init(bits: UInt64) { self.bits = bits }

  /// One kind.
  @inlinable
  package init(_ kind: Kind) { bits = 1 &<< UInt64(kind.rawValue) }

  /// Some kinds.
  @inlinable
  package init(_ kinds: some Sequence<Kind>) {
    bits = kinds.reduce(0) { $0 | KindSet($1).bits }
  }

  /// All kinds.
  @inlinable package static var all: KindSet { KindSet(bits: .max >> UInt64(UInt64.bitWidth - Kind.total)) }

  /// Whether there is no kind in the set.
  @inlinable package var isEmpty: Bool { bits == 0 }

  /// Whether a kind is in the set.
  @inlinable
  @inline(__always)
  package func contains(_ kind: Kind) -> Bool { bits & (1 &<< UInt64(kind.rawValue)) != 0 }

  /// Whether no kind is in both sets.
  @inlinable
  @inline(__always)
  package func isDisjoint(with other: KindSet) -> Bool { bits & other.bits == 0 }

  /// The kinds that are in one of the sets, or in both.
  @inlinable
  package func union(_ other: KindSet) -> KindSet { KindSet(bits: bits | other.bits) }

  /// The kinds that are in both sets.
  @inlinable
  package func intersection(_ other: KindSet) -> KindSet { KindSet(bits: bits & other.bits) }

  /// The kinds that are in this set only.
  @inlinable
  package func subtracting(_ other: KindSet) -> KindSet { KindSet(bits: bits & ~other.bits) }

  /// Adds a kind.
  package mutating func insert(_ kind: Kind) { self = union(KindSet(kind)) }

  /// Adds the kinds of another set.
  package mutating func formUnion(_ other: KindSet) { self = union(other) }

  /// Keeps the kinds that another set has too.
  package mutating func formIntersection(_ other: KindSet) { self = intersection(other) }
}

extension KindSet: ExpressibleByArrayLiteral {
  /// The kinds listed.
  @inlinable
  package init(arrayLiteral kinds: Kind...) { self.init(kinds) }
}

extension KindSet: Sequence {
  /// The kinds of a set, in the order of ``Kind/allCases``.
  @usableFromInline package struct Iterator: IteratorProtocol {
    @usableFromInline var rest: UInt64

    @inlinable init(_ kinds: KindSet) { rest = kinds.bits }

    /// The next kind; `nil` behind the last.
    @inlinable
    package mutating func next() -> Kind? {
      guard rest != 0 else { return nil }
      defer { rest &= rest &- 1 }
      return Kind(rawValue: UInt8(truncatingIfNeeded: rest.trailingZeroBitCount))
    }
  }

  /// Goes over the kinds, in the order of ``Kind/allCases``.
  @inlinable
  package func makeIterator() -> Iterator { Iterator(self) }

  /// The first kind; `nil` where there is none.
  package var first: Kind? { first { _ in true } }
}

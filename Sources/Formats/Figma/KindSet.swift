import Screens

/// A set of kinds.
struct KindSet {
  private var bits: UInt32 = 0

  init(_ kinds: [Kind]) {
    for kind in kinds { bits |= 1 << UInt32(kind.rawValue) }
  }

  func contains(_ kind: Kind) -> Bool { bits & (1 << UInt32(kind.rawValue)) != 0 }

  func union(_ other: KindSet) -> KindSet {
    var result = self
    result.bits |= other.bits
    return result
  }

  /// The first of some kinds that is in the set.
  func first(of kinds: [Kind]) -> Kind? { kinds.first { contains($0) } }
}

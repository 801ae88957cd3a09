/// Which facts and parts the files of a format can tell, by kind and member.
///
/// A check that needs another one can never be decided there, however the file is written: it is *unsupported*, and not
/// inconclusive.
public struct SupportedFacts: Sendable {
  /// Everything, for formats made for descriptions and for those that do not declare it.
  public static let all = SupportedFacts()

  /// A bit for each member, by raw value of the kind; `nil`: all.
  private let members: [(low: UInt64, high: UInt64)]?

  private init() {
    members = nil
  }

  /// What a format's reader can tell.
  ///
  /// - Parameters:
  ///   - facts: those of every kind that carries them.
  ///   - more: further facts of some kinds.
  ///   - never: facts and parts that only other kinds have. Other parts are supported.
  public init(
    _ facts: [Member], of more: [Kind: [Member]] = [:], never: [Kind: [Member]] = [:]
  ) {
    // Where a user may say it, it can be known.
    let supplied: [Member] = [.platform, .deviceClass]
    members = Kind.allCases.map { kind in
      var supported = Set(facts + (more[kind] ?? []) + (kind == .screen ? supplied : []))
      supported.formUnion(Vocabulary[kind].members.filter(\.isPart).map(\.member))
      supported.subtract(never[kind] ?? [])
      // What follows from others.
      if supported.contains(.frame) { supported.formUnion([.width, .height]) }
      if !supported.isDisjoint(with: [.width, .height]) { supported.formUnion([.frame, .smallDevice]) }
      return supported.reduce(into: (low: 0, high: 0)) { bits, member in
        let bit: UInt64 = 1 &<< UInt64(member.rawValue)
        if member.rawValue < 64 { bits.low |= bit } else { bits.high |= bit }
      }
    }
  }

  /// Whether a file may tell a fact or part of elements of a kind.
  package func supports(_ member: Member, of kind: Kind) -> Bool {
    guard let members else { return true }
    let bits = members[Int(kind.rawValue)]
    let bit: UInt64 = 1 &<< UInt64(member.rawValue)
    return (member.rawValue < 64 ? bits.low : bits.high) & bit != 0
  }
}

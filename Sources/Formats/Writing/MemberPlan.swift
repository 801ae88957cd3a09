import Screens

/// What a writer has to know of a member of a kind, at hand without a look into the ``Vocabulary``.
struct MemberPlan {
  enum Shape {
    case text, number, flag, token, frame, texts
    /// One element, whose kind the member says.
    case part
    /// A list whose elements are named as they are written; `nil`: by their kind.
    case list(element: String?)
  }

  let member: Member
  let name: String
  let shape: Shape

  private init(_ declaration: MemberDeclaration) {
    member = declaration.member
    name = declaration.member.name
    shape =
      switch declaration.role {
      case .part: .part
      case .list(_, let element): .list(element: element)
      case .fact(let type):
        switch type {
        case .text, .color: .text
        case .number, .count: .number
        case .boolean: .flag
        case .token: .token
        case .frame: .frame
        case .textList: .texts
        }
      }
  }

  /// The members of every kind, in the vocabulary's order; by the raw value of the kind.
  static let all: [[MemberPlan]] = Kind.allCases.map { Vocabulary[$0].members.map { MemberPlan($0) } }

  private static let lists: [UInt128] = all.map { plans in
    plans.reduce(0) { bits, plan in
      if case .list = plan.shape { bits | 1 << UInt128(plan.member.rawValue) } else { bits }
    }
  }

  /// Whether a member is a list in a kind.
  static func isList(_ member: Member, of kind: Kind) -> Bool {
    lists[Int(kind.rawValue)] & 1 << UInt128(member.rawValue) != 0
  }

  /// Whether the member is a fact.
  var isFact: Bool {
    switch shape {
    case .part, .list: false
    default: true
    }
  }

  /// What is given of the member in an element.
  func given(in element: Element) -> Given {
    if isFact { return element.isKnown(member) ? .known : element.isExplicitlyUnknown(member) ? .unknown : .nothing }
    switch element.part(member) {
    case .present: return .known
    case .unknown: return .unknown
    case .absent: return .nothing
    }
  }

  enum Given {
    /// A value, a part, or elements of a list, of which there may be more.
    case known
    case unknown, nothing
  }
}

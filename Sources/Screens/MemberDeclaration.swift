/// What one member of one kind is: a fact with its type, a part, or a list of parts.
package struct MemberDeclaration: Sendable {
  /// A fact, a part or a list.
  package enum Role: Sendable, Hashable {
    case fact(FactType)
    /// One element of the given kind.
    case part(Kind)
    /// Any number of elements; `element` is the XML name of each, `nil` where each is named by its kind and `type` says
    /// the kind in JSON.
    case list([Kind], element: String?)
  }

  /// The member that is declared.
  package let member: Member
  /// What the member is in its kind.
  package let role: Role
  /// One line of documentation.
  package let doc: String
  /// What holds where the fact is not given, as written in a description; `nil`: the fact is unknown then.
  package let defaultValue: String?

  /// Whether the member is a part or a list of parts.
  package var isPart: Bool {
    if case .fact = role { false } else { true }
  }

  /// The type of a fact; `nil` for parts.
  package var factType: FactType? {
    if case .fact(let type) = role { type } else { nil }
  }

  /// The kinds of element that the member can hold; empty for facts.
  package var kinds: [Kind] {
    switch role {
    case .fact: []
    case .part(let kind): [kind]
    case .list(let kinds, _): kinds
    }
  }

  static func fact(_ member: Member, _ type: FactType, _ doc: String, default defaultValue: String? = nil) -> Self {
    Self(member: member, role: .fact(type), doc: doc, defaultValue: defaultValue)
  }

  static func part(_ member: Member, _ kind: Kind, _ doc: String) -> Self {
    Self(member: member, role: .part(kind), doc: doc, defaultValue: nil)
  }

  static func list(_ member: Member, of kinds: [Kind], element: String? = nil, _ doc: String) -> Self {
    Self(member: member, role: .list(kinds, element: element), doc: doc, defaultValue: nil)
  }
}

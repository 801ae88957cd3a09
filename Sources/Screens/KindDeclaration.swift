/// What one kind of element is and carries.
package struct KindDeclaration: Sendable {
  /// The kind that is declared.
  package let kind: Kind
  /// What messages call an element of the kind.
  package let noun: ElementNoun
  /// One line of documentation.
  package let doc: String
  /// Facts first, then parts, in the order of the screen description's table.
  package let members: [MemberDeclaration]

  /// - Parameter noun: what messages call it; its name in words unless it is given.
  init(_ kind: Kind, noun: ElementNoun? = nil, _ doc: String, _ members: [MemberDeclaration]) {
    self.kind = kind
    self.noun = noun ?? ElementNoun(kind.words)
    self.doc = doc
    self.members = members
  }

  /// The declaration of a member; `nil` where the kind does not carry it.
  package subscript(member: Member) -> MemberDeclaration? {
    // Nothing but the name is read of those that are skipped.
    for index in members.indices where members[index].member == member { return members[index] }
    return nil
  }
}

/// What one kind of element is and carries.
package struct KindDeclaration: Sendable {
  /// The kind that is declared.
  package let kind: Kind
  /// One line of documentation.
  package let doc: String
  /// Facts first, then parts, in the order of the screen description's table.
  package let members: [MemberDeclaration]

  init(_ kind: Kind, _ doc: String, _ members: [MemberDeclaration]) {
    self.kind = kind
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

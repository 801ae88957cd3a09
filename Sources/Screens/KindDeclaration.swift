/// What one kind of element is and carries.
public struct KindDeclaration: Sendable {
  /// The kind that is declared.
  public let kind: Kind
  /// One line of documentation.
  public let doc: String
  /// Facts first, then parts, in the order of the screen description's table.
  public let members: [MemberDeclaration]

  init(_ kind: Kind, _ doc: String, _ members: [MemberDeclaration]) {
    self.kind = kind
    self.doc = doc
    self.members = members
  }

  /// The declaration of a member; `nil` where the kind does not carry it.
  public subscript(member: Member) -> MemberDeclaration? {
    members.first { $0.member == member }
  }
}

import Screens

/// An element of a description as a value, which can be changed and written down again.
package struct DescribedElement: Sendable, Hashable {
  /// The element's kind.
  package var kind: Kind
  /// What is given of it, in the vocabulary's order.
  package var members: [DescribedMember]

  /// An element of which something, or nothing, is given.
  package init(_ kind: Kind, _ members: [DescribedMember] = []) {
    self.kind = kind
    self.members = members
  }

  /// What a tree says of an element.
  package init(_ element: Element) {
    kind = element.kind
    members = []
    for declaration in Vocabulary[kind].members {
      if let value = DescribedValue(declaration, of: element) {
        members.append(DescribedMember(declaration.member, value))
      }
    }
  }

  /// What is given of a member; `nil`: it is not.
  ///
  /// To set `nil` removes the member.
  package subscript(member: Member) -> DescribedValue? {
    get { members.first { $0.member == member }?.value }
    set {
      guard let index = members.firstIndex(where: { $0.member == member }) else {
        if let newValue { members.append(DescribedMember(member, newValue)) }
        return
      }
      if let newValue { members[index].value = newValue } else { members.remove(at: index) }
    }
  }

  /// Changes every element inside this one, and this one last.
  package mutating func changeAll(_ change: (inout DescribedElement) -> Void) {
    for index in members.indices {
      guard case .elements(var elements, let isOpen) = members[index].value else { continue }
      for position in elements.indices { elements[position].changeAll(change) }
      members[index].value = .elements(elements, isOpen: isOpen)
    }
    change(&self)
  }

  /// Moves the element and everything in it.
  package mutating func move(by shift: (x: Double, y: Double)) {
    changeAll { element in
      for index in element.members.indices {
        guard case .frame(let frame) = element.members[index].value else { continue }
        element.members[index].value = .frame(
          Frame(x: frame.x + shift.x, y: frame.y + shift.y, width: frame.width, height: frame.height))
      }
    }
  }
}

/// A fact, part or list of a ``DescribedElement`` with what is given of it.
package struct DescribedMember: Sendable, Hashable {
  /// The fact, part or list.
  package var member: Member
  /// The name that it is written by.
  package var name: String
  /// What is given.
  package var value: DescribedValue

  /// A member that is written by its own name.
  package init(_ member: Member, _ value: DescribedValue) {
    self.member = member
    self.value = value
    name = member.name
  }
}

/// What a description gives of a fact, part or list.
package enum DescribedValue: Sendable, Hashable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case token(Token)
  case frame(Frame)
  case texts([String])
  /// A part, or the elements of a list; `isOpen`: there may be more of them.
  case elements([DescribedElement], isOpen: Bool)
  /// Given as unknown.
  case unknown

  init?(_ declaration: MemberDeclaration, of element: Element) {
    let member = declaration.member
    let isUnknown = element.isExplicitlyUnknown(member)
    var value: Self?
    switch declaration.role {
    case .part, .list:
      var elements: [DescribedElement] = []
      for inner in element.members(member) { elements.append(DescribedElement(inner)) }
      if !elements.isEmpty { value = .elements(elements, isOpen: isUnknown) }
    case .fact(let type):
      switch type {
      case .text, .color: value = element.text(member).map { .text($0) }
      case .number, .count: value = element.number(member).map { .number($0) }
      case .boolean: value = element.flag(member).map { .flag($0) }
      case .token: value = element.token(member).map { .token($0) }
      case .textList: value = element.texts(member).map { .texts($0) }
      case .frame: value = element.frame(member).map { .frame($0) }
      }
    }
    guard let known = value ?? (isUnknown ? .unknown : nil) else { return nil }
    self = known
  }
}

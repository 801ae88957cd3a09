extension WordTable {
  /// What a member is in a kind, without indirection.
  @usableFromInline package struct Slot {
    /// What the reader has to expect.
    @usableFromInline package enum Role: UInt8 {
      case undeclared, text, number, count, boolean, token, frame, textList, color, part, list, mixedList

      /// Whether it is a fact.
      @inlinable package var isFact: Bool { self != .undeclared && rawValue < Role.part.rawValue }
    }

    /// What the reader has to expect; `undeclared` where the kind does not have the member.
    @usableFromInline package var role: Role = .undeclared
    /// Whether a number may be less than 0.
    @usableFromInline package var isSigned = false
    /// Whether there are other spellings that are read as one of the words.
    @usableFromInline package var hasAliases = false
    /// What holds where the fact is not given: raw value of a token, 0 or 1 of a boolean; ``none``: it is unknown then.
    @usableFromInline package var standard = WordTable.none
    /// The kind of a part or of a list's elements.
    @usableFromInline package var kind: Kind = .screen
    /// The kinds that a mixed list may hold.
    @usableFromInline package var kinds = KindSet(bits: 0)
    @usableFromInline var tokensLow: UInt64 = 0
    @usableFromInline var tokensHigh: UInt64 = 0

    /// Whether a fact of this slot can have the value.
    @inlinable
    @inline(__always)
    package func allows(_ token: UInt8) -> Bool {
      token < 64 ? tokensLow & (1 << UInt64(token)) != 0 : tokensHigh & (1 << UInt64(token - 64)) != 0
    }
  }
}

extension WordTable.Slot {
  /// What a member is by its declaration.
  init(_ declaration: MemberDeclaration) {
    switch declaration.role {
    case .fact(.text): role = .text
    case .fact(.number(_, let signed)):
      role = .number
      isSigned = signed
    case .fact(.count): role = .count
    case .fact(.boolean):
      role = .boolean
      if let value = declaration.defaultValue { standard = value == "true" ? 1 : 0 }
    case .fact(.frame): role = .frame
    case .fact(.textList): role = .textList
    case .fact(.color): role = .color
    case .fact(.token(let tokens, let aliases)):
      role = .token
      hasAliases = !aliases.isEmpty
      if let token = tokens.first(where: { $0.name == declaration.defaultValue }) { standard = token.rawValue }
      for token in tokens {
        if token.rawValue < 64 {
          tokensLow |= 1 << UInt64(token.rawValue)
        } else {
          tokensHigh |= 1 << UInt64(token.rawValue - 64)
        }
      }
    case .part(let kind):
      role = .part
      self.kind = kind
    case .list(let kinds, let element):
      role = element == nil ? .mixedList : .list
      kind = kinds.first ?? .screen
      self.kinds = KindSet(kinds)
    }
  }
}

/// What an object in the script of a rule says that is handed to `executeAction`, read token by token.
struct MDKRuleObject {
  private let tokens: [MDKRuleToken]
  /// The token that is read next: the one behind the object once it was read.
  private(set) var next: Int
  /// Places of the texts in it whose meaning is known.
  private(set) var usedTexts: [Int] = []

  /// - Parameter start: the place of its opening brace.
  init(_ tokens: [MDKRuleToken], at start: Int) {
    self.tokens = tokens
    next = start
  }

  /// The action that it names, with what it lays over it: `{Name: '…', Properties: {…}}`; `nil` where it does not tell.
  mutating func call() -> MDKRule.Call? {
    var action: String?
    var properties = MDKRule.Properties()
    let isRead = members { object, name in
      switch (name, object.token) {
      case ("Name", .text(let path)):
        action = path
        object.passText()
      case ("Properties", let token?) where token.isSign("{"):
        guard let read = object.properties() else { return false }
        properties = read
      case ("Name", _), ("Properties", _): return false
      default: return object.passValue()
      }
      return true
    }
    return isRead ? action.map { MDKRule.Call(action: $0, properties: properties) } : nil
  }

  private mutating func properties() -> MDKRule.Properties? {
    var found = MDKRule.Properties()
    let isRead = members { object, name in
      let first = object.token
      let isWhole = object.token(behind: 1).map { $0.isSign(",") || $0.isSign("}") } ?? false
      switch name {
      case "ModalPage":
        found.isModal =
          switch first {
          case .word("true") where isWhole, .text("true") where isWhole: .known(true)
          case .word("false") where isWhole, .text("false") where isWhole: .known(false)
          default: .unknown
          }
      case "PageToOpen":
        if case .text(let page) = first, isWhole { found.page = .known(page) } else { found.page = .unknown }
      case "PageMetadata": found.page = .unknown
      default:
        if name.hasPrefix("On") {
          found.hasFollowers = true
          object.usedTexts.append(object.next)
        }
      }
      return object.passValue()
    }
    return isRead ? found : nil
  }

  private var token: MDKRuleToken? { token(behind: 0) }

  private func token(behind distance: Int) -> MDKRuleToken? {
    tokens.indices.contains(next + distance) ? tokens[next + distance] : nil
  }

  private mutating func passText() {
    usedTexts.append(next)
    next += 1
  }

  /// Reads an object from its opening to behind its closing brace; gives each member's name, and is at its value then.
  private mutating func members(_ member: (inout MDKRuleObject, String) -> Bool) -> Bool {
    next += 1
    while let token {
      if token.isSign("}") {
        next += 1
        return true
      }
      let name: String
      switch token {
      case .word(let word): name = word
      case .text(let text): name = text
      default: return false
      }
      // A member without a value of its own is a variable's.
      guard self.token(behind: 1)?.isSign(":") == true else { return false }
      next += 2
      guard member(&self, name) else { return false }
      if self.token?.isSign(",") == true { next += 1 }
    }
    return false
  }

  /// Passes a value of an object, up to the comma or brace behind it.
  private mutating func passValue() -> Bool {
    var depth = 0
    while let token {
      if token.isSign("(") || token.isSign("[") || token.isSign("{") { depth += 1 }
      if depth == 0, token.isSign(",") || token.isSign("}") { return true }
      if token.isSign(")") || token.isSign("]") || token.isSign("}") { depth -= 1 }
      next += 1
    }
    return false
  }
}

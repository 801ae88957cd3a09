/// What an action does, as far as the screen description asks: `.action` files, and actions written in place.
struct MDKAction {
  enum Kind {
    /// Opens a page.
    case navigation
    /// Opens a document.
    case document
    /// Does something that other actions may follow.
    case chained
    /// Does something else, and that is all.
    case other
  }

  var kind: Kind
  /// The reference to the page that a navigation opens; `nil` where it is unknown.
  var page: String?
  /// Whether the page is modal; `nil` where it is unknown.
  var isModal: Bool?

  /// A navigation of which nothing else is known.
  static let unknownNavigation = MDKAction(kind: .navigation, page: nil, isModal: nil)

  private init(kind: Kind, page: String?, isModal: Bool?) {
    self.kind = kind
    self.page = page
    self.isModal = isModal
  }

  /// - Returns: `nil` where the object is no action.
  init?(_ action: JSONValue, _ evaluator: MDKEvaluator) {
    guard let type = action["_Type"]?.string, type.hasPrefix("Action.Type.") else { return nil }
    switch type {
    case "Action.Type.Navigation": kind = .navigation
    case "Action.Type.OpenDocument": kind = .document
    default: kind = Self.hasFollowers(action) ? .chained : .other
    }
    isModal = false
    override(with: action, evaluator)
  }

  /// Lays properties over the action's own.
  mutating func override(with properties: JSONValue, _ evaluator: MDKEvaluator) {
    if let modal = properties["ModalPage"] { isModal = evaluator.flag(modal, default: false) }
    if let target = properties["PageToOpen"] { page = evaluator.text(target).text }
    // A page that a rule makes up takes precedence.
    if let made = properties["PageMetadata"], evaluator.text(made) != .absent { page = nil }
    if kind == .other, Self.hasFollowers(properties) { kind = .chained }
  }

  /// Whether the action has handlers such as `OnSuccess` or `OnOK`: what it ends in is then theirs to say.
  private static func hasFollowers(_ action: JSONValue) -> Bool {
    action.children.contains { member in
      let name = member.name
      return name.hasPrefix("On") && name.dropFirst(2).first?.isUppercase == true && !member.equals("")
        && !member.isEmpty
    }
  }
}

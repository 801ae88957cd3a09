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
  init?(_ action: MDKValue, _ evaluator: MDKEvaluator) {
    let type = action.type
    guard type.hasPrefix("Action.Type.") else { return nil }
    switch type {
    case "Action.Type.Navigation": kind = .navigation
    case "Action.Type.OpenDocument": kind = .document
    // What is downloaded is opened by something else.
    case _ where type.contains("Download"): kind = .chained
    default: kind = Self.hasFollowers(action) ? .chained : .other
    }
    isModal = false
    override(with: action, evaluator)
  }

  /// What the script of a rule does; `nil` where that is not known.
  ///
  /// A rule that may execute one of several navigations opens what they all open, in the way that they all have.
  init?(_ rule: MDKRule, _ action: (String) -> MDKAction?) {
    var joined: MDKAction?
    for call in rule.calls {
      let unknown: MDKAction? = call.properties.page == nil ? nil : .unknownNavigation
      guard var own = action(call.action) ?? unknown else { return nil }
      if let modal = call.properties.isModal { own.isModal = modal.value }
      if let page = call.properties.page { own.page = page.value }
      // Other actions are steps on the way to what the rule does beside them.
      guard own.kind == .navigation || own.kind == .document && rule.calls.count == 1 else { return nil }
      if let other = joined {
        if other.isModal != own.isModal { own.isModal = nil }
        if other.page != own.page { own.page = nil }
      }
      joined = own
    }
    guard let joined else { return nil }
    self = joined
  }

  /// Lays properties over the action's own.
  mutating func override(with properties: MDKValue, _ evaluator: MDKEvaluator) {
    if let modal = properties["ModalPage"] { isModal = evaluator.flag(modal.json, default: false) }
    if let target = properties["PageToOpen"] { page = evaluator.text(target.json).text }
    // A page that a rule makes up takes precedence.
    if let made = properties["PageMetadata"], !evaluator.isAbsent(made.json) { page = nil }
    if kind == .other, Self.hasFollowers(properties) { kind = .chained }
  }

  /// Whether the action has handlers such as `OnSuccess` or `OnOK`: what it ends in is then theirs to say.
  private static func hasFollowers(_ action: MDKValue) -> Bool {
    var layers = [action.json]
    var next = action.overlay
    while let layer = next {
      layers.append(layer.properties.json)
      next = layer.below
    }
    return layers.contains { hasFollowers($0) }
  }

  private static func hasFollowers(_ action: JSONValue) -> Bool {
    action.children.contains { member in
      let name = member.name
      return name.hasPrefix("On") && name.dropFirst(2).first?.isUppercase == true && !member.equals("")
        && !member.isEmpty
    }
  }
}

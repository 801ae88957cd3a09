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

extension MDKEvaluator {
  /// The action behind a handler: a reference, an override, or one written in place; `nil` where it is unknown.
  ///
  /// - Returns: the action, the place of the reference to it, and the properties laid over it.
  func action(_ press: MDKValue) -> (action: MDKAction, place: Range<Int>, overrides: MDKValue?)? {
    guard press.isObject else { return action(named: press).map { ($0, press.place, nil) } }
    if let action = MDKAction(press, self) { return (action, press.place, nil) }
    if let handler = press["Handler"], !handler.isObject || handler["Handler"] == nil { return action(handler) }
    guard let name = press["Name"] else { return nil }
    let properties = press["Properties"].flatMap { $0.isObject ? $0 : nil }
    // A script has no properties that an override could change.
    if isScript(name), let properties, !properties.isBlank { return nil }
    var action = action(named: name)
    // Only a navigation has a page to open, even where its own file is not there.
    if action == nil, properties?["PageToOpen"] != nil { action = .unknownNavigation }
    guard var action else { return nil }
    if let properties { action.override(with: properties, self) }
    return (action, name.place, properties)
  }

  private func isScript(_ name: MDKValue) -> Bool { name.json.hasSuffix(".js") || name.json.hasSuffix(".ts") }

  /// The action that a text names: its file, or a rule that executes it.
  private func action(named name: MDKValue) -> MDKAction? {
    guard let application else { return nil }
    if let path = plainReference(name.json), path.ends(with: ".action") { return application.action(path) }
    if var path = text(name.json).text { return path.withUTF8 { application.action($0) } }
    guard isScript(name) else { return nil }
    return name.json.withText { application.rule($0) } ?? nil
  }
}

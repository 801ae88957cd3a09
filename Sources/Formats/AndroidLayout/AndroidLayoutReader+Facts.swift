import Screens

// Facts of views. They are those of the view that is open.
extension AndroidLayoutReader {
  /// Sets what the attributes that all views have say of an element of a kind.
  ///
  /// - Parameter index: the view that is open.
  func setFacts(of kind: Kind, _ view: PlacedView, _ index: Int32) {
    if kind.carries(.id), let id = id(of: view) {
      let place = id.view.place(of: id.attribute)
      let text = id.view.document.withText(id.name) { views.keep($0, at: place) }
      views[index].id = text
    }
    if let noun = view.withName({ AndroidLayoutFormat.noun(ofClass: $0, as: kind) }) { views.setNoun(noun) }
    let isTrigger = [.action, .button, .icon].contains(kind)
    if kind == .action || (kind.carries(.text) && kind != .image),
      // What people trigger is named by what is spoken where nothing is written on it.
      let attribute = view.attribute(.text) ?? (isTrigger ? view.attribute(.contentDescription) : nil)
    {
      setText(attribute, as: kind == .action ? .label : .text, of: view)
    }
    if kind.carries(.accessibilityLabel) {
      setSpoken(of: kind, view, isTapped: views[index].states.contains(.reacts))
    }
    if kind.carries(.foreground), kind != .image, kind != .icon { setLook(of: kind, view) }
    if kind.carries(.truncates) { setTruncation(of: view) }
    if kind.carries(.width) { setSides(of: view) }
  }

  // MARK: Texts

  /// Sets the text that a view shows, where it is written down or found; else it is unknown.
  ///
  /// - Parameter member: what it is of the element.
  func setText(_ attribute: AndroidView.Attribute, as member: Member, of view: PlacedView) {
    let place = view.place(of: attribute)
    guard let text = keep(attribute, of: view) else { return views.setUnknown(member, at: place) }
    // An empty resource is what is shown.
    if views.withText(text, { text, _ in text.isEmpty }) == true { return views.set(member, .text(text), at: place) }
    views[views.current].text = text
  }

  /// Sets a text, where it is written down or found; else it is unknown.
  func setText(_ member: Member, _ attribute: AndroidView.Attribute, of view: PlacedView) {
    views.set(member, keep(attribute, of: view).map { .text($0) } ?? .unknown, at: view.place(of: attribute))
  }

  /// Keeps the text of an attribute; `nil` where that is unknown.
  private func keep(_ attribute: AndroidView.Attribute, of view: PlacedView) -> Int32? {
    let place = view.place(of: attribute)
    if let reference = view.reference("@string/", in: attribute) {
      guard var text = resources?.string(reference) else { return nil }
      return text.withUTF8 { views.keep($0, at: place) }
    }
    return view.withValue(of: attribute) { text in
      // Bindings, attributes of the theme and escapes.
      let isPlain =
        text.first != UInt8(ascii: "@") && text.first != UInt8(ascii: "?") && !text.holds(UInt8(ascii: "\\"))
      return text.isEmpty || !isPlain ? nil : views.keep(text, at: place)
    }
  }

  /// Sets whether an ellipsis replaces what does not fit of a text. A style may say it too, so that a view without the
  /// attribute says nothing.
  private func setTruncation(of view: PlacedView) {
    guard case .text = view.type, let attribute = view.attribute(.ellipsize), !view.isOfApplication else { return }
    func count(_ name: AndroidAttribute) -> Int? { view.attribute(name).flatMap { Int(view.value(of: $0)) } }
    let most = view.says(.singleLine, "true") ? 1 : count(.exactLines) ?? count(.maxLines) ?? 0
    let truncates: Bool? =
      switch view.value(of: attribute) {
      case "none": false
      case "end" where most > 0: true
      // Of several lines none is cut off in its middle.
      case "start" where most == 1, "middle" where most == 1: true
      default: nil
      }
    views.set(.truncates, truncates.map { .flag($0) } ?? .unknown, at: view.place(of: attribute))
  }

  // MARK: Descriptions

  /// Sets what is spoken of a view. Code may describe each view that has an id, and a style each view that has the
  /// style.
  private func setSpoken(of kind: Kind, _ view: PlacedView, isTapped: Bool) {
    if view.says(.important, "no") || view.says(.important, "noHideDescendants") {
      // What is skipped may repeat what another view does.
      if kind.carries(.decorative), !isTapped { setDecorative(by: view.attribute(.important), of: view) }
      return
    }
    let description = view.attribute(.contentDescription)
    if let description, isSpoken(description, of: view) { return setText(.accessibilityLabel, description, of: view) }
    if kind.carries(.decorative), !isTapped,
      let answer = view.document.lintAnswer(to: "contentdescription", of: view.index)
    {
      return setDecorative(by: answer, of: view)
    }
    if let description {
      if kind == .image || (kind == .icon && !isTapped) { return setDecorative(by: description, of: view) }
      guard [.button, .icon, .action].contains(kind), isBare(view) else { return }
      return views.set(.accessibilityLabel, text: "", at: view.place(of: description))
    }
    let isPicture = kind == .image || kind == .icon || kind == .action && view.type.isPicture
    if isPicture, isBare(view) { views.set(.accessibilityLabel, text: "", at: view.tag) }
  }

  /// Whether a description says anything, as far as that is known: an empty text says nothing, wherever it is written.
  private func isSpoken(_ attribute: AndroidView.Attribute, of view: PlacedView) -> Bool {
    guard view.given(.contentDescription) != nil else { return false }
    return view.reference("@string/", in: attribute).flatMap { resources?.string($0) }.map { !$0.isEmpty } ?? true
  }

  private func setDecorative(by attribute: AndroidView.Attribute?, of view: PlacedView) {
    if let attribute { views.set(.decorative, .flag(true), at: view.place(of: attribute)) }
  }

  /// Whether nothing but its attributes says what a view shows.
  private func isBare(_ view: PlacedView) -> Bool {
    id(of: view) == nil && view.attribute(.style) == nil && view.attribute(.text) == nil && !view.isOfApplication
  }
}

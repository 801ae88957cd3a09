import Screens

// Facts of views.
extension AndroidLayoutScreenWriter {
  func element(_ kind: Kind, as member: Member, _ index: Int, _ site: AndroidSite, _ body: () -> Void) {
    let tag = site.tag(of: index)
    builder.open(kind, as: member, from: tag.lowerBound, to: tag.upperBound)
    if let noun = AndroidLayoutFormat.noun(of: site.document.views[index], as: kind, in: site.document) {
      builder.setNoun(noun)
    }
    body()
    builder.close()
  }

  /// What the attributes that all views have say of an element of a kind.
  func facts(of kind: Kind, _ index: Int, _ site: AndroidSite) {
    let document = site.document
    if kind.carries(.id), let id = id(of: index, site) {
      id.site.document.withText(id.name) { builder.set(.id, text: $0, at: id.site.place(of: id.attribute)) }
    }
    let isTrigger = [.action, .button, .icon].contains(kind)
    if kind == .action || (kind.carries(.text) && kind != .image),
      // What people trigger is named by what is spoken where nothing is written on it.
      let attribute = document.attribute(.text, of: index)
        ?? (isTrigger ? document.attribute(.contentDescription, of: index) : nil)
    {
      text(kind == .action ? .label : .text, attribute, site)
    }
    if kind == .action, let control = control(of: index, document) {
      builder.set(.control, token: control, at: site.tag(of: index))
    }
    if kind.carries(.accessibilityLabel) { spoken(of: kind, index, site) }
    if kind.carries(.foreground), kind != .image, kind != .icon { look(of: kind, index, site) }
    if kind.carries(.truncates) { truncation(of: index, site) }
    if kind.carries(.width) { sides(of: index, site) }
    if kind.carries(.interactive), let isTapped = interactivity(of: index, site) {
      builder.set(.interactive, flag: isTapped, at: tapPlace(of: index, site))
    }
  }

  private func control(of index: Int, _ document: AndroidLayoutDocument) -> Token? {
    switch document.views[index].type {
    case .icon, .image: .icon
    case .button: .button
    default: nil
    }
  }

  // MARK: Texts

  /// A text, where it is written down or found; else it is unknown.
  func text(_ member: Member, _ attribute: AndroidView.Attribute, _ site: AndroidSite) {
    let place = site.place(of: attribute)
    if let reference = reference("@string/", attribute, site) {
      if let text = resources?.string(reference) { return builder.set(member, text: text, at: place) }
      return builder.setUnknown(member, at: place)
    }
    site.document.withText(attribute.value) { text in
      // Bindings, attributes of the theme and escapes.
      let isPlain =
        text.first != UInt8(ascii: "@") && text.first != UInt8(ascii: "?") && !text.contains(UInt8(ascii: "\\"))
      if text.isEmpty || !isPlain { return builder.setUnknown(member, at: place) }
      builder.set(member, text: text, at: place)
    }
  }

  /// Whether what does not fit of a text is cut off with an ellipsis, as far as the view says it itself: a style may
  /// say it in its place.
  private func truncation(of index: Int, _ site: AndroidSite) {
    let document = site.document
    guard case .text = document.views[index].type, let attribute = document.attribute(.ellipsize, of: index),
      !document.withText(document.views[index].name, { AndroidViewClass.isOfApplication($0) })
    else { return }
    let place = site.place(of: attribute)
    func count(_ name: AndroidAttribute) -> Int? {
      document.attribute(name, of: index).flatMap { Int(document.text($0.value)) }
    }
    let most = document.says(.singleLine, "true", of: index) ? 1 : count(.exactLines) ?? count(.maxLines) ?? 0
    switch document.text(attribute.value) {
    case "none": builder.set(.truncates, flag: false, at: place)
    case "end" where most > 0: builder.set(.truncates, flag: true, at: place)
    // Of several lines none is cut off in its middle.
    case "start" where most == 1, "middle" where most == 1: builder.set(.truncates, flag: true, at: place)
    default: builder.setUnknown(.truncates, at: place)
    }
  }

  /// What follows a prefix in an attribute's value; `nil` where it begins otherwise.
  func reference(_ prefix: StaticString, _ attribute: AndroidView.Attribute, _ site: AndroidSite) -> String? {
    site.document.withText(attribute.value) { text in
      guard prefix.withUTF8Buffer({ text.starts(with: $0) }) else { return nil }
      return String(decoding: text[prefix.utf8CodeUnitCount...], as: UTF8.self)
    }
  }

  /// Whether an attribute puts something there: neither nothing nor `@null`.
  func isGiven(_ attribute: AndroidView.Attribute, _ site: AndroidSite) -> Bool {
    site.document.withText(attribute.value) { !$0.isEmpty && !$0.elementsEqual("@null".utf8) }
  }

  // MARK: Taps

  /// Whether attributes say that a view reacts to a tap.
  func isTapped(_ index: Int, _ site: AndroidSite) -> Bool { interactivity(of: index, site) == true }

  /// `nil` where only code knows.
  private func interactivity(of index: Int, _ site: AndroidSite) -> Bool? {
    let document = site.document
    if document.says(.enabled, "false", of: index) { return nil }
    if document.says(.clickable, "true", of: index) { return true }
    if let onClick = document.attribute(.onClick, of: index), isGiven(onClick, site) { return true }
    switch document.views[index].type {
    case .button, .icon, .control: return document.attribute(.clickable, of: index) == nil ? true : nil
    default: return nil
    }
  }

  func tapPlace(of index: Int, _ site: AndroidSite) -> Range<Int> {
    let attribute = site.document.attribute(.onClick, of: index) ?? site.document.attribute(.clickable, of: index)
    return attribute.map { site.place(of: $0) } ?? site.tag(of: index)
  }
}

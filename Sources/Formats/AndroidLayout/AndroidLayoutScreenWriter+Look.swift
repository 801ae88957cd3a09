import Screens

// What a screen reader says of views, and how their texts are drawn.
extension AndroidLayoutScreenWriter {
  // MARK: Descriptions

  /// What is spoken of a view. Code may describe each view that has an id, and a style each view that has the style.
  func spoken(of kind: Kind, _ index: Int, _ site: AndroidSite) {
    let document = site.document
    let isHidden =
      document.says(.important, "no", of: index) || document.says(.important, "noHideDescendants", of: index)
    if isHidden {
      // What is skipped may repeat what another view does.
      if kind.carries(.decorative), !isTapped(index, site) { setDecorative(.important, index, site) }
      return
    }
    let isTrigger = [.button, .icon, .action].contains(kind)
    let description = document.attribute(.contentDescription, of: index)
    if let description, isDescription(description, site) { return text(.accessibilityLabel, description, site) }
    if kind.carries(.decorative), !isTapped(index, site),
      let answer = document.lintAnswer(to: "contentdescription", of: index)
    {
      return builder.set(.decorative, flag: true, at: site.place(of: answer))
    }
    if let attribute = description {
      if kind == .image || (kind == .icon && !isTapped(index, site)) {
        return setDecorative(.contentDescription, index, site)
      }
      guard isTrigger, isBare(index, site) else { return }
      return builder.set(.accessibilityLabel, text: "", at: site.place(of: attribute))
    }
    let isPicture = kind == .image || kind == .icon || kind == .action && document.views[index].type.isPicture
    guard isPicture, isBare(index, site) else { return }
    builder.set(.accessibilityLabel, text: "", at: site.tag(of: index))
  }

  /// Whether a description says anything, as far as that is known: an empty text says nothing, wherever it is written.
  private func isDescription(_ attribute: AndroidView.Attribute, _ site: AndroidSite) -> Bool {
    guard isGiven(attribute, site) else { return false }
    return reference("@string/", attribute, site).flatMap { resources?.string($0) }.map { !$0.isEmpty } ?? true
  }

  private func setDecorative(_ name: AndroidAttribute, _ index: Int, _ site: AndroidSite) {
    guard let attribute = site.document.attribute(name, of: index) else { return }
    builder.set(.decorative, flag: true, at: site.place(of: attribute))
  }

  /// Whether nothing but its attributes says what a view shows.
  private func isBare(_ index: Int, _ site: AndroidSite) -> Bool {
    let document = site.document
    return id(of: index, site) == nil && document.attribute(.style, of: index) == nil
      && document.attribute(.text, of: index) == nil
      && !document.withText(document.views[index].name, { AndroidViewClass.isOfApplication($0) })
  }

  // MARK: Texts

  /// How a text is drawn, as far as no theme decides it.
  func look(of kind: Kind, _ index: Int, _ site: AndroidSite) {
    let document = site.document
    // A text that is disabled is drawn in another colour.
    let isPlain = !document.says(.enabled, "false", of: index)
    if isPlain, let attribute = document.attribute(.textColor, of: index), let color = color(attribute, site) {
      builder.set(.foreground, text: color.text, at: site.place(of: attribute))
    }
    // Themes tint the backgrounds of buttons.
    if isPlain, kind != .button, kind != .action, kind != .seeAll, let (color, place) = background(of: index, site) {
      builder.set(.background, text: color.text, at: place)
    }
    if let attribute = document.attribute(.textSize, of: index), let size = fontSize(attribute, site) {
      builder.set(.fontSize, number: size, at: site.place(of: attribute))
    }
    if let attribute = document.attribute(.textStyle, of: index) {
      let words = document.text(attribute.value).split(separator: "|").map(String.init)
      let weight = words.contains("bold") ? 700 : words == ["normal"] || words == ["italic"] ? 400.0 : nil
      if let weight { builder.set(.fontWeight, number: weight, at: site.place(of: attribute)) }
    }
    if let attribute = document.attribute(.textAppearance, of: index) {
      let text = document.text(attribute.value)
      let name = text.split(separator: "/").last.map(String.init) ?? text
      if text.hasPrefix("?") || text.hasPrefix("@") {
        builder.set(
          .textStyle, text: name.hasPrefix("?") ? String(name.dropFirst()) : name, at: site.place(of: attribute))
      }
    }
  }

  /// What a text is measured in: sp, and dp where the user has not chosen larger letters.
  private func fontSize(_ attribute: AndroidView.Attribute, _ site: AndroidSite) -> Double? {
    var written = site.document.text(attribute.value)
    if let name = reference("@dimen/", attribute, site) {
      guard let found = resources?.dimension(name) else { return nil }
      written = found
    }
    for unit in ["sp", "dp", "dip"] where written.hasSuffix(unit) {
      return Double(written.dropLast(unit.utf8.count)).flatMap { $0.isFinite && $0 > 0 && $0 < 1000 ? $0 : nil }
    }
    return nil
  }

  // MARK: Colours

  /// A colour that is written down, Android's own, or found to be the same on all devices and in the dark.
  private func color(_ attribute: AndroidView.Attribute, _ site: AndroidSite) -> Color? {
    if let name = reference("@color/", attribute, site) {
      return resources?.color(name).flatMap { Self.color($0) }
    }
    return Self.color(site.document.text(attribute.value))
  }

  private static func color(_ written: String) -> Color? {
    switch written {
    case "@android:color/white": return Color("white".utf8)
    case "@android:color/black": return Color("black".utf8)
    case "@android:color/transparent": return Color("transparent".utf8)
    default: break
    }
    let digits = Array(written.utf8.dropFirst())
    guard written.hasPrefix("#") else { return nil }
    // Alpha comes first, and one digit may stand for two.
    let full = digits.count < 5 ? digits.flatMap { [$0, $0] } : digits
    switch full.count {
    case 6: return Color([UInt8(ascii: "#")] + full)
    case 8: return Color([UInt8(ascii: "#")] + full[2...] + full[..<2])
    default: return nil
    }
  }

  /// The colour that is drawn behind a view: its own, or that of the nearest view around it which has one; `nil` where
  /// anything else may be seen.
  private func background(of index: Int, _ site: AndroidSite) -> (Color, Range<Int>)? {
    var (index, site) = (index, site)
    var isOwn = true
    while true {
      let document = site.document
      let view = document.views[index]
      guard document.attribute(.alpha, of: index) == nil, document.attribute(.tint, of: index) == nil else {
        return nil
      }
      if let attribute = document.attribute(.background, of: index), isGiven(attribute, site) {
        guard let color = color(attribute, site) else { return nil }
        if color.isOpaque { return (color, site.place(of: attribute)) }
        guard color.alpha == 0 else { return nil }
      } else if document.attribute(.style, of: index) != nil {
        return nil
      }
      // Other classes may draw something of their own.
      if !isOwn {
        guard case .container = view.type, document.withText(view.name, { Self.drawsNothing($0) }) else { return nil }
      }
      guard let parent = site.parent(of: index) else { return nil }
      guard isAlone(index, site, in: parent) else { return nil }
      (index, site, isOwn) = (parent.index, parent.site, false)
    }
  }

  /// Containers that show nothing but what is in them.
  private static func drawsNothing(_ name: UTF8Text) -> Bool {
    let last = name.lastIndex(of: UInt8(ascii: ".")).map { UTF8Text(rebasing: name[($0 + 1)...]) } ?? name
    let plain: [StaticString] = [
      "LinearLayout", "RelativeLayout", "FrameLayout", "ConstraintLayout", "CoordinatorLayout", "ScrollView",
      "NestedScrollView", "HorizontalScrollView", "RadioGroup", "LinearLayoutCompat",
    ]
    return plain.contains { last.equals($0) }
  }

  /// Whether nothing that is before a view in its container can lie behind it: views of other containers than a
  /// `LinearLayout` may.
  private func isAlone(_ index: Int, _ site: AndroidSite, in parent: (site: AndroidSite, index: Int)) -> Bool {
    let holder = parent.site.document.views[parent.index]
    if holder.type == .container(.linear) { return true }
    guard parent.site === site else { return false }
    let document = site.document
    for sibling in document.children(of: parent.index) {
      if sibling == index { return true }
      guard document.views[sibling].type == .text, document.attribute(.background, of: sibling) == nil else {
        return false
      }
    }
    return true
  }
}

extension AndroidViewClass {
  /// Whether it shows a picture.
  fileprivate var isPicture: Bool {
    switch self {
    case .image, .icon: true
    default: false
    }
  }
}

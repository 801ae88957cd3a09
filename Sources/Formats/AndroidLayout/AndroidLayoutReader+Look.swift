import Screens

// How the texts of views are drawn.
extension AndroidLayoutReader {
  /// Sets how a text is drawn, as far as no theme decides it.
  func setLook(of kind: Kind, _ view: PlacedView) {
    // A text that is disabled is drawn in another colour.
    let isPlain = !view.says(.enabled, "false")
    if isPlain, let attribute = view.attribute(.textColor), let color = color(attribute, of: view) {
      views.set(.foreground, text: color.text, at: view.place(of: attribute))
    }
    // Themes tint the backgrounds of buttons.
    if isPlain, kind != .button, kind != .action, kind != .seeAll,
      let backdrop = Backdrop(behind: view, surface: surface, holder: holder)
    {
      views.set(.background, text: backdrop.color.text, at: backdrop.place.range)
    }
    if let attribute = view.attribute(.textSize), let size = fontSize(attribute, of: view) {
      views.set(.fontSize, .number(size), at: view.place(of: attribute))
    }
    if let attribute = view.attribute(.textStyle) {
      let words = view.value(of: attribute).split(separator: "|").map(String.init)
      let weight = words.contains("bold") ? 700 : words == ["normal"] || words == ["italic"] ? 400.0 : nil
      if let weight { views.set(.fontWeight, .number(weight), at: view.place(of: attribute)) }
    }
    if let attribute = view.attribute(.textAppearance) {
      let text = view.value(of: attribute)
      let name = text.split(separator: "/").last.map(String.init) ?? text
      if text.hasPrefix("?") || text.hasPrefix("@") {
        let style = name.hasPrefix("?") ? String(name.dropFirst()) : name
        views.set(.textStyle, text: style, at: view.place(of: attribute))
      }
    }
  }

  /// What a text is measured in: sp, and dp where the user has not chosen larger letters.
  private func fontSize(_ attribute: AndroidView.Attribute, of view: PlacedView) -> Double? {
    var written = view.value(of: attribute)
    if let name = view.reference("@dimen/", in: attribute) {
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
  private func color(_ attribute: AndroidView.Attribute, of view: PlacedView) -> Color? {
    if let name = view.reference("@color/", in: attribute) {
      return resources?.color(name).flatMap { Self.color($0) }
    }
    return Self.color(view.value(of: attribute))
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

  private func surface(of view: PlacedView, isText: Bool) -> Backdrop.Surface {
    guard view.attribute(.alpha) == nil, view.attribute(.tint) == nil else { return .unknown }
    var surface = Backdrop.Surface.clear
    if let attribute = view.given(.background) {
      guard let color = color(attribute, of: view) else { return .unknown }
      surface = .color(color, at: view.place(of: attribute))
      if color.isOpaque { return surface }
    } else if view.attribute(.style) != nil {
      return .unknown
    }
    // Other classes may draw something of their own.
    if isText { return surface }
    guard case .container = view.type, view.withName({ Self.drawsNothing($0) }) else { return .unknown }
    return surface
  }

  private func holder(of view: PlacedView) -> PlacedView? {
    view.parent.flatMap { isAlone(view, in: $0) ? $0 : nil }
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
  private func isAlone(_ view: PlacedView, in parent: PlacedView) -> Bool {
    if parent.type == .container(.linear) { return true }
    guard parent.site === view.site else { return false }
    let document = view.document
    for sibling in document.children(of: parent.index) {
      if sibling == view.index { return true }
      guard document.views[sibling].type == .text, document.attribute(.background, of: sibling) == nil else {
        return false
      }
    }
    return true
  }
}

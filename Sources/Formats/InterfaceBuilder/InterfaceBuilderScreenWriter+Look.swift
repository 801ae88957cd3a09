import Screens

// What VoiceOver says of views, and how their texts are drawn.
extension InterfaceBuilderScreenWriter {
  /// What VoiceOver says of a view, where the document says it. Without a label it says what is shown: a title, or the
  /// name of an image.
  func setSpoken(_ index: Int32) {
    if let label = elements.name(of: index, .accessibilityLabel) { setText(.accessibilityLabel, label) }
  }

  /// How a label, or the title of a button, is drawn. Code that reaches it, or is of its class, may draw it in another
  /// way.
  func setLook(of label: Int32) {
    let element = elements[label]
    guard element.tag == .label || element.tag == .button && !(element.text?.isEmpty ?? true), element.look >= 0,
      element.states.isDisjoint(with: [.reached, .hasClass, .disabled, .varies, .redrawn])
    else { return }
    let look = elements.looks[Int(element.look)]
    if let size = look.fontSize { builder.set(.fontSize, number: size, at: look.fontPlace) }
    if let weight = look.fontWeight { builder.set(.fontWeight, number: weight, at: look.fontPlace) }
    if let style = look.textStyle { setTextStyle(style, at: look.fontPlace) }
    guard case .color(let color, let place) = look.text else { return }
    builder.set(.foreground, text: color.text, at: place)
    if let (background, place) = background(of: label) { builder.set(.background, text: background.text, at: place) }
  }

  /// `UICTFontTextStyleTitle1` is `title1`.
  private func setTextStyle(_ style: TextStore.Text, at place: Range<Int>) {
    elements.texts.withBytes(of: style) { bytes in
      let prefix = InterfaceBuilderAppearance.stylePrefix
      guard prefix.withUTF8Buffer({ bytes.starts(with: $0) }) else { return }
      let name = String(decoding: bytes.dropFirst(prefix.utf8CodeUnitCount), as: UTF8.self)
      builder.set(.textStyle, text: name.prefix(1).lowercased() + name.dropFirst(), at: place)
    }
  }

  // MARK: Behind a text

  /// The opaque colour behind a text: its own, or that of the nearest view around it which has one; `nil` where
  /// something else may lie between them.
  private func background(of label: Int32) -> (Color, Range<Int>)? {
    var index = label
    while true {
      let element = elements[index]
      guard element.states.isDisjoint(with: [.translucent, .reached, .hasClass, .varies]) else { return nil }
      let look = element.look < 0 ? nil : elements.looks[Int(element.look)]
      switch look?.background {
      case .color(let color, let place):
        if color.isOpaque { return (color, place) }
        guard color.alpha == 0 else { return nil }
      case .unknown: return nil
      default: break
      }
      let parent = element.parent
      guard parent >= 0, [.view, .stackView, .contentView].contains(elements[parent].tag), element.role == .none,
        isAlone(index, in: parent)
      else { return nil }
      index = parent
    }
  }

  /// Whether nothing but texts without a background comes before a view in the one that holds it.
  private func isAlone(_ index: Int32, in parent: Int32) -> Bool {
    if elements[parent].tag == .stackView { return true }
    for sibling in elements.children(of: parent) {
      if sibling == index { return true }
      guard elements[sibling].tag == .label else { return false }
    }
    return true
  }
}

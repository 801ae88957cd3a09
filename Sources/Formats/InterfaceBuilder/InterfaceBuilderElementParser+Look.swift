import Screens

// Colours and fonts.
extension InterfaceBuilderElementParser {
  mutating func noteColor(_ tag: borrowing XMLStartTag) {
    guard let key = tag.value(of: "key") else { return }
    let isText = isDirect ? key.equals("textColor") : key.equals("titleColor")
    guard isText || isDirect && key.equals("backgroundColor") else { return }
    let shade = shade(tag)
    change { look in if isText { look.text = shade } else { look.background = shade } }
  }

  mutating func noteFont(_ tag: borrowing XMLStartTag) {
    guard let key = tag.value(of: "key"), key.equals("fontDescription") else { return }
    let type = tag.value(of: "type")
    let isSystem = type.map { $0.equals("system") || $0.equals("italicSystem") } ?? false
    let isBold = type.map { $0.equals("boldSystem") } ?? false
    let weight = tag.value(of: "weight").flatMap { InterfaceBuilderAppearance.weight($0) }
    let size = tag.value(of: "pointSize").flatMap(measure)
    let style = self.style(tag)
    let place = tag.range
    change { look in
      look.fontSize = size.flatMap { $0 > 0 ? $0 : nil }
      look.fontWeight = weight ?? (isBold ? 700 : isSystem ? 400 : nil)
      look.textStyle = style
      look.fontPlace = place
    }
  }

  /// The name of a text style, without what all of them begin with.
  private mutating func style(_ tag: borrowing XMLStartTag) -> TextStore.Text? {
    for attribute in tag.attributes where attribute.name.equals("style") { return elements.keep(attribute, of: tag) }
    return nil
  }

  private mutating func change(_ body: (inout InterfaceBuilderAppearance) -> Void) {
    let index = elements.open
    if elements[index].look < 0 {
      elements[index].look = Int32(truncatingIfNeeded: elements.looks.count)
      elements.looks.append(InterfaceBuilderAppearance())
    }
    body(&elements.looks[Int(elements[index].look)])
  }

  /// A colour by its parts. Those of the system and of asset catalogues may be others in the dark.
  private func shade(_ tag: borrowing XMLStartTag) -> InterfaceBuilderAppearance.ResolvedColor {
    guard tag.value(of: "name") == nil, tag.value(of: "systemColor") == nil,
      tag.value(of: "cocoaTouchSystemColor") == nil, tag.value(of: "catalog") == nil,
      tag.value(of: "customColorSpace").map({ $0.equals("sRGB") || $0.equals("genericGamma22GrayColorSpace") }) ?? true
    else { return .unknown }
    let alpha = tag.value(of: "alpha").map(byte) ?? 255
    if let white = tag.value(of: "white") {
      guard let white = byte(white), let alpha else { return .unknown }
      return .color(Color(red: white, green: white, blue: white, alpha: alpha), tag.range)
    }
    guard let red = tag.value(of: "red").flatMap(byte), let green = tag.value(of: "green").flatMap(byte),
      let blue = tag.value(of: "blue").flatMap(byte), let alpha
    else { return .unknown }
    return .color(Color(red: red, green: green, blue: blue, alpha: alpha), tag.range)
  }

  private func byte(_ text: UTF8Text) -> UInt8? {
    measure(text).flatMap { (0...1).contains($0) ? UInt8(($0 * 255).rounded()) : nil }
  }
}

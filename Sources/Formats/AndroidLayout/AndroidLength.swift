/// A length as layouts and dimensions write it.
enum AndroidLength {
  /// - Parameter density: pixels of one dp, where that is known.
  /// - Returns: dp, at the usual size of fonts; `nil` for what is no length, or one that takes the device to tell.
  static func dp(_ text: UTF8Text, density: Double?) -> Double? {
    let number = text.prefix { $0 &- 48 < 10 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    guard let value = parseNumber(number), value.isFinite, value >= 0 else { return nil }
    let unit = text[number.endIndex...]
    if unit.elementsEqual("dp".utf8) || unit.elementsEqual("dip".utf8) || unit.elementsEqual("sp".utf8) { return value }
    guard unit.elementsEqual("px".utf8), let density else { return nil }
    return value / density
  }
}

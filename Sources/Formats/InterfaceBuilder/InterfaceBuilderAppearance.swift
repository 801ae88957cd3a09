import Screens

/// The colours and the font of a view, as a document says them.
struct InterfaceBuilderAppearance {
  /// A colour that is the same in the light and in the dark; `unknown` where that is not sure.
  enum ResolvedColor {
    case none, unknown
    case color(Color, Range<Int>)
  }

  var text = ResolvedColor.none
  var background = ResolvedColor.none
  var fontSize: Double?
  var fontWeight: Double?
  /// The name of the text style behind what all of them begin with.
  var textStyle: TextStore.Text?
  var fontPlace = 0..<0

  /// What the names of text styles begin with.
  static let stylePrefix: StaticString = "UICTFontTextStyle"

  /// How heavy the letters of a name are.
  static func weight(_ name: UTF8Text) -> Double? {
    let weights: [(StaticString, Double)] = [
      ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
      ("bold", 700), ("heavy", 800), ("black", 900),
    ]
    return weights.first { name.equals($0.0) }?.1
  }
}

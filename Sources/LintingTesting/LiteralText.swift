import Documents
import Screens

/// Values as JSON and XML write them.
package enum LiteralText {
  /// A text in its quotes.
  package static func json(_ text: String) -> String { "\"\(TextEscaping.jsonDescription(text))\"" }

  /// A text as the value of an attribute, without quotes.
  package static func xml(_ text: String) -> String { TextEscaping.xmlDescription(text) }

  /// Whether XML 1.0 has all characters of a text.
  package static func isXML(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
      default: false
      }
    }
  }

  /// A number, without a point where it is whole.
  package static func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  /// The four numbers of a frame.
  package static func numbers(of frame: Frame) -> [String] {
    [frame.x, frame.y, frame.width, frame.height].map(number)
  }
}

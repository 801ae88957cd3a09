import Linting
import Reporting

/// Breaks text into lines that a terminal has room for.
struct TextLayout {
  /// Columns where standard output is no terminal.
  static let defaultWidth = 80

  /// Columns of a line.
  let width: Int

  init(width: Int = defaultWidth) {
    // Text that is narrower, or far wider, is hard to read.
    self.width = min(max(width, 40), 120)
  }

  /// A paragraph, its words in lines that begin with spaces; it ends with a line break.
  ///
  /// - Parameters:
  ///   - indentation: spaces before each line.
  ///   - label: replaces the spaces before the first line, as far as they go; a longer one has a line of its own.
  ///   - paint: colours the label.
  func paragraph(
    _ text: some StringProtocol, indentation: Int = 0, label: String = "", paint: (String) -> String = { $0 }
  ) -> String {
    var result = ""
    var line = String(repeating: " ", count: indentation)
    var column = indentation
    if !label.isEmpty {
      let labelWidth = columns(of: label)
      if labelWidth < indentation {
        line = paint(label) + String(repeating: " ", count: indentation - labelWidth)
      } else {
        result = paint(label) + "\n"
      }
    }
    var isEmpty = true
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let wordWidth = columns(of: word)
      if !isEmpty, column + 1 + wordWidth > width {
        result += line + "\n"
        line = String(repeating: " ", count: indentation)
        column = indentation
        isEmpty = true
      }
      if !isEmpty {
        line += " "
        column += 1
      }
      line += word
      column += wordWidth
      isEmpty = false
    }
    if isEmpty, label.isEmpty { return "" }
    while line.last == " " { line.removeLast() }
    return line.isEmpty ? result : result + line + "\n"
  }

  /// A text and spaces behind it, up to so many columns.
  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - TextLayout(width: width).columns(of: text)))
  }

  /// Spaces and a number behind them, in so many columns.
  static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, width - digits.utf8.count)) + digits
  }

  private func columns(of text: some StringProtocol) -> Int { text.reduce(0) { $0 + $1.displayWidth } }
}

/// Texts in the colours of a terminal, those of reports, or in none.
struct Colours {
  /// Whether there are any.
  let isOn: Bool

  private var style: TextStyle { TextStyle(showsColours: isOn) }

  /// Headings and names.
  func strong(_ text: String) -> String { painted(text, style.strong) }

  /// What is beside the point.
  func faint(_ text: String) -> String { painted(text, style.faint) }

  /// What is missing or wrong.
  func bad(_ text: String) -> String { painted(text, style.colour(of: .error)) }

  /// A severity's name in its colour.
  func severity(_ severity: Severity) -> String { painted(severity.name, style.colour(of: severity)) }

  private func painted(_ text: String, _ start: StaticString) -> String { "\(start)\(text)\(style.end)" }
}

import Text

/// A text of an input that stands in a document again and again, as it is written there: it is escaped once.
package struct RepeatedText {
  private var text = ""
  private var written = ReportBuffer()
  private let escaping: TextEscaping

  /// A place for texts that are escaped alike.
  package init(as escaping: TextEscaping) {
    self.escaping = escaping
  }

  /// Appends a text, which is likely the one of the last time.
  package mutating func write(_ text: String, to output: inout ReportBuffer) {
    if !text.hasBytes(of: self.text) {
      self.text = text
      written.removeAll()
      written.write(text, as: escaping)
    }
    output.write(written)
  }
}

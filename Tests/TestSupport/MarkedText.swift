/// A text in which `↓` stands directly before the places that tests ask for.
package struct MarkedText: Sendable {
  /// The text without its markers.
  package var text: String
  /// `line:column` of each marker, counted in Unicode scalars from 1.
  package var places: [String]

  /// Reads a text that is marked with `↓`.
  package init(_ marked: String) {
    var text = String.UnicodeScalarView()
    var places: [String] = []
    var line = 1
    var column = 1
    for scalar in marked.unicodeScalars {
      if scalar == "↓" {
        places.append("\(line):\(column)")
        continue
      }
      text.append(scalar)
      if scalar == "\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    self.text = String(text)
    self.places = places
  }
}

import Documents
import Screens

extension ReportBuffer {
  /// Appends a number in its shortest form: without a point where it is whole, and read as the same number.
  mutating func write(length number: Double) {
    let isWhole = number == number.rounded(.towardZero) && abs(number) <= 9_007_199_254_740_992
    if isWhole { write(Int(number)) } else { write("\(number)") }
  }

  /// Appends the four numbers of a frame.
  mutating func write(_ frame: Frame, separator: StaticString) {
    write(length: frame.x)
    write(literal: separator)
    write(length: frame.y)
    write(literal: separator)
    write(length: frame.width)
    write(literal: separator)
    write(length: frame.height)
  }
}

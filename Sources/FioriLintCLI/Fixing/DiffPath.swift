import FileAccess
import Text

/// The path of a file in the head of a diff, as git writes and reads it, and `patch` reads it.
enum DiffPath {
  /// The path itself, or in quotes with escapes where a byte of it is more than text to whoever reads it. Behind one with spaces stands a tab,
  /// so that nobody takes the rest for a date.
  ///
  /// Letters beyond ASCII stay, as with git's `core.quotePath=false`.
  ///
  /// - Parameter path: as ``ExactPath`` writes it.
  static func text(_ path: String) -> String {
    let bytes = ExactPath.bytes(of: path)
    var (quoted, isPlain) = ("", true)
    for scalar in path.unicodeScalars {
      let own = ExactPath.bytes(of: String(scalar))
      if scalar == "\"" || scalar == "\\" {
        isPlain = false
        quoted += "\\\(scalar)"
      } else if UInt16(exactly: scalar.value).map(HarmfulCharacters.contains) ?? (own != Array(String(scalar).utf8)) {
        isPlain = false
        quoted += own.map(escape).joined()
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    if isPlain { return path + (bytes.contains(0x20) ? "\t" : "") }
    return "\"\(quoted)\""
  }

  /// A byte as C writes it.
  private static func escape(_ byte: UInt8) -> String {
    if let letter = short[byte] { return "\\\(letter)" }
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }

  private static let short: [UInt8: Character] = [
    0x07: "a", 0x08: "b", 0x09: "t", 0x0A: "n", 0x0B: "v", 0x0C: "f", 0x0D: "r",
  ]
}

internal import Text

/// Makes texts of the bytes of scalars, one where the same was met shortly before: entries of a list have their keys
/// and many values in common.
struct YAMLTexts {
  private var known: [String] = Array(repeating: "", count: size)
  /// A power of two.
  private static let size = 64

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard let first = bytes.first, let last = bytes.last else { return "" }
    let place =
      (bytes.count &* 31 &+ Int(first) &* 7 &+ Int(bytes[bytes.count / 2]) &* 3 &+ Int(last)) & (Self.size - 1)
    if known[place].hasBytes(of: bytes) { return known[place] }
    let text = String(decoding: bytes, as: UTF8.self)
    known[place] = text
    return text
  }
}

/// Paths as texts that keep every byte: a path need not be UTF-8.
///
/// What is no UTF-8 is there byte by byte as a character from U+10FF80 to U+10FFFF, for private use; people are shown
/// U+FFFD in its place.
package enum ExactPath {
  private static let first: UInt32 = 0x10FF00

  /// The text of a path.
  package static func text(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes { text($0) } }

  /// The text of a path.
  package static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !mayStandForBytes(text) { return text }
    var scalars = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var done = bytes.startIndex
    func keep(_ count: Int) {
      let end = bytes.index(done, offsetBy: count)
      for byte in bytes[done..<end] { if let scalar = Unicode.Scalar(first + UInt32(byte)) { scalars.append(scalar) } }
      done = end
    }
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        // One that would stand for a byte stands for its own bytes.
        if scalar.value >= first + 0x80 {
          keep(encoded.count)
        } else {
          scalars.append(scalar)
          done = bytes.index(done, offsetBy: encoded.count)
        }
      case .error(let length): keep(length)
      case .emptyInput: return String(scalars)
      }
    }
  }

  /// The text of a path that is a C string.
  package static func text(cString: UnsafePointer<CChar>) -> String {
    text(UnsafeRawBufferPointer(start: cString, count: Int(strlen(cString))))
  }

  /// The bytes of a path, by its text.
  package static func bytes(of text: String) -> [UInt8] {
    guard mayStandForBytes(text) else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if scalar.value >= first + 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes.append(contentsOf: Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
      }
    }
    return bytes
  }

  /// What people are shown of a path.
  package static func shown(_ text: String) -> String {
    mayStandForBytes(text) ? String(decoding: bytes(of: text), as: UTF8.self) : text
  }

  /// Calls a body with the bytes of a path as a C string.
  package static func withCString<Result>(_ text: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard mayStandForBytes(text) else { return text.withCString(body) }
    return (bytes(of: text) + [0]).withUnsafeBytes { bytes in
      // An array with a zero at its end has an address.
      bytes.bindMemory(to: CChar.self).baseAddress.map(body) ?? "".withCString(body)
    }
  }

  private static func mayStandForBytes(_ text: String) -> Bool {
    text.utf8.contains(0xF4) && text.unicodeScalars.contains { $0.value >= first + 0x80 }
  }
}

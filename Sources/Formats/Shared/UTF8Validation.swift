/// The length of the valid UTF-8 sequence of one scalar that begins here; `nil` where there is none. Reads no byte
/// behind a NUL.
func validUTF8Length(_ bytes: UnsafePointer<UInt8>) -> Int? {
  let lead = bytes[0]
  switch lead {
  case 0..<0x80: return 1
  case 0xC2...0xDF: return isContinuation(bytes[1]) ? 2 : nil
  case 0xE0...0xEF:
    let second = bytes[1]
    // No overlong forms and no surrogates.
    guard isContinuation(second), lead != 0xE0 || second >= 0xA0, lead != 0xED || second < 0xA0,
      isContinuation(bytes[2])
    else { return nil }
    return 3
  case 0xF0...0xF4:
    let second = bytes[1]
    guard isContinuation(second), lead != 0xF0 || second >= 0x90, lead != 0xF4 || second < 0x90,
      isContinuation(bytes[2]), isContinuation(bytes[3])
    else { return nil }
    return 4
  default: return nil
  }
}

@inline(__always)
private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

/// A text percent-encoded (RFC 3986), save for the bytes that may be in its place as they are.
package func percentEncoded(_ text: String, leaving isLeft: (UInt8) -> Bool) -> String {
  percentEncoded(text.utf8, leaving: isLeft)
}

/// Bytes percent-encoded (RFC 3986), save for those that may be in their place as they are, which have to be UTF-8.
package func percentEncoded(_ source: some Sequence<UInt8>, leaving isLeft: (UInt8) -> Bool) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var bytes: [UInt8] = []
  for byte in source {
    if isLeft(byte) {
      bytes.append(byte)
    } else {
      bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// The bytes that a percent-encoded text stands for; a `%` without two digits behind it stands for itself.
package func percentDecoded(_ text: some Sequence<UInt8>) -> [UInt8] {
  var result: [UInt8] = []
  var rest = Array(text)[...]
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(hexadecimalDigit),
      let low = rest.dropFirst().first.flatMap(hexadecimalDigit)
    {
      result.append(high << 4 | low)
      rest = rest.dropFirst(2)
    } else {
      result.append(byte)
    }
  }
  return result
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 48...57: byte - 48
  case 65...70: byte - 55
  case 97...102: byte - 87
  default: nil
  }
}

/// Whether a byte is one of the `unreserved` of RFC 3986, which no URI has to encode.
package func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
    true
  default: false
  }
}

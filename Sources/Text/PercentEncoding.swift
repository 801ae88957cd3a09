/// A text percent-encoded (RFC 3986), save for the bytes that may stand in its place as they are.
package func percentEncoded(_ text: String, leaving isLeft: (UInt8) -> Bool) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    if isLeft(byte) {
      bytes.append(byte)
    } else {
      bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
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

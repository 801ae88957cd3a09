import Documents
import Screens

extension FactSetting {
  /// The value as JSON.
  var json: [UInt8] {
    var buffer = ReportBuffer()
    switch self {
    case .token(let token): buffer.write("\"\(token.name)\"")
    case .flag(let flag): buffer.write(flag ? "true" : "false")
    case .number(let number): buffer.write(json: number)
    case .text(let text):
      buffer.write(byte: UInt8(ascii: "\""))
      buffer.write(text, as: .jsonDescription)
      buffer.write(byte: UInt8(ascii: "\""))
    }
    return buffer.bytes
  }

  /// The value as that of an attribute.
  var attribute: [UInt8] {
    var buffer = ReportBuffer()
    switch self {
    case .token(let token): buffer.write(token.name)
    case .flag(let flag): buffer.write(flag ? "true" : "false")
    case .number(let number): buffer.write(json: number)
    case .text(let text): buffer.write(text, as: .xmlDescription)
    }
    return buffer.bytes
  }
}

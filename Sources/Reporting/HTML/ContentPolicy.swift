import Linting

/// What a page may load and run: its own style sheet and script, by their hashes, and nothing else.
enum ContentPolicy {
  /// A content security policy (CSP 3) for the one style sheet of a page, and its one script where it has one.
  static func text(style: String, script: String?) -> String {
    let scripts = script.map { " script-src 'sha256-\(hash($0))';" } ?? ""
    return "default-src 'none'; style-src 'sha256-\(hash(style))';\(scripts) base-uri 'none'; form-action 'none'"
  }

  /// The digest of a text as policies write it.
  static func hash(_ text: String) -> String {
    var digest = SHA256()
    Array(text.utf8).withUnsafeBytes { digest.update($0) }
    return base64(digest.finishBytes())
  }

  /// Base64 (RFC 4648).
  static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars)
    var text = String.UnicodeScalarView()
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        text.append(place > group.count ? "=" : digits[Int(bits >> UInt32(18 - 6 * place) & 63)])
      }
    }
    return String(text)
  }
}

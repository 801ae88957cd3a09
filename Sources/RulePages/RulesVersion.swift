/// A rules version: the version of fiorilint that added a rule, `MAJOR.MINOR`.
package struct RulesVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  private let major: Int
  private let minor: Int

  /// The rules version that a text names, as `0.1`; `nil` for any other text.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      guard part.count <= 4, part.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return Int(String(decoding: part, as: UTF8.self))
    }
    guard parts.count == 2, numbers.count == 2 else { return nil }
    (major, minor) = (numbers[0], numbers[1])
  }

  /// The rules version of a version such as `0.1.0`.
  package init?(version: String) {
    self.init(version.split(separator: ".").prefix(2).joined(separator: "."))
  }

  /// `MAJOR.MINOR`.
  package var description: String { "\(major).\(minor)" }

  /// Whether the left one is older.
  package static func < (left: RulesVersion, right: RulesVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

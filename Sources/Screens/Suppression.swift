/// A note in a description that a rule is not to report anything on an element, nor on what the element contains.
package struct Suppression: Sendable {
  /// The name that the member of JSON and the attribute of XML have, and that a comment begins with.
  package static let name: StaticString = "fiorilint-disable"
  /// What stands for a reason where one is suggested; it is none.
  package static let placeholder = "TODO: say why"

  /// The id of a rule, or a glob that stands for several.
  package var rule: String
  /// Why. It may hold any text of the file: reporters escape it.
  package var reason: String
  /// The last day on which it holds; `nil`: it holds for ever.
  package var until: CalendarDay?
  /// Where it is, as byte offsets in the text.
  package var range: Range<Int>
  /// Index of the element that it is for, the first of several; the screen's if no such element was read.
  package var element: Int
  /// The elements that it is for, none of which contains another; none if its element was not read.
  package var elements: [Int]
  /// Whether the screen alone shows that nothing needs it. Another screen may need a shared one.
  package var mayBeUnused = true

  /// What is wrong with a reason; `nil`: nothing is.
  ///
  /// - Parameter reason: without white space around it.
  package static func mistake(inReason reason: String) -> String? {
    if reason.isEmpty { return "has no reason" }
    return reason == placeholder ? "has no reason; replace \"\(placeholder)\"" : nil
  }

  /// What is wrong with a member that is no object.
  package static let expectation =
    "`\(name)` must be an object of rules with reasons, such as {\"touch-target/minimum-size\": \"A legacy screen.\"}"

  // MARK: Suggestions

  /// Rules and their reasons, as the member of JSON holds them; the reasons have to be given before it holds.
  package static func entries(for rules: [String], reason: String = placeholder) -> String {
    rules.map { #""\#($0)": "\#(reason)""# }.joined(separator: ", ")
  }

  /// The whole member of JSON.
  package static func member(for rules: [String], reason: String = placeholder) -> String {
    #""\#(name)": {\#(entries(for: rules, reason: reason))}"#
  }

  /// The comment of XML.
  package static func comment(for rules: [String], reason: String = placeholder) -> String {
    "<!-- \(name) \(rules.map { "\($0): \(reason)" }.joined(separator: "; ")) -->"
  }

  /// A text without the white space around it.
  package static func trimmed(_ text: String) -> String {
    if let first = text.utf8.first, first > 0x20, let last = text.utf8.last, last > 0x20 { return text }
    var rest = text.utf8[...]
    while let first = rest.first, first <= 0x20 { rest.removeFirst() }
    while let last = rest.last, last <= 0x20 { rest.removeLast() }
    return String(Substring(rest))
  }
}

/// Where what holds a finding back is written.
public enum SuppressionLocation: String, Sendable, Codable {
  /// In the element's object: a member of a JSON description or of a page of the Mobile Development Kit.
  case member
  /// In front of the element: a comment of an XML description.
  case comment
  /// In the configuration: the file itself cannot say it.
  case configuration
}

/// The object or element of a file that says what is suppressed in it, and what it says already.
package struct SuppressionHost: Sendable, Hashable, Codable {
  /// What an object's `fiorilint-disable` holds.
  package enum Member: String, Sendable, Codable {
    /// There is no such member; also for the elements of formats that suppress in comments.
    case absent
    /// An object that does not name the rule.
    case rules
    /// An object that names the rule, in a way that does not suppress it.
    case rule
    /// A list or a text, which suppresses nothing.
    case other
  }

  /// Where it begins, as a byte offset in the text.
  package var start: Int
  /// What its member holds.
  package var member: Member

  package init(start: Int, member: Member = .absent) {
    self.start = start
    self.member = member
  }
}

/// Globs over names: `*` stands for any characters, `?` for one byte.
package enum Glob {
  /// Whether a glob stands for one name only: its own.
  package static func isPlain(_ glob: String) -> Bool {
    !glob.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  /// Whether a glob stands for a name as a whole.
  package static func matches(_ glob: String, _ name: String) -> Bool {
    var (glob, name) = (glob, name)
    return glob.withUTF8 { glob in name.withUTF8 { matches(glob, $0) } }
  }

  /// Whether a glob stands for a name as a whole, both given as UTF-8.
  package static func matches(_ glob: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var (globIndex, nameIndex) = (0, 0)
    var star: (glob: Int, name: Int)?
    while nameIndex < name.count {
      if globIndex < glob.count, glob[globIndex] == UInt8(ascii: "*") {
        star = (globIndex, nameIndex)
        globIndex += 1
      } else if globIndex < glob.count, glob[globIndex] == UInt8(ascii: "?") || glob[globIndex] == name[nameIndex] {
        globIndex += 1
        nameIndex += 1
      } else if let last = star {
        // Only the last star has to take more: what an earlier one could take as well, it can.
        star = (last.glob, last.name + 1)
        globIndex = last.glob + 1
        nameIndex = last.name + 1
      } else {
        return false
      }
    }
    return glob[globIndex...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

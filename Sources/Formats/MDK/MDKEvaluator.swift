import Screens

/// Evaluates the values of a page as far as they are known without running the application.
///
/// Bindings, rules, target paths and formats are values of the running application; globals are read from the project;
/// `$(PLT,ios,android,…)` is one value per platform.
struct MDKEvaluator {
  /// `ios` or `android`; `nil` where the page serves both.
  let platform: Token?
  /// The project that references are looked up in; `nil` for a page outside any. ``MDKApplications`` keeps it while its
  /// pages are read; counting references here took a twentieth of the time.
  unowned(unsafe) let application: MDKApplication?
  /// Keeps where values come from; it belongs to the code that evaluates them.
  unowned(unsafe) let origins: MDKOrigins
  /// Whether what references lay over fragments is left out.
  var leavesOutProperties = false

  /// How deep formats and globals may lie in each other.
  private static let maximumDepth = 4

  /// A text, or an enumeration's value.
  func text(_ value: JSONValue?) -> MDKText {
    guard let value else { return .absent }
    switch value.kind {
    case .string: return value.withText { text($0, depth: 0) } ?? .absent
    case .number, .yes, .no: return .known(String(decoding: value.written, as: UTF8.self))
    case .array, .object: return value.isEmpty ? .absent : .uncertain
    case .null, .superseded: return .uncertain
    }
  }

  /// Whether nothing is given, or what editors write for nothing.
  func isAbsent(_ value: JSONValue?) -> Bool {
    guard let value else { return true }
    guard let plain = value.plainText else { return text(value) == .absent }
    guard let first = plain.first else { return true }
    // Only the formats of platforms and globals can come to nothing.
    return first == UInt8(ascii: "$") || plain.ends(with: ".global") ? text(value) == .absent : false
  }

  /// The bytes of a text that means what is written there; `nil` where one has to look closer.
  func literal(_ value: JSONValue) -> UTF8Text? {
    guard let plain = value.plainText, let first = plain.first, first != UInt8(ascii: "#"),
      first != UInt8(ascii: "/"), !plain.begins(with: "Rules/"), !plain.begins(with: "Globals/"), !hasPlaceholder(plain)
    else { return nil }
    return plain
  }

  /// A reference to a file of the project that means what is written there; `nil` where one has to look closer.
  func plainReference(_ value: JSONValue) -> UTF8Text? {
    guard let plain = value.plainText, plain.first == UInt8(ascii: "/"), !hasPlaceholder(plain) else { return nil }
    return plain
  }

  /// A boolean; `nil` where it is unknown.
  func flag(_ value: JSONValue?, default defaultValue: Bool) -> Bool? {
    switch value?.kind {
    case nil: return defaultValue
    case .yes: return true
    case .no: return false
    default: break
    }
    switch text(value) {
    case .absent: return defaultValue
    case let known:
      switch known.word {
      case "true": return true
      case "false": return false
      default: return nil
      }
    }
  }

  /// A whole number, 1 or more; `nil` where it is unknown or none is given.
  func count(_ value: JSONValue?) -> Double? {
    guard let text = text(value).text, text.utf8.count <= 9, let count = Int(text), count > 0 else { return nil }
    return Double(count)
  }

  // MARK: Strings

  private func text(_ bytes: UTF8Text, depth: Int) -> MDKText {
    guard let first = bytes.first else { return .absent }
    guard depth < Self.maximumDepth else { return .bound }
    // Target paths: #Page:…, #Control:…, #Property:…, #Application, #Count.
    if first == UInt8(ascii: "#") { return .bound }
    if let arguments = Self.platformArguments(bytes) { return platformText(arguments, depth: depth) }
    if hasPlaceholder(bytes) { return .bound }
    if bytes.ends(with: ".js") || bytes.ends(with: ".ts"), isReference(bytes, folder: "Rules/") { return .bound }
    if bytes.ends(with: ".global"), isReference(bytes, folder: "Globals/") {
      guard let value = application?.global(bytes) else { return .bound }
      var text = value
      return text.withUTF8 { self.text($0, depth: depth + 1) }
    }
    return .known(String(decoding: bytes, as: UTF8.self))
  }

  private func hasPlaceholder(_ bytes: UTF8Text) -> Bool {
    if bytes.holds(UInt8(ascii: "{")) { return true }
    guard bytes.holds(UInt8(ascii: "$")) else { return false }
    return zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "$") && $1 == UInt8(ascii: "(") }
  }

  private func isReference(_ bytes: UTF8Text, folder: StaticString) -> Bool {
    bytes[0] == UInt8(ascii: "/") || bytes.begins(with: folder)
  }

  // MARK: $(PLT,ios,android,…)

  private func platformText(_ arguments: [UTF8Text], depth: Int) -> MDKText {
    func argument(_ index: Int) -> MDKText {
      // What a client does that finds nothing for its platform is not documented.
      guard index < arguments.count else { return .uncertain }
      let bytes = arguments[index]
      // The documented way to give a platform nothing.
      if bytes.elementsEqual("null".utf8) { return .absent }
      return text(bytes, depth: depth + 1)
    }
    switch platform {
    case .ios: return argument(0)
    case .android: return argument(1)
    default: return .both(argument(0), argument(1))
    }
  }

  /// The values of a text that is nothing but one platform format; `nil` for any other text.
  static func platformArguments(_ bytes: UTF8Text) -> [UTF8Text]? {
    let opening: StaticString = "$(PLT,"
    guard bytes.count > opening.utf8CodeUnitCount, bytes[0] == UInt8(ascii: "$"),
      bytes.begins(with: opening)
    else { return nil }
    var arguments: [UTF8Text] = []
    var start = opening.utf8CodeUnitCount
    var depth = 0
    var isQuoted = false
    for index in start..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "'"): isQuoted.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "{"): if !isQuoted { depth += 1 }
      case UInt8(ascii: "}"): if !isQuoted { depth -= 1 }
      case UInt8(ascii: ","):
        guard !isQuoted, depth == 0 else { continue }
        arguments.append(bare(bytes[start..<index]))
        start = index + 1
      case UInt8(ascii: ")"):
        guard !isQuoted else { continue }
        guard depth == 0 else {
          depth -= 1
          continue
        }
        arguments.append(bare(bytes[start..<index]))
        return index == bytes.count - 1 ? arguments : nil
      default: continue
      }
    }
    return nil
  }

  /// A value of a format without the white space and single quotes around it.
  private static func bare(_ argument: Slice<UTF8Text>) -> UTF8Text {
    var text = trimmed(argument)
    if text.count >= 2, text.first == UInt8(ascii: "'"), text.last == UInt8(ascii: "'") {
      text = text.dropFirst().dropLast()
    }
    return UTF8Text(rebasing: text)
  }
}

/// What a page says about a text, a boolean or a word: the three answers of the screen description, and the doubt
/// whether there is one at all.
///
/// Shapes of ``known`` texts are those of JSON strings; numbers and booleans are given as they are written.
enum MDKText: Equatable {
  /// Not given, or given as an empty string or array, which is what editors write for nothing.
  case absent
  case known(String)
  /// There, with a value that only the running application knows: a binding, a rule, a format, a target path.
  case bound
  /// The page does not show whether there is one.
  case uncertain

  /// The known text.
  var text: String? {
    if case .known(let text) = self { text } else { nil }
  }

  /// The known text in lower case, since pages older than 24.7 write enumeration values in lower camel case.
  var word: String? { text?.lowercased() }

  /// What holds where one page serves two platforms: the common answer, or the doubt.
  static func both(_ one: MDKText, _ other: MDKText) -> MDKText {
    if one == other { return one }
    return one == .absent || other == .absent || one == .uncertain || other == .uncertain ? .uncertain : .bound
  }
}

import Screens
import Support
import Syntax

/// A look at the beginning of a JSON file that may be a screen description.
///
/// Its shape decides: many files have members named `screens` or `type`.
package struct NativeJSONDetector {
  /// How surely a file is a screen description.
  package enum Result: Comparable, Sendable {
    /// Nothing says so.
    case no
    /// The bytes at hand end before the `type` of an object whose members are those of the vocabulary.
    case unfinished
    /// An object has a `type` that is nearly a kind, and besides it members of the vocabulary alone.
    case misspelt
    /// An object has a kind as its `type` whose name many files use, and besides it only members that they use, too.
    case likely
    /// An object has a kind as its `type`.
    case yes
  }

  /// How surely this one is.
  private(set) var result = Result.no
  /// Whether it is a whole object of type `screen` whose members are those of something else, such as an event of an
  /// analytics service.
  private(set) var isOtherScreen = false
  /// The first kind that is misspelt in a file that is no screen description because of it.
  private(set) var misspelling: Misspelling?

  init(_ head: FileHead) {
    // A page of the MDK begins with a name of its own: nothing in it has to be passed.
    if head.hasExtension("page") || head.hasExtension("fragment"), Self.beginsWithCapital(head) { return }
    look(at: head.bytes, head.json)
  }

  /// - Parameter isWhole: whether the bytes are all there are.
  init(_ bytes: UTF8Text, isWhole: Bool) { look(at: bytes, JSONOutline(bytes, isWhole: isWhole)) }

  private mutating func look(at bytes: UTF8Text, _ outermost: JSONOutline) {
    var search = NativeJSONSearch(outermost)
    // The bytes at hand end, or a mistake does it, before an object was met.
    result = (try? search.file()) ?? .no
    isOtherScreen = search.isOtherScreen
    if result == .misspelt { misspelling = search.misspelling }
    // Many large files have an outermost `items` or `content`; only a screen's hold elements.
    if result == .unfinished { result = BrokenScreenDetector.namesKindFirst(in: bytes) ? .yes : .no }
  }

  /// Whether the name of the first member begins with a capital letter or `_`.
  private static func beginsWithCapital(_ head: FileHead) -> Bool {
    var tokens = JSONTokens(head.bytes)
    var token = tokens.next()
    while token?.kind == .objectStart || token?.kind == .arrayStart { token = tokens.next() }
    guard let token, token.kind == .string, let first = head.bytes[token.content].first else { return false }
    return first &- 65 < 26 || first == UInt8(ascii: "_")
  }
}

/// A search for an object that shows what a file is.
private struct NativeJSONSearch {
  typealias Result = NativeJSONDetector.Result

  /// The members of the outermost object, unless the file is a list.
  private let outermost: JSONOutline
  private var scanner: JSONScanner
  /// Whether the last object is a whole one of type `screen` that is something else.
  private(set) var isOtherScreen = false
  /// The first object whose type is nearly a kind, and which has besides it members of the vocabulary alone.
  private(set) var misspelling: Misspelling?
  /// Whether nothing behind the last object can change its result; it need not have been passed.
  private var isDecided = false

  init(_ outermost: JSONOutline) {
    self.outermost = outermost
    scanner = outermost.start
  }

  mutating func file() throws(ScanStop) -> Result {
    guard try scanner.next() == UInt8(ascii: "[") else {
      guard try scanner.next() == UInt8(ascii: "{") else { return .no }
      let result = outermostObject()
      // Lines of JSON are records, of events for example.
      if result == .likely, !isDecided, (try? scanner.next()) == UInt8(ascii: "{") { return .no }
      return Self.alone(result)
    }
    scanner.position += 1
    return try list()
  }

  /// The result of an object if nothing beside it shows more.
  private static func alone(_ result: Result) -> Result { result == .likely ? .yes : result }

  /// The result of a list that is all there is: each of its objects has to be a screen or an element, as far as they
  /// are at hand.
  ///
  /// Forms, translations and events are lists of objects with a `type`, too, and some of those types have the name of a
  /// kind.
  private mutating func list() throws(ScanStop) -> Result {
    var result = Result.no
    do throws(ScanStop) {
      repeat {
        guard let next = try object(), next != .no else { return .no }
        result = max(result, next)
        if isDecided { break }
      } while try scanner.separator(closing: UInt8(ascii: "]"))
    } catch {
      // What was met until then decides.
    }
    return result == .likely ? .no : result
  }

  /// The result of the first object among `screens` whose kind is not misspelt; `nil` where the list is empty.
  private mutating func screens() throws(ScanStop) -> Result? {
    scanner.position += 1
    guard try scanner.next() != UInt8(ascii: "]") else {
      scanner.position += 1
      return nil
    }
    var result = Result.no
    repeat {
      if let next = try object() {
        result = max(result, next)
        if next != .misspelt || isDecided { return Self.alone(result) }
      } else {
        try scanner.passValue()
      }
    } while try scanner.separator(closing: UInt8(ascii: "]"))
    return result
  }

  /// Whether an object of a list may be an element; `nil` where none is there. What articles and forms hold is
  /// called content, too.
  private mutating func holdsElements() throws(ScanStop) -> Bool? {
    scanner.position += 1
    guard try scanner.next() != UInt8(ascii: "]") else { return nil }
    var holdsObject = false
    repeat {
      let start = scanner
      let result = try object(isElement: true)
      if let result, result != .no { return true }
      holdsObject = holdsObject || result != nil
      scanner = start
      try scanner.passValue()
    } while try scanner.separator(closing: UInt8(ascii: "]"))
    return holdsObject ? false : nil
  }

  /// The result of the outermost object, which is all there is.
  private mutating func outermostObject() -> Result {
    var members = NativeMembers()
    var index = 0
    do throws(ScanStop) {
      while let member = try outermost.member(at: index) {
        index += 1
        scanner.position = member.value
        let name = scanner.string(of: member.name)
        if try scanner.next() == UInt8(ascii: "["), name == "screens" {
          if let result = try screens() { return result }
          members.holdsNoScreen = true
        } else if try take(name, isElement: false, &members) {
          return .yes
        }
      }
      guard index > 0 else { return .no }
      scanner.position = outermost.scanner.position
      isOtherScreen = members.isOtherScreen
    } catch {
      end(&members, error)
    }
    return result(of: members)
  }

  /// The result of an object; `nil` where another value is there.
  ///
  /// - Parameter isElement: whether it is among a screen's content, so that its own content is not looked into.
  private mutating func object(isElement: Bool = false) throws(ScanStop) -> Result? {
    guard try scanner.next() == UInt8(ascii: "{") else { return nil }
    scanner.position += 1
    isDecided = false
    var members = NativeMembers(isElement: isElement)
    do throws(ScanStop) {
      guard try scanner.next() != UInt8(ascii: "}") else { return .no }
      repeat {
        let name = scanner.string(of: try scanner.key())
        _ = try scanner.next()
        let value = scanner.position
        if try take(name, isElement: isElement, &members) { return .yes }
        scanner.position = value
        try scanner.passValue()
      } while try scanner.separator(closing: UInt8(ascii: "}"))
      isOtherScreen = members.isOtherScreen
    } catch {
      end(&members, error)
    }
    return result(of: members)
  }

  private mutating func result(of members: NativeMembers) -> Result {
    let result = members.result
    if result == .misspelt, misspelling == nil { misspelling = members.misspelling }
    return result
  }

  /// Takes a member, at whose value the scanner is.
  ///
  /// - Returns: whether nothing more has to be known.
  private mutating func take(
    _ name: String, isElement: Bool, _ members: inout NativeMembers
  ) throws(ScanStop) -> Bool {
    let first = scanner.bytes[scanner.position]
    if name == "type", first == UInt8(ascii: "\"") {
      members.typeStart = scanner.position
      members.type = scanner.string(of: try scanner.string())
    } else {
      members.add(name)
      if !isElement, first == UInt8(ascii: "["), Kind.screen.isNearlyContent(name) {
        var inside = self
        members.holdsElements = try inside.holdsElements()
      }
    }
    if members.isCertain { isDecided = true }
    return members.isCertain
  }

  /// Lets what was met until a mistake, or until the bytes at hand end, decide.
  private mutating func end(_ members: inout NativeMembers, _ stop: ScanStop) {
    members.isBroken = true
    isDecided = true
    // The `type` of a very large screen may be after all bytes at hand.
    if case .incomplete = stop { members.isCutOff = true }
  }
}

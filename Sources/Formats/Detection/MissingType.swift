import Screens
import Support

/// What keeps an object of JSON from being a screen description that it nearly is.
///
/// Its `type` is missing, has another name, or is the name of a member around it.
struct MissingType {
  /// What is expected, with its place.
  let error: ReadError

  /// - Parameter start: the place of the first byte at hand.
  /// - Returns: `nil` where the outermost object shows no screen, or has a type.
  init?(in head: FileHead, from start: Int) {
    guard let found = Self(head.json, from: start, isScreen: false) else { return nil }
    self = found
  }

  /// - Parameter isScreen: whether only a screen is expected there, as in a list of screens.
  private init?(_ outline: JSONOutline, from start: Int, isScreen: Bool) {
    var members: [(name: String, member: JSONOutline.Member)] = []
    while let member = try? outline.member(at: members.count) {
      members.append((outline.scanner.string(of: member.name), member))
    }
    let names = members.map(\.name)
    guard !names.isEmpty, !names.contains("type") else { return nil }
    func fail(_ message: String, at member: JSONOutline.Member) -> Self {
      Self(error: ReadError(message, at: start + member.name.start - 1))
    }
    for (name, member) in members {
      let others = names.filter { $0 != name }
      switch member.first {
      case UInt8(ascii: "\"") where Self.isLikeType(name):
        var scanner = outline.scanner(at: member)
        guard let kind = (try? scanner.string()).flatMap({ Self.kind(like: scanner.string(of: $0)) }),
          others.allSatisfy(kind.hasMemberLike)
        else { continue }
        self = fail("unknown member \"\(name)\"; did you mean `type`?", at: member)
        return
      case UInt8(ascii: "{") where others.allSatisfy { $0 == "$schema" }:
        guard let kind = Self.kind(like: name), outline.outline(of: member).hasMembers(like: kind) else { continue }
        self = fail("unknown member \"\(name)\"; expected an object with \"type\": \"\(kind.name)\"", at: member)
        return
      case UInt8(ascii: "["):
        let first = outline.outline(of: member)
        if name == "screens" {
          guard let found = Self(first, from: start, isScreen: true) else { continue }
          self = found
          return
        }
        guard nearest(to: name, among: ["screens"]) != nil, first.text(of: "type").flatMap(Self.kind) == .screen else {
          continue
        }
        self = fail("unknown member \"\(name)\"; did you mean `screens`?", at: member)
        return
      default: continue
      }
    }
    guard names.allSatisfy(Kind.screen.hasMemberLike),
      isScreen || members.contains(where: { Self.isOfScreen($0.name, $0.member.first) }), let first = members.first
    else { return nil }
    self = fail("the object has no type; expected \"type\": \"screen\"", at: first.member)
  }

  private init(error: ReadError) { self.error = error }

  /// Whether a member is one of a screen and hardly anything else: its content, or its platform.
  private static func isOfScreen(_ name: String, _ first: UInt8) -> Bool {
    name == Member.content.name && first == UInt8(ascii: "[") || name == Member.platform.name
  }

  private static func isLikeType(_ name: String) -> Bool {
    name.lowercased() == "kind" || nearest(to: name, among: ["type"]) != nil
  }

  /// The kind whose name is one of the vocabulary's own words, and nearly a text.
  private static func kind(like text: String) -> Kind? {
    nearest(to: text, among: Kind.allCases.lazy.filter(\.isOwnWord).map(\.name)).flatMap { Vocabulary.kind(named: $0) }
  }
}

extension JSONOutline {
  /// Whether it has members, and all are those of a kind, or nearly so.
  fileprivate func hasMembers(like kind: Kind) -> Bool {
    var index = 0
    while let member = try? member(at: index) {
      let name = scanner.string(of: member.name)
      guard name == "type" || kind.hasMemberLike(name) else { return false }
      index += 1
    }
    return index > 0
  }
}

import RulePages
import Screens
import Support

/// What a configuration says of some rules.
package struct RuleSetting: Sendable {
  /// An id, or a glob over ids.
  package let pattern: String
  /// Where the pattern is.
  package let place: FileLocation
  /// What becomes of the rules.
  package let level: LocatedValue<RuleLevel>?
  /// Parameters of their checks.
  package let parameters: [LocatedValue<PageEntry>]

  /// Whether it names one rule.
  package var isExact: Bool { !pattern.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") } }

  /// Whether it means all rules there are, and so none that is not on anyway.
  package var meansAll: Bool { pattern.utf8.allSatisfy { $0 == UInt8(ascii: "*") } }

  /// Whether it is about a rule.
  package func matches(_ id: String) -> Bool { isExact ? pattern == id : Glob.matches(pattern, id) }
}

/// A pattern over names that screens have, and whether one matched.
struct NamePatternUse: Sendable {
  /// With its place.
  let pattern: LocatedValue<String>
  /// The key that it belongs to.
  let key: String
  let use = EntryUse()

  init(_ pattern: LocatedValue<String>, of key: String) { (self.pattern, self.key) = (pattern, key) }
}

/// Settings of one block of a configuration: those at its top, or those of one override.
struct ConfigurationBlock: Sendable {
  /// Where the override is; `nil` for the settings at the top.
  var place: FileLocation?
  /// Which files an override is for; `nil`: all.
  var files: PathGlobs?
  /// The globs of the names of the screens that it is for; `nil`: all.
  var screens: [NamePatternUse]?
  /// The platforms of the screens that it is for; `nil`: all.
  var platforms: [Token]?
  var settings = Settings()

  /// Whether it takes a screen to know whether the override holds.
  var isForScreens: Bool { screens != nil || platforms != nil }

  /// Whether the override holds for a screen; one whose name or platform is not known is none that it names.
  func holds(for screen: Element) -> Bool {
    if let screens {
      guard let name = screen.text(.name) else { return false }
      let matching = screens.filter { Glob.matches($0.pattern.value, name) }
      if matching.isEmpty { return false }
      for pattern in matching { pattern.use.record() }
    }
    guard let platforms else { return true }
    return switch screen.token(.platform) {
    case .crossPlatform: platforms.contains(.ios) && platforms.contains(.android)
    case let platform?: platforms.contains(platform)
    case nil: false
    }
  }
}

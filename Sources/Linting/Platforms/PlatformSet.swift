import Screens

/// The platforms that a rule speaks about, or that a screen may run on.
public struct PlatformSet: OptionSet, Sendable, Hashable {
  /// One bit for each platform.
  public let rawValue: UInt8

  /// The platforms of some bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// iOS, whose lengths are in pt.
  public static let ios = PlatformSet(rawValue: 1)
  /// Android, whose lengths are in dp.
  public static let android = PlatformSet(rawValue: 2)
  /// iOS and Android.
  public static let both: PlatformSet = [.ios, .android]

  /// The names as rule pages write them.
  package var names: [String] {
    (contains(.ios) ? ["ios"] : []) + (contains(.android) ? ["android"] : [])
  }

  init(names: [String]) {
    self = names.reduce(into: []) { set, name in set.insert(name == "android" ? .android : .ios) }
  }
}

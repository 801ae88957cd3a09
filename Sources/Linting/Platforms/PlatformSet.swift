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

/// What is known of the platform of a screen.
enum ScreenPlatform: Int, CaseIterable {
  case ios, android
  /// One description serves both: a failure on either platform is a finding.
  case both
  case unknown

  init(_ screen: Element) {
    switch screen.token(.platform) {
    case .ios: self = .ios
    case .android: self = .android
    case .crossPlatform: self = .both
    default: self = .unknown
    }
  }

  var platforms: PlatformSet {
    switch self {
    case .ios: .ios
    case .android: .android
    case .both, .unknown: .both
    }
  }

  var unit: String {
    switch self {
    case .ios: "pt"
    case .android: "dp"
    case .both, .unknown: "pt/dp"
    }
  }
}

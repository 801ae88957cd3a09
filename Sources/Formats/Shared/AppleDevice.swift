import Screens

/// iPhones and iPads, by the size of their screens and by the names that Interface Builder has for them.
enum AppleDevice {
  /// Sizes of iPhones in points, held upright, zoomed displays included. Parts of an iPad's screen have other sizes.
  private static let phones: [(Double, Double)] = [
    (320, 480), (320, 568), (320, 693), (360, 780), (375, 667), (375, 812), (390, 844), (393, 852), (402, 874),
    (414, 736), (414, 896), (420, 912), (428, 926), (430, 932), (440, 956),
  ]

  /// Sizes in points, held upright, by `id` of Interface Builder's `device`.
  private static let sizes: [String: (Double, Double)] = [
    "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667), "retina5_5": (414, 736),
    "retina5_9": (375, 812), "retina6_0": (390, 844), "retina6_1": (414, 896), "retina6_5": (414, 896),
    "retina6_12": (393, 852), "retina6_3": (402, 874), "retina6_7": (428, 926), "ipad9_7": (768, 1024),
    "ipad12_9": (1024, 1366),
  ]

  /// `phone` or `tablet`; `nil` where a window can have that size on either.
  static func deviceClass(width: Double, height: Double) -> Token? {
    let (short, long) = (min(width, height), max(width, height))
    if phones.contains(where: { $0 == (short, long) }) { return .phone }
    return short >= 744 && short <= 1100 && long >= 1024 && long <= 1500 ? .tablet : nil
  }

  /// Whether a screen is one of tvOS, which has one size in points.
  static func isTelevision(width: Double, height: Double) -> Bool { (width, height) == (1920, 1080) }

  /// The size in points, held upright, of a device that Interface Builder names; `nil` for a name not known.
  static func size(named name: UTF8Text) -> (width: Double, height: Double)? {
    sizes[String(decoding: name, as: UTF8.self)].map { (width: $0.0, height: $0.1) }
  }
}

import Screens

/// The sizes of phones and tablets, held upright, in pt or dp.
enum Devices {
  /// A phone, or several that share a size.
  struct Phone {
    let width: Double
    let height: Double
    let maker: Maker

    init(_ width: Double, _ height: Double, _ maker: Maker) {
      (self.width, self.height, self.maker) = (width, height, maker)
    }
  }

  /// Who makes the phones of a size.
  enum Maker {
    /// Apple alone.
    case apple
    /// Apple, in an early size or a zoomed display, and others.
    case shared
    case android
    /// Android phones that Figma offers as a frame, or that emulators show.
    case androidPreset
  }

  /// All phones, zoomed displays included. Parts of an iPad's screen have other sizes.
  static let phones: [Phone] = [
    Phone(320, 480, .shared), Phone(320, 568, .apple), Phone(320, 693, .shared), Phone(360, 640, .androidPreset),
    Phone(360, 720, .android), Phone(360, 740, .android), Phone(360, 760, .android), Phone(360, 780, .shared),
    Phone(360, 800, .androidPreset), Phone(375, 667, .apple), Phone(375, 812, .apple), Phone(384, 832, .android),
    Phone(390, 844, .apple), Phone(393, 851, .android), Phone(393, 852, .apple), Phone(393, 873, .android),
    Phone(402, 874, .apple), Phone(411, 731, .androidPreset), Phone(411, 823, .android), Phone(412, 732, .android),
    Phone(412, 846, .android), Phone(412, 869, .android), Phone(412, 892, .android), Phone(412, 915, .androidPreset),
    Phone(412, 917, .androidPreset), Phone(412, 924, .android), Phone(414, 736, .apple), Phone(414, 896, .apple),
    Phone(420, 912, .shared), Phone(428, 926, .apple), Phone(430, 932, .apple), Phone(432, 960, .android),
    Phone(440, 956, .apple),
  ]

  static let tablets: [(width: Double, height: Double)] = [
    (744, 1133), (768, 1024), (800, 1280), (810, 1080), (820, 1180), (834, 1112), (834, 1194), (834, 1210),
    (1024, 1366), (1032, 1376),
  ]

  /// Widths of Android phones that no iPhone has.
  static let androidWidths = [360.0, 384, 411, 412, 432]

  /// Sizes by `id` of Interface Builder's `device`.
  private static let sizes: [String: (width: Double, height: Double)] = [
    "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667), "retina5_5": (414, 736),
    "retina5_9": (375, 812), "retina6_0": (390, 844), "retina6_1": (414, 896), "retina6_5": (414, 896),
    "retina6_12": (393, 852), "retina6_3": (402, 874), "retina6_7": (428, 926), "ipad9_7": (768, 1024),
    "ipad12_9": (1024, 1366),
  ]

  /// `phone` or `tablet`, for a screen of iOS; `nil` where a window can have that size on either.
  static func appleClass(width: Double, height: Double) -> Token? {
    let (short, long) = (min(width, height), max(width, height))
    let isIPhone = phones.contains { phone in
      (phone.maker == .apple || phone.maker == .shared) && phone.width == short && phone.height == long
    }
    if isIPhone { return .phone }
    return short >= 744 && short <= 1100 && long >= 1024 && long <= 1500 ? .tablet : nil
  }

  /// Whether a screen is one of tvOS, which has one size in points.
  static func isTelevision(width: Double, height: Double) -> Bool { (width, height) == (1920, 1080) }

  /// The size of a device that Interface Builder names; `nil` for a name not known.
  static func size(named name: UTF8Text) -> (width: Double, height: Double)? {
    sizes[String(decoding: name, as: UTF8.self)]
  }
}

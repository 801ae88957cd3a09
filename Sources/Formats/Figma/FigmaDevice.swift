/// The screens that designs are drawn for, in pt or dp, held upright.
enum FigmaDevice {
  /// The size of a frame that is a screen.
  struct Size {
    /// How many units of the design are one pt or dp.
    var scale: Double
    var isPhone: Bool
    var isPortrait: Bool
    /// Whether the frame is as high as the device, as against one that shows all that is scrolled to.
    var isWhole: Bool
  }

  private static let phones: [(Double, Double)] = [
    (320, 480), (320, 568), (320, 693), (360, 640), (360, 720), (360, 740), (360, 760), (360, 780), (360, 800),
    (375, 667), (375, 812), (384, 832), (390, 844), (393, 851), (393, 852), (393, 873), (402, 874), (411, 731),
    (411, 823),
    (412, 732), (412, 846), (412, 869), (412, 892), (412, 915), (412, 917), (412, 924), (414, 736), (414, 896),
    (420, 912),
    (428, 926), (430, 932), (432, 960), (440, 956),
  ]
  private static let tablets: [(Double, Double)] = [
    (744, 1133), (768, 1024), (800, 1280), (810, 1080), (820, 1180), (834, 1112), (834, 1194), (834, 1210),
    (1024, 1366),
    (1032, 1376),
  ]
  /// Frames exported, or drawn, in the pixels of a device.
  private static let scales: [Double] = [1, 2, 3, 4]

  /// What screen a frame is; `nil` where it is none, or may be anything.
  ///
  /// A frame that is higher than any device shows scrolled content, and then its width decides. It has to be a width of
  /// phones (320 or 360 to 440 at 1×, the widths of devices at 2× and 3×) or of upright tablets. The height has to be
  /// at least one and a half times as much.
  static func size(width: Double, height: Double) -> Size? {
    for scale in scales {
      if let size = whole(width / scale, height / scale, scale) { return size }
    }
    guard height >= 1.5 * width else { return nil }
    if tablets.contains(where: { $0.0 == width }) {
      return Size(scale: 1, isPhone: false, isPortrait: true, isWhole: false)
    }
    if isPhoneWidth(width) { return Size(scale: 1, isPhone: true, isPortrait: true, isWhole: false) }
    for scale in scales.dropFirst() where phones.contains(where: { abs($0.0 * scale - width) <= 0.5 }) {
      return Size(scale: scale, isPhone: true, isPortrait: true, isWhole: false)
    }
    return nil
  }

  /// Whether a frame is as wide as phones are, in pt or dp.
  static func isPhoneWidth(_ width: Double) -> Bool { abs(width - 320) <= 0.5 || width >= 360 && width <= 440 }

  private static func whole(_ width: Double, _ height: Double, _ scale: Double) -> Size? {
    let (short, long) = (min(width, height), max(width, height))
    let isSame = { (size: (Double, Double)) in abs(size.0 - short) <= 0.5 && abs(size.1 - long) <= 0.5 }
    let isPhone = phones.contains(where: isSame)
    guard isPhone || tablets.contains(where: isSame) else { return nil }
    // Desktops have the sizes of phones in their pixels, and of a tablet, held sideways.
    if width > height, scale > 1 || short == 800 { return nil }
    return Size(scale: scale, isPhone: isPhone, isPortrait: width < height, isWhole: true)
  }
}

import Screens

/// The device that a screen of some size belongs to.
enum PageSourceDevice {
  /// Sizes of iPhones in points, held upright, zoomed displays included. Parts of an iPad's screen have other sizes.
  private static let phones: [(Double, Double)] = [
    (320, 480), (320, 568), (320, 693), (360, 780), (375, 667), (375, 812), (390, 844), (393, 852), (402, 874),
    (414, 736), (414, 896), (420, 912), (428, 926), (430, 932), (440, 956),
  ]

  /// `phone` or `tablet`; `nil` where a window can have that size on either.
  static func deviceClass(_ size: Frame) -> Token? {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    if phones.contains(where: { $0 == (short, long) }) { return .phone }
    return short >= 744 && short <= 1100 && long >= 1024 && long <= 1500 ? .tablet : nil
  }
}

import Screens

// The densities that a screen of unknown density may have.
extension UIAutomatorScale {
  /// The width in dp of a phone that is held upright.
  ///
  /// Android's settings make nothing so large that less than 320 dp remain (`MIN_DIMENSION_DP` of
  /// `DisplayDensityUtils`). The other end, 480 dp, is that of the reference on input formats, measured on 160 dumps of
  /// phones.
  private static let phoneWidths = 320.0...480.0
  /// The lesser side in dp of any screen: the largest tablets have 1,280.
  private static let lesserSides = 320.0...1280.0
  /// The lesser side in dp of a tablet.
  private static let tabletSides = 600.0...1280.0
  /// What the bars of the system, at most 24 and 56 dp high, may take from the height of a window.
  private static let bars = 80.0
  /// The dots per inch that ``PixelDensity`` takes for those of a screen.
  private static let dpis = 80.0...1600.0

  /// The dots per inch at which the screen has a size that screens have; `nil` where its pixels are not known, or no
  /// density fits.
  ///
  /// A screen that is held upright and longer than 16:9 is a phone's. Tablets are 16:10 or shorter, in windows the more
  /// so. Kiosks and signs are televisions, 16:9, put upright. What is wider than high may be a tablet, a television or
  /// a phone on its side, and lacks the bars of the system in its height.
  ///
  /// - Parameter deviceClass: what the user says that the device is.
  func possibleDPIs(_ deviceClass: Token?) -> ClosedRange<Int>? {
    guard density == nil, let screen else { return nil }
    let isUpright = screen.width <= screen.height
    let isLong = 9 * Int(screen.height) > 16 * Int(screen.width)
    var sides = Self.lesserSides
    if deviceClass == .tablet {
      sides = Self.tabletSides
    } else if deviceClass == .phone || (isUpright && isLong) {
      sides = Self.phoneWidths
    }
    let least = isUpright ? sides.lowerBound : sides.lowerBound - Self.bars
    let pixels = 160 * Double(min(screen.width, screen.height))
    let lowest = max(pixels / sides.upperBound, Self.dpis.lowerBound).rounded(.up)
    let highest = min(pixels / least, Self.dpis.upperBound).rounded(.down)
    return lowest <= highest ? Int(lowest)...Int(highest) : nil
  }
}

import Screens

/// How pixels become dp: by what the user says, or within the limits of what screens there are, as the file says
/// nothing.
struct PixelScale {
  /// Pixels of one dp; `nil`: unknown.
  let density: Double?
  /// The window in pixels, where its place shows that it covers the screen from the top left.
  private let window: Frame?
  /// The screen in pixels, where the file gives it.
  private let size: (width: Int32, height: Int32)?
  private let screenWidth: Double?

  /// - Parameters:
  ///   - window: the first one, which may be a dialog.
  ///   - size: of the screen in pixels, where the file gives it.
  init(window: Frame?, size: (width: Int32, height: Int32)?, _ options: ReaderOptions) {
    self.size = size
    self.window = window.flatMap { $0.x == 0 && $0.y == 0 ? $0 : nil }
    screenWidth = options.density == nil ? options.screenWidth : nil
    let pixels = size.map { Double($0.width) } ?? self.window?.width
    density = options.density ?? options.screenWidth.flatMap { width in pixels.map { $0 / width } }
  }

  /// The screen in pixels, as far as the file has it.
  var screen: (width: Double, height: Double)? {
    size.map { (Double($0.width), Double($0.height)) } ?? window.map { ($0.width, $0.height) }
  }

  /// The screen's width in pixels.
  var width: Double? { screen?.width }

  /// The screen's height in pixels; a window may leave room for the bars of the system.
  var height: Double? { size.map { Double($0.height) } }

  /// How the device is held, where the sides differ so much that no bar of the system makes up for it.
  var orientation: Token? {
    guard let (width, height) = screen else { return nil }
    if 4 * width > 5 * height { return .landscape }
    return 4 * height > 5 * width ? .portrait : nil
  }

  /// What the device is at a density. From 600 dp on the lesser side it is a tablet. A window may be part of a larger
  /// screen, and the bars of the system take from its height.
  func deviceClass(at density: Double) -> Token? {
    guard let screen else { return nil }
    let lesser = min(screen.width, screen.height) / density
    if lesser >= 600 { return .tablet }
    guard size != nil || screenWidth != nil else { return nil }
    return orientation == .portrait || lesser < 480 ? .phone : nil
  }

  // MARK: Densities

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
    let isLong = 9 * screen.height > 16 * screen.width
    var sides = Self.lesserSides
    if deviceClass == .tablet {
      sides = Self.tabletSides
    } else if deviceClass == .phone || (isUpright && isLong) {
      sides = Self.phoneWidths
    }
    let least = isUpright ? sides.lowerBound : sides.lowerBound - Self.bars
    let pixels = 160 * min(screen.width, screen.height)
    let lowest = max(pixels / sides.upperBound, Self.dpis.lowerBound).rounded(.up)
    let highest = min(pixels / least, Self.dpis.upperBound).rounded(.down)
    return lowest <= highest ? Int(lowest)...Int(highest) : nil
  }
}

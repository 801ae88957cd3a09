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
    if Devices.tablets.contains(where: { $0.width == width }) {
      return Size(scale: 1, isPhone: false, isPortrait: true, isWhole: false)
    }
    if isPhoneWidth(width) { return Size(scale: 1, isPhone: true, isPortrait: true, isWhole: false) }
    for scale in scales.dropFirst() where Devices.phones.contains(where: { abs($0.width * scale - width) <= 0.5 }) {
      return Size(scale: scale, isPhone: true, isPortrait: true, isWhole: false)
    }
    return nil
  }

  /// Whether a frame is as wide as phones are, in pt or dp.
  static func isPhoneWidth(_ width: Double) -> Bool { abs(width - 320) <= 0.5 || width >= 360 && width <= 440 }

  private static func whole(_ width: Double, _ height: Double, _ scale: Double) -> Size? {
    let (short, long) = (min(width, height), max(width, height))
    let isSame = { (width: Double, height: Double) in abs(width - short) <= 0.5 && abs(height - long) <= 0.5 }
    let isPhone = Devices.phones.contains { isSame($0.width, $0.height) }
    guard isPhone || Devices.tablets.contains(where: { isSame($0.width, $0.height) }) else { return nil }
    // Desktops have the sizes of phones in their pixels, and of a tablet, held sideways.
    if width > height, scale > 1 || short == 800 { return nil }
    return Size(scale: scale, isPhone: isPhone, isPortrait: width < height, isWhole: true)
  }
}

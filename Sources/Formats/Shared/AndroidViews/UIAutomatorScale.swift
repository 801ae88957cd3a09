import Screens

/// How pixels become dp: by what the user says, or within the limits of what screens there are, as the file says
/// nothing.
struct UIAutomatorScale {
  /// Pixels of one dp; `nil`: unknown.
  let density: Double?
  /// The window in pixels, where its place shows that it covers the screen from the top left.
  private let window: PixelBounds?
  private let size: (width: Int32, height: Int32)?
  private let screenWidth: Double?

  init(_ document: UIAutomatorDocument, _ options: ReaderOptions) {
    size = document.size
    // The first window may be a dialog.
    window = document.nodes.first?.bounds.flatMap { $0.left == 0 && $0.top == 0 ? $0 : nil }
    screenWidth = options.density == nil ? options.screenWidth : nil
    let pixels = size.map { Double($0.width) } ?? window.map { Double($0.width) }
    density = options.density ?? options.screenWidth.flatMap { width in pixels.map { $0 / width } }
  }

  /// The screen in pixels, as far as the dump has it.
  var screen: (width: Int32, height: Int32)? { size ?? window.map { ($0.width, $0.height) } }

  /// A rectangle in pixels.
  static func frame(_ bounds: PixelBounds) -> Frame {
    Frame(x: Double(bounds.left), y: Double(bounds.top), width: Double(bounds.width), height: Double(bounds.height))
  }

  /// A rectangle in dp.
  func frame(_ bounds: PixelBounds) -> Frame? {
    guard let density else { return nil }
    return Frame(
      x: Double(bounds.left) / density, y: Double(bounds.top) / density, width: Double(bounds.width) / density,
      height: Double(bounds.height) / density)
  }

  /// The screen's width in pixels.
  var width: Double? { screen.map { Double($0.width) } }

  /// The screen's height in pixels; a window may leave room for the bars of the system.
  var height: Double? { size.map { Double($0.height) } }

  /// How the device is held, where the sides differ so much that no bar of the system makes up for it.
  var orientation: Token? {
    guard let (width, height) = screen.map({ (Int($0.width), Int($0.height)) }) else { return nil }
    if 4 * width > 5 * height { return .landscape }
    return 4 * height > 5 * width ? .portrait : nil
  }

  /// What the device is at a density. From 600 dp on the lesser side it is a tablet. A window may be part of a larger
  /// screen, and the bars of the system take from its height.
  func deviceClass(at density: Double) -> Token? {
    guard let screen else { return nil }
    let lesser = Double(min(screen.width, screen.height)) / density
    if lesser >= 600 { return .tablet }
    guard size != nil || screenWidth != nil else { return nil }
    return orientation == .portrait || lesser < 480 ? .phone : nil
  }
}

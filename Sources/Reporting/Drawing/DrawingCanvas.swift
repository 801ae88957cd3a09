import Linting
import Screens

/// What of a screen is drawn, in pt or dp.
struct DrawingCanvas {
  /// What the device shows.
  let screen: Frame
  /// The screen, and what lies around it, within reason.
  let area: Frame
  /// How many units of the drawing a pixel of a page shows at its intended size. Marks and measures are enlarged by
  /// this factor.
  let scale: Double
  private let isInPixels: Bool
  /// How much larger than on a phone texts and signs of the screen are, in units of the drawing.
  var textScale: Double { isInPixels ? scale : 1 }

  /// The width and height of a phone, in pt or dp.
  private static let phone = (width: 390.0, height: 844.0)
  /// The width of the widest phones, in pt or dp, and the width of a drawing that fits next to the findings of a page.
  private static let (widestPhone, besideFindings) = (500.0, 390.0)
  /// The most of a drawing's width and height that are shown as large as they are.
  private static let largest = (width: 1_300.0, height: 3_000.0)
  /// The default for a width or height that neither the screen nor a frame gives.
  private static let least = 120.0
  private static let most = 4_000.0
  /// How much of the screen's size is drawn beyond its edges.
  private static let reach = (before: 0.25, right: 0.3, below: 2.0)

  /// - Parameter marked: the elements that are marked, which are worth a wider drawing.
  init(_ drawing: ScreenDrawing, marked: [Int]) {
    let frames = drawing.elements.compactMap { $0.frame.flatMap { $0.isEmpty ? nil : $0 } }
    let width = drawing.width.flatMap { $0 > 0 ? $0 : nil } ?? frames.reduce(0) { max($0, $1.right) }
    let height = drawing.height.flatMap { $0 > 0 ? $0 : nil } ?? frames.reduce(0) { max($0, $1.bottom) }
    let screen = Frame(
      x: 0, y: 0, width: min(max(width, Self.least), Self.most), height: min(max(height, Self.least), Self.most))
    self.screen = screen
    var edges = (left: 0.0, top: 0.0, right: screen.width, bottom: screen.height)
    func include(_ frame: Frame, right reach: Double) {
      edges.left = min(edges.left, max(frame.x, -Self.reach.before * screen.width))
      edges.top = min(edges.top, max(frame.y, -Self.reach.before * screen.height))
      edges.right = max(edges.right, min(frame.right, (1 + reach) * screen.width))
      edges.bottom = max(edges.bottom, min(frame.bottom, (1 + Self.reach.below) * screen.height))
    }
    for frame in frames { include(frame, right: Self.reach.right) }
    for index in marked where drawing.elements.indices.contains(index) {
      if let frame = drawing.elements[index].frame, !frame.isEmpty { include(frame, right: 1) }
    }
    area = Frame(x: edges.left, y: edges.top, width: edges.right - edges.left, height: edges.bottom - edges.top)
    var scale = max(1, area.width / Self.largest.width, area.height / Self.largest.height)
    isInPixels = drawing.unit == ScreenDrawing.pixels
    if isInPixels {
      // A tablet's window in pixels is no wider than one in dp.
      scale = max(scale, screen.width / (screen.width > screen.height ? Self.phone.height : Self.phone.width))
    } else if screen.width <= Self.widestPhone {
      // With the parts beyond its edge, a phone still fits next to its findings.
      scale = max(scale, area.width / Self.besideFindings)
    }
    self.scale = scale
  }

  /// Room around the area for marks and measures.
  var margin: Double { 30 * scale }

  /// What the drawing shows with its margins.
  var viewBox: Frame {
    Frame(
      x: area.x - margin, y: area.y - margin, width: area.width + 2 * margin, height: area.height + 2 * margin)
  }

  /// The width and height that it is meant to be seen at, in pixels of a page.
  var displaySize: (width: Double, height: Double) { (viewBox.width / scale, viewBox.height / scale) }

  /// The part of a frame that is drawn; `nil` where none is.
  ///
  /// What is far away is cut off a little outside of the area, so that no number of a drawing is larger than it.
  func visible(_ frame: Frame) -> Frame? {
    guard !frame.isEmpty, frame.right > area.x, frame.x < area.right, frame.bottom > area.y, frame.y < area.bottom
    else { return nil }
    let (left, right) = (max(frame.x, area.x - 50), min(frame.right, area.right + 50))
    let (top, bottom) = (max(frame.y, area.y - 50), min(frame.bottom, area.bottom + 50))
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// A place, moved into the drawing where it lies outside.
  func clamped(x: Double) -> Double { min(max(x, viewBox.x), viewBox.right) }

  /// A place, moved into the drawing where it lies outside.
  func clamped(y: Double) -> Double { min(max(y, viewBox.y), viewBox.bottom) }
}

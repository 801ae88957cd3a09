import Screens

/// One screen of a file: what a reader knows of it beside its views.
struct ObservedScreen {
  /// Its element in the file.
  let place: Range<Int>
  /// Its outermost views, one behind the other.
  let views: Range<Int32>
  /// Where the facts of the screen are in the file, but for its size.
  let factsPlace: Range<Int>
  var name: String?
  var namePlace: Range<Int>?
  var platform: Token?
  var platformPlace: Range<Int>?
  /// In the screen's unit.
  var width: Double?
  var height: Double?
  var deviceClass: Token?
  var orientation: Token?
  /// The size classes, each with its place in the file.
  var widthClass: (token: Token, place: Range<Int>)?
  var heightClass: (token: Token, place: Range<Int>)?
  var sizePlace: Range<Int>
  /// How pixels become dp; `nil` where boxes are in points.
  var scale: PixelScale?
  /// Whether boxes are in that unit; otherwise they can only be compared with each other.
  var isToScale = true
  /// Whether the file shows only a part of the screen.
  var isFragment = false
  /// Whether there may be content that is not among the views.
  var isIncomplete = false

  init(at place: Range<Int>, views: Range<Int32>, factsAt factsPlace: Range<Int>) {
    (self.place, self.views, self.factsPlace) = (place, views, factsPlace)
    sizePlace = factsPlace
  }
}

/// The unit of the boxes of a screen.
struct Lengths {
  /// Units of one pt or dp; `nil`: unknown.
  let density: Double?

  /// Writes a frame of the open element.
  @inline(__always)
  func set(_ member: Member, frame: Frame, at place: Range<Int>, _ builder: TreeBuilder) {
    guard let density else { return builder.set(member, pixels: frame, at: place) }
    if density == 1 { return builder.set(member, frame: frame, at: place) }
    let scaled = Frame(
      x: Self.scaled(frame.x, density), y: Self.scaled(frame.y, density), width: Self.scaled(frame.width, density),
      height: Self.scaled(frame.height, density))
    builder.set(member, frame: scaled, at: place)
  }

  /// Writes a length of the open element.
  func set(_ member: Member, length: Double, at place: Range<Int>, _ builder: TreeBuilder) {
    if let density {
      builder.set(member, number: Self.scaled(length, density), at: place)
    } else {
      builder.set(member, pixels: length, at: place)
    }
  }

  /// Pixels in dp, with four decimals at most: no more is known of them.
  @inline(__always)
  private static func scaled(_ pixels: Double, _ density: Double) -> Double {
    (pixels / density * 10_000).rounded() / 10_000
  }
}

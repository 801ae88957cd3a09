/// How large an element is, in pt or dp, as far as it is known.
public struct ElementSize: Sendable, Hashable {
  /// `nil` where it is not known; never 0.
  public var width: Double?
  /// `nil` where it is not known; never 0.
  public var height: Double?
  /// Whether a side that is given is only known to be no larger.
  @usableFromInline package var isLimit = false

  /// A size of its sides; `nil` for one that is not known.
  @inlinable
  package init(width: Double?, height: Double?, isLimit: Bool = false) {
    self.width = width
    self.height = height
    self.isLimit = isLimit
  }

  /// The size of a frame. A view that was not laid out yet has an empty one, which says nothing about the size it will
  /// have.
  @inlinable
  package init(_ frame: Frame) {
    self = frame.isEmpty ? Self(width: nil, height: nil) : Self(width: frame.width, height: frame.height)
  }

  /// Both sides, where both are known.
  @inlinable public var whole: (width: Double, height: Double)? {
    guard let width, let height else { return nil }
    return (width, height)
  }
}

extension Element {
  /// The element's size: that of its frame, or the width and height that are given where the frame is not known.
  @inlinable public var size: ElementSize { frame().map { ElementSize($0) } ?? sizeWithoutFrame }

  /// The size of an element whose frame is not known: the width and height that are given.
  @inlinable package var sizeWithoutFrame: ElementSize {
    ElementSize(
      width: number(.width).flatMap { $0 > 0 ? $0 : nil }, height: number(.height).flatMap { $0 > 0 ? $0 : nil },
      isLimit: isLimit(.width) || isLimit(.height))
  }

  /// The width or height, and the fact that gives it: the frame, or the side itself where the frame is not known.
  @inlinable
  package func side(_ member: Member) -> (value: Double, fact: Member)? {
    guard member == .width || member == .height else { return nil }
    guard let frame = frame() else { return number(member).map { ($0, member) } }
    return frame.isEmpty ? nil : (member == .width ? frame.width : frame.height, .frame)
  }

  /// The fact that says how wide the element is, or would say it: `frame` where that is given, or the width is not.
  package var widthMember: Member { isKnown(.frame) || !isKnown(.width) ? .frame : .width }

  /// The fact that says how high the element is, or would say it: `frame` where that is given, or the height is not.
  package var heightMember: Member { isKnown(.frame) || !isKnown(.height) ? .frame : .height }
}

/// A rectangle in the screen, in logical units of the platform (pt on iOS, dp on Android).
///
/// The origin is the screen's top left corner, y grows downward, and the rectangle is not clipped by what contains it.
public struct Frame: Sendable, Hashable, Codable {
  /// The left edge; less than 0 where it lies left of the screen.
  public var x: Double
  /// The top edge; less than 0 where it lies above the screen.
  public var y: Double
  /// Never negative.
  public var width: Double
  /// Never negative.
  public var height: Double

  /// A frame of its top left corner and its size, in pt or dp; the size is 0 or more.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge: `x` and the width.
  @inlinable public var right: Double { x + width }
  /// The bottom edge: `y` and the height.
  @inlinable public var bottom: Double { y + height }

  /// Whether the frame has no area, as the frames of views that were not laid out yet.
  @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }
}

import Screens

/// What a design says of a view beyond what all views have: the layer that it is.
struct ObservedLayer {
  struct Flags: OptionSet {
    let rawValue: UInt16
    /// It cuts off what it holds.
    static let clips = Flags(rawValue: 1)
    static let scrollsSideways = Flags(rawValue: 2)
    /// It is filled with an image, or with one among others.
    static let image = Flags(rawValue: 4)
    /// It is filled with something that can be seen.
    static let filled = Flags(rawValue: 8)
    /// What lies behind it is seen through it, or mixed with it.
    static let translucent = Flags(rawValue: 16)
    /// It is drawn, but not where its box would be.
    static let turned = Flags(rawValue: 32)
    /// It is a line: hardly higher or wider than nothing.
    static let line = Flags(rawValue: 64)
    /// The file does not have the layers in it.
    static let lacksContent = Flags(rawValue: 128)
    /// It is a copy of a component.
    static let instance = Flags(rawValue: 256)
    /// It is a component, or a set of some.
    static let component = Flags(rawValue: 512)
    /// The cell has no accessory, and no layer shows that.
    static let lacksAccessory = Flags(rawValue: 1024)
    /// Its text only stands for what code puts in its place.
    static let replaced = Flags(rawValue: 2048)
    /// The cell stands for others, each of which shows an item.
    static let item = Flags(rawValue: 4096)
    /// A tap on the cell does nothing.
    static let lacksTap = Flags(rawValue: 8192)
  }

  var flags: Flags = []
  /// Index of what people call it, or ``ObservedView/absent``.
  var name = ObservedView.absent
  /// The size of its letters, in units of the design; 0 where it is not given.
  var fontSize: Float = 0
  /// The one colour of all of it, where nothing is seen through it.
  var fill: Color?
  var fillPlace = FilePlace(0..<0)
}

extension ObservedViews {
  /// The text that a view is or holds; `nil` where it holds none or several.
  func onlyText(in index: Int32) -> Int32? {
    var found: Int32?
    for inner in index..<self[index].end where isText(inner) {
      if found != nil { return nil }
      found = inner
    }
    return found
  }

  /// Whether a view is or holds a text.
  func holdsText(_ index: Int32) -> Bool { (index..<self[index].end).contains { isText($0) } }

  private func isText(_ index: Int32) -> Bool { self[index].role == .text && self[index].text >= 0 }

  /// As much of the box of a view as what cuts off its content lets see.
  ///
  /// - Parameter isWhole: whether the outermost view is the whole screen, which cuts off what it holds.
  func visibleBox(of index: Int32, isWhole: Bool) -> Frame? {
    guard var seen = self[index].box else { return nil }
    var outer = index
    while outer >= 0 {
      let cuts = layer(outer).flags.contains(.clips) || isWhole && self[outer].parent < 0
      if cuts, let edges = self[outer].box {
        let (left, top) = (max(seen.x, edges.x), max(seen.y, edges.y))
        let (right, bottom) = (min(seen.right, edges.right), min(seen.bottom, edges.bottom))
        guard right > left, bottom > top else { return nil }
        seen = Frame(x: left, y: top, width: right - left, height: bottom - top)
      }
      outer = self[outer].parent
    }
    return seen
  }
}

import Screens

/// A frame of a file that is written as a screen.
struct FigmaScreen {
  /// The frame.
  var index: Int32
  /// How much of a screen it is.
  var extent: Extent
  /// What device it is drawn for; `nil` where its size does not tell.
  var size: FigmaDevice.Size?
  /// How many units of the design are one pt or dp; `nil`: unknown.
  var scale: Double?

  /// How much of a screen a frame is.
  enum Extent {
    case screen
    /// Something that holds views or cells.
    case piece
  }
}

/// Finds the screens of a file among its outermost frames, those directly on a page or in a section of it, or asked for
/// by their id.
///
/// A frame of a phone's or tablet's size is a screen, a component or an instance only where it is as high as a device
/// too. The others are covers, icons and sheets of a library. They are written as a piece of a screen if the name of a
/// layer in them is a view or cell.
struct FigmaScreens {
  private(set) var found: [FigmaScreen] = []

  init(_ document: FigmaDocument, _ names: FigmaNames) {
    var pieces: [Int32] = []
    var index: Int32 = 0
    while index < Int32(truncatingIfNeeded: document.nodes.count) {
      let node = document[index]
      if !node.isShown {
        index = node.end
      } else if node.type.holdsFrames || !node.flags.contains(.typed) {
        index += 1
      } else {
        if let screen = Self.screen(index, document, names) {
          found.append(screen)
        } else if names.holdsComponent(index) {
          pieces.append(index)
        }
        index = node.end
      }
    }
    // A library is drawn in the scale of the screens beside it.
    let scales = Set(found.compactMap(\.scale))
    let common = scales.count == 1 ? scales.first : nil
    for index in pieces {
      let isWide = document[index].box.map { FigmaDevice.isPhoneWidth($0.width) } ?? false
      let isComponent = names.isComponent(index)
      found.append(FigmaScreen(index: index, extent: .piece, scale: common ?? (isWide && isComponent ? 1 : nil)))
    }
    found.sort { $0.index < $1.index }
  }

  private static func screen(_ index: Int32, _ document: FigmaDocument, _ names: FigmaNames) -> FigmaScreen? {
    let node = document[index]
    guard node.type == .frame || node.type == .component || node.type == .instance else { return nil }
    let meaning = names.userMeaning(of: index)
    if meaning == .nothing { return nil }
    var size: FigmaDevice.Size?
    if let box = node.box, !node.flags.contains(.turned) {
      size = FigmaDevice.size(width: box.width, height: box.height)
    }
    if meaning == .kind(.screen) { return FigmaScreen(index: index, extent: .screen, size: size, scale: size?.scale) }
    guard let size, meaning == nil, size.isWhole || node.type == .frame else { return nil }
    return FigmaScreen(index: index, extent: .screen, size: size, scale: size.scale)
  }
}

import Screens

/// What the size of a frame and the bars of the system drawn in it say about the platform, where no name does.
///
/// Neither says it alone: frames as large as an iPhone are drawn for Android as well, and both have status bars. It takes a frame of the
/// size that devices of one platform have, and a bar that only they have, or as high as it is there.
struct FigmaSystemBars {
  /// The platform, and where the bar stands in the file that says it; `nil` where none does, or two disagree.
  private(set) var platform: (token: Token, place: Range<Int>)?

  /// Sizes that only iPhones have, in pt, held upright.
  private static let phones: [(width: Double, height: Double)] = [
    (320, 568), (375, 667), (375, 812), (390, 844), (393, 852), (402, 874), (414, 736), (414, 896), (428, 926),
    (430, 932),
    (440, 956),
  ]
  /// Widths of Android's phones, in dp, that no iPhone has.
  private static let androidWidths = [360.0, 384, 411, 412, 432]
  /// How high status bars are on iPhones: with a button, with a notch, with an island.
  private static let statusBars = [20.0, 44, 47, 48, 50, 54, 59, 62]
  /// How high they are on Android, and in its kit for designers.
  private static let androidStatusBars = [24.0, 52]

  init(of screen: FigmaScreen, in document: FigmaDocument) {
    guard let size = screen.size, size.isPhone, size.isPortrait, let box = document[screen.index].box else { return }
    let (width, height) = (box.width / size.scale, box.height / size.scale)
    let isSame = { (first: Double, second: Double) in abs(first - second) <= 0.5 }
    let isIPhone = Self.phones.contains { isSame($0.width, width) && (!size.isWhole || isSame($0.height, height)) }
    let isAndroid = Self.androidWidths.contains { isSame($0, width) }
    guard isIPhone || isAndroid else { return }
    var index = screen.index + 1
    while index < document[screen.index].end {
      let node = document[index]
      guard node.isShown else {
        index = node.end
        continue
      }
      index += 1
      guard node.type.isContainer, let bar = node.box else { continue }
      let segments = document.withBytes(node.name) { FigmaWords($0).segments }
      let isFull = isSame(bar.width / size.scale, width)
      let thickness = bar.height / size.scale
      var token: Token?
      if isIPhone, segments.contains(where: { $0.hasPrefix("home indicator") }) { token = .ios }
      if isFull, segments.contains(where: { $0.hasPrefix("status bar") || $0.hasSuffix(" status bar") }) {
        let known = isIPhone ? Self.statusBars : Self.androidStatusBars
        if known.contains(where: { isSame($0, thickness) }) { token = isIPhone ? .ios : .android }
        // A bar of the other platform makes it anybody's.
        let others = isIPhone ? Self.androidStatusBars : Self.statusBars
        if token == nil, others.contains(where: { isSame($0, thickness) }) {
          platform = nil
          return
        }
      }
      if let token, platform == nil { platform = (token, node.name.isEmpty ? node.place : node.name.place) }
    }
  }
}

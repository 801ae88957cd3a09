import Screens

/// What the size of a frame and the bars of the system drawn in it say about the platform, where no name does.
///
/// A bar says it that only devices of a platform have, or as high as it is there, in a frame as large as they are.
/// Without a bar that says so, the size of the frame can: it is exactly that which Figma offers for such a device and
/// no other. A layer that names the other platform or a browser prevents this.
struct FigmaSystemBars {
  /// The platform, and where the bar or frame is in the file that says it; `nil` where none does, or two disagree.
  private(set) var platform: (token: Token, place: Range<Int>)?

  /// Words in the names of layers that show that nothing of an iPhone is drawn, or what its browser shows.
  private static let otherWords: Set<Substring> = ["android", "material", "safari", "browser"]
  /// How high status bars are on iPhones: with a button, with a notch, with an island.
  private static let statusBars = [20.0, 44, 47, 48, 50, 54, 59, 62]
  /// How high they are on Android, and in its kit for designers.
  private static let androidStatusBars = [24.0, 52]

  init(of screen: FigmaScreen, in document: FigmaDocument) {
    guard let size = screen.size, size.isPhone, size.isPortrait, let box = document[screen.index].box else { return }
    let (width, height) = (box.width / size.scale, box.height / size.scale)
    let isSame = { (first: Double, second: Double) in abs(first - second) <= 0.5 }
    let isIPhone = Devices.phones.contains {
      $0.maker == .apple && isSame($0.width, width) && (!size.isWhole || isSame($0.height, height))
    }
    let isAndroid = Devices.androidWidths.contains { isSame($0, width) }
    guard isIPhone || isAndroid else { return }
    let isAndroidPhone = Devices.phones.contains {
      $0.maker == .androidPreset && isSame($0.width, width) && isSame($0.height, height)
    }
    // Twice as large, theirs are those of many windows.
    var isPreset = size.isWhole && (isIPhone || isAndroidPhone && size.scale == 1)
    var index = screen.index + 1
    while index < document[screen.index].end {
      let node = document[index]
      guard node.isShown else {
        index = node.end
        continue
      }
      index += 1
      guard node.type.isContainer else { continue }
      if isPreset { isPreset = !document.withBytes(node.name) { Self.speaksOfOther($0, thanIPhone: isIPhone) } }
      guard let bar = node.box else { continue }
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
    if platform == nil, isPreset {
      let start = document[screen.index].place.lowerBound
      platform = (isIPhone ? .ios : .android, start..<start)
    }
  }

  /// Whether the name of a layer has a word of the other platform, or of a browser.
  private static func speaksOfOther(_ name: UTF8Text, thanIPhone isIPhone: Bool) -> Bool {
    if isIPhone { return FigmaWords(name).words.contains { otherWords.contains($0) } }
    return FigmaPlatform.named(in: name).contains(.ios) || FigmaWords(name).words.contains("browser")
  }
}

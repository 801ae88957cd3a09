import Screens

/// What is around the cells of a collection view and belongs to it.
struct FigmaSurroundings {
  /// The layer of the header's text.
  private(set) var header: Int32?
  private(set) var seeAll: FigmaLandmarks.Landmark?
  private(set) var seeAllBelow: FigmaLandmarks.Landmark?
  /// Whether something that is there may be a header.
  private(set) var maybeHeader = false
  /// Whether something that is there may be See All, in another language for instance.
  private(set) var maybeSeeAll = false

  /// The texts that belong to the view.
  var all: [Int32] { [header, seeAll?.index, seeAllBelow?.index].compactMap { $0 } }

  /// How far above the cells they are looked for, in pt or dp.
  private static let reach = 80.0
  /// How many layers are looked at for one view.
  private static let most = 200

  /// - Parameters:
  ///   - cells: their frames; where there are none, nothing is known of what is around them.
  init(_ view: Int32, _ cells: [Frame], _ landmarks: FigmaLandmarks, _ layers: FigmaLayers) {
    // Around a piece of a screen, or one of an unknown scale, may be anything.
    if layers.screen.extent != .screen || layers.screen.scale == nil { (maybeHeader, maybeSeeAll) = (true, true) }
    guard let extent = Frame(uniting: cells), let first = cells.first, let own = layers.place(of: view) else {
      (maybeHeader, maybeSeeAll) = (true, true)
      return
    }
    let above = landmarks.between(min(own.y, extent.y - Self.reach), extent.y + 4)
    if above.count > Self.most { (maybeHeader, maybeSeeAll) = (true, true) }
    for landmark in above.suffix(Self.most).reversed() where belongs(landmark, view, own, extent) {
      note(landmark, own, first, layers)
    }
    if let seeAll, seeAll.view != view {
      // A text above the header belongs to what is above it; without a header its owner is unknown.
      let top = header.flatMap { layers.place(of: $0)?.y }
      if top.map({ seeAll.place.bottom <= $0 }) ?? true {
        self.seeAll = nil
        maybeSeeAll = true
      }
    }
    for landmark in landmarks.between(extent.bottom - 4, own.bottom).prefix(Self.most)
    where landmark.view == view && landmark.place.y >= extent.bottom - 4 && Self.isSeeAll(landmark, layers) {
      seeAllBelow = seeAllBelow ?? landmark
    }
  }

  /// Whether a landmark is in the view, or close above it and in no other one.
  private func belongs(_ landmark: FigmaLandmarks.Landmark, _ view: Int32, _ own: Frame, _ extent: Frame) -> Bool {
    if landmark.view == view { return true }
    return landmark.view < 0 && landmark.place.bottom >= extent.y - Self.reach && landmark.place.x < own.right
      && landmark.place.right > own.x
  }

  private static func isSeeAll(_ landmark: FigmaLandmarks.Landmark, _ layers: FigmaLayers) -> Bool {
    layers[landmark.index].type == .text
      && (layers.isSeeAll(landmark.index)
        || landmark.target >= 0 && layers.names.kind(of: landmark.target, among: KindSet(.seeAll)) != nil)
  }

  private mutating func note(
    _ landmark: FigmaLandmarks.Landmark, _ own: Frame, _ first: Frame, _ layers: FigmaLayers
  ) {
    if Self.isSeeAll(landmark, layers) {
      seeAll = seeAll ?? landmark
      return
    }
    guard landmark.target < 0 else {
      (maybeHeader, maybeSeeAll) = (true, true)
      return
    }
    // Any other text in the line of the header may lead to all items, in another language.
    maybeSeeAll = maybeSeeAll || header != nil || !isLeft(landmark.place, own, first)
    let isNamed = landmark.header >= 0
    guard isNamed || layers[landmark.index].type == .text && isLeft(landmark.place, own, first) else {
      maybeHeader = true
      return
    }
    if header == nil || isNamed && !isHeaderNamed {
      header = landmark.index
      isHeaderNamed = isNamed
    }
  }

  private var isHeaderNamed = false

  /// Whether something is at the left edge of the view or of its cells.
  private func isLeft(_ place: Frame, _ own: Frame, _ first: Frame) -> Bool {
    abs(place.x - own.x) <= 2 || abs(place.x - first.x) <= 2
  }
}

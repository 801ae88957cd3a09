import Screens

// Sizes that views ask for and get.
extension AndroidLayoutReader {
  /// What Material Design's themes give buttons at least, in dp.
  private static let leastThemed = 48.0

  /// Sets the width and height of a view, as far as they are known.
  func setSides(of view: PlacedView) {
    guard let axes = knownAxes(of: view) else { return }
    if axes.contains(.horizontal) { setSide(.width, .layoutWidth, .minWidth, of: view) }
    if axes.contains(.vertical) { setSide(.height, .layoutHeight, .minHeight, of: view) }
  }

  /// The directions in which a view gets the size that it asks for; `nil` where its container decides.
  private func knownAxes(of view: PlacedView) -> Axes? {
    guard !view.isOfApplication, view.attribute(.scale) == nil, let parent = view.parent,
      case .container(let kind) = parent.type
    else { return nil }
    switch kind {
    case .linear:
      guard let weight = view.attribute(.layoutWeight), !view.withValue(of: weight, { $0.equals("0") }) else {
        return .both
      }
      // Only a plain LinearLayout is horizontal where it does not say so; a style may still say so.
      return parent.says(.orientation, "vertical")
        ? .horizontal : parent.says(.orientation, "horizontal") ? .vertical : nil
    case .relative:
      let document = view.document
      let edges = document.views[view.index].attributes.filter { document.attributes[Int($0)].name == .tiedEdge }
      return edges.count > 1 ? nil : .both
    case .plain: return .both
    case .free: return nil
    }
  }

  private func setSide(_ member: Member, _ name: AndroidAttribute, _ least: AndroidAttribute, of view: PlacedView) {
    guard let attribute = sizing(name, of: view), var value = length(attribute.value, of: attribute.view), value > 0
    else { return }
    if let minimum = view.attribute(least) {
      guard let minimum = length(minimum, of: view) else { return }
      value = max(value, minimum)
    }
    // The theme of the application decides how large they are at least.
    if value < Self.leastThemed, view.type.isThemed {
      views[views.current].states.insert(.ownTarget)
      return
    }
    views.set(member, .number(value), at: attribute.view.place(of: attribute.value))
  }

  /// The attribute that counts for a side: where a layout is included, that of the view which includes it if that gives
  /// both.
  private func sizing(
    _ name: AndroidAttribute, of view: PlacedView
  ) -> (value: AndroidView.Attribute, view: PlacedView)? {
    if let includer = view.includer, includer.attribute(.layoutWidth) != nil, includer.attribute(.layoutHeight) != nil {
      return includer.attribute(name).map { ($0, includer) }
    }
    return view.attribute(name).map { ($0, view) }
  }

  /// A length that is written down, or that every configuration of the device gives alike.
  private func length(_ attribute: AndroidView.Attribute, of view: PlacedView) -> Double? {
    if let name = view.reference("@dimen/", in: attribute) {
      guard var written = resources?.dimension(name) else { return nil }
      return written.withUTF8 { AndroidLength.dp($0, density: options.density) }
    }
    return view.withValue(of: attribute) { AndroidLength.dp($0, density: options.density) }
  }
}

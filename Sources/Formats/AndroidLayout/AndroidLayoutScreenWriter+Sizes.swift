import Screens

// Sizes that views ask for and get.
extension AndroidLayoutScreenWriter {
  /// What Material Design's themes give buttons at least, in dp.
  private static let leastThemed = 48.0

  /// Writes the width and height of a view, as far as they are known.
  func sides(of index: Int, _ site: AndroidSite) {
    guard let holder = holder(of: index, site) else { return }
    let axis = unsettledAxis(of: index, in: holder, site)
    if axis != .both, axis != .width { side(.width, .layoutWidth, .minWidth, index, site) }
    if axis != .both, axis != .height { side(.height, .layoutHeight, .minHeight, index, site) }
  }

  private enum Axis {
    case none, width, height, both
  }

  /// The container that gives a view the size it asks for; `nil` where it may get another one.
  private func holder(
    of index: Int, _ site: AndroidSite
  ) -> (kind: AndroidViewClass.Container, site: AndroidSite, index: Int)? {
    let document = site.document
    guard !document.withText(document.views[index].name, { AndroidViewClass.isOfApplication($0) }),
      document.attribute(.scale, of: index) == nil, let parent = site.parent(of: index),
      case .container(let kind) = parent.site.document.views[parent.index].type, kind != .free
    else { return nil }
    return (kind, parent.site, parent.index)
  }

  /// The direction in which something else counts for more than what the view asks for.
  private func unsettledAxis(
    of index: Int, in holder: (kind: AndroidViewClass.Container, site: AndroidSite, index: Int), _ site: AndroidSite
  ) -> Axis {
    let document = site.document
    switch holder.kind {
    case .linear:
      guard let weight = document.attribute(.layoutWeight, of: index),
        !document.withText(weight.value, { $0.elementsEqual("0".utf8) })
      else { return .none }
      let parent = holder.site.document
      guard let orientation = parent.attribute(.orientation, of: holder.index) else {
        // Only a plain LinearLayout is horizontal where it does not say so; a style may still say so.
        return .both
      }
      return parent.withText(orientation.value) { text in
        text.elementsEqual("vertical".utf8) ? .height : text.elementsEqual("horizontal".utf8) ? .width : .both
      }
    case .relative:
      let edges = document.views[index].attributes.filter { document.attributes[Int($0)].name == .tiedEdge }
      return edges.count > 1 ? .both : .none
    case .plain: return .none
    case .free: return .both
    }
  }

  private func side(
    _ member: Member, _ name: AndroidAttribute, _ least: AndroidAttribute, _ index: Int, _ site: AndroidSite
  ) {
    guard let attribute = sizing(name, of: index, site), var value = length(attribute.value, attribute.site),
      value > 0
    else { return }
    let place = attribute.site.place(of: attribute.value)
    if let minimum = site.document.attribute(least, of: index) {
      guard let minimum = length(minimum, site) else { return }
      value = max(value, minimum)
    }
    // The theme of the application decides how large they are at least.
    if value < Self.leastThemed, isThemed(index, site) { return }
    builder.set(member, number: value, at: place)
  }

  /// The attribute that counts for a side: where a layout is included, that of the view which includes it if that gives
  /// both.
  private func sizing(
    _ name: AndroidAttribute, of index: Int, _ site: AndroidSite
  ) -> (value: AndroidView.Attribute, site: AndroidSite)? {
    if site.isIncludedRoot(index), let outer = site.outer,
      outer.site.document.attribute(.layoutWidth, of: outer.index) != nil,
      outer.site.document.attribute(.layoutHeight, of: outer.index) != nil
    {
      return outer.site.document.attribute(name, of: outer.index).map { ($0, outer.site) }
    }
    return site.document.attribute(name, of: index).map { ($0, site) }
  }

  private func isThemed(_ index: Int, _ site: AndroidSite) -> Bool {
    switch site.document.views[index].type {
    case .button, .icon(isThemed: true), .control: true
    default: false
    }
  }

  /// A length that is written down, or that every configuration of the device gives alike.
  private func length(_ attribute: AndroidView.Attribute, _ site: AndroidSite) -> Double? {
    if let name = reference("@dimen/", attribute, site) {
      guard var written = resources?.dimension(name) else { return nil }
      return written.withUTF8 { AndroidLength.dp($0, density: options.density) }
    }
    return site.document.withText(attribute.value) { AndroidLength.dp($0, density: options.density) }
  }
}

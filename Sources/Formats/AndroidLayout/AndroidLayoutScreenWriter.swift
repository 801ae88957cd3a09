import Screens

/// Writes what a layout shows into a tree builder; see ``AndroidLayoutFormat``.
final class AndroidLayoutScreenWriter {
  let builder: TreeBuilder
  let options: ReaderOptions
  let resources: AndroidResources?
  /// The name of the folder that the layout is in.
  let folder: String
  private let site: AndroidSite

  /// How many views the layouts have that were included so far.
  private var includedViews = 0

  /// Views beyond which no more layouts are included: some that include each other twice would never end.
  private static let maximumIncludedViews = 100_000

  init(
    _ document: AndroidLayoutDocument, _ resources: AndroidResources?, folder: String, name: String,
    _ options: ReaderOptions, _ builder: TreeBuilder
  ) {
    self.resources = resources
    self.folder = folder
    self.options = options
    self.builder = builder
    site = AndroidSite(document, name: name, place: nil, outer: nil)
  }

  /// Writes the screen.
  func write() {
    let root = site.document.views.first?.tag ?? 0..<0
    builder.startScreen(at: root.lowerBound, isOneOfSeveral: false)
    builder.open(.screen, as: nil, from: root.lowerBound, to: root.upperBound)
    let place = root.lowerBound..<root.lowerBound
    builder.set(.name, text: site.name, at: place)
    builder.set(.platform, token: .android, at: place)
    let qualifiers = AndroidQualifiers(folder: folder)
    if let deviceClass = qualifiers.deviceClass ?? (isReplacedOnTablets(qualifiers) ? .phone : nil) {
      builder.set(.deviceClass, token: deviceClass, at: place)
    }
    if let orientation = qualifiers.orientation { builder.set(.orientation, token: orientation, at: place) }
    builder.supply(options)
    writeChildren(of: -1, site)
    builder.close()
  }

  /// Whether tablets show another layout of the same name.
  private func isReplacedOnTablets(_ own: AndroidQualifiers) -> Bool {
    guard own.smallestWidth == nil, let resources else { return false }
    return resources.folders(with: site.name).contains { folder in
      AndroidQualifiers(folder: folder).smallestWidth.map { (1...600).contains($0) && folder.hasSuffix("-sw\($0)dp") }
        ?? false
    }
  }

  // MARK: Views

  func writeChildren(of index: Int, _ site: AndroidSite) {
    for child in site.document.children(of: index) { write(child, site) }
  }

  /// Writes a view as content of the open element.
  func write(_ index: Int, _ site: AndroidSite) {
    let document = site.document
    if document.says(.visibility, "gone", of: index) || document.says(.visibility, "invisible", of: index) { return }
    switch meaning(of: index, site) {
    case .kind(let kind)? where Vocabulary.contentKinds.contains(kind): return write(kind, index, site)
    // The user says that its class does not decide what it is.
    case .nothing?: return writeContainer(index, site)
    default: break
    }
    let isTapped = isTapped(index, site)
    switch document.views[index].type {
    case .binding, .merge: writeChildren(of: index, site)
    case .include: writeInclude(index, site)
    case .nothing: if isTapped { write(.group, index, site) }
    case .container(.free), .other:
      // A view of the application that holds none draws by itself, or gets its views from code.
      if document.isLeaf(index) { writeOpaque(index, site) } else { writeContainer(index, site) }
    case .container: writeContainer(index, site)
    case .opaque: writeOpaque(index, site)
    case .recycler, .grid, .list: writeList(index, site)
    case .image: write(isTapped ? .icon : .image, index, site)
    case .icon: write(.icon, index, site)
    case .text: write(.label, index, site)
    case .button: write(.button, index, site)
    case .control: write(.group, index, site)
    case .fiori(let kind): write(kind, index, site)
    }
  }

  /// Writes a view as an element of a kind.
  private func write(_ kind: Kind, _ index: Int, _ site: AndroidSite) {
    if kind == .collectionView || kind == .tableView { return writeList(kind, index, site) }
    if kind.isCell { return writeCell(kind, as: .content, index, site) }
    element(kind, as: .content, index, site) {
      facts(of: kind, index, site)
      if kind.carries(.content) { writeChildren(of: index, site) }
    }
  }

  /// A view that matters for what it holds, unless people tap it.
  private func writeContainer(_ index: Int, _ site: AndroidSite) {
    if isTapped(index, site) { return write(.group, index, site) }
    writeChildren(of: index, site)
  }

  private func writeInclude(_ index: Int, _ site: AndroidSite) {
    let reference = site.document.attribute(.layout, of: index)
    if let reference, let name = layoutName(reference, site) {
      if site.isInside(name) {
        builder.report(
          .invalidValue,
          "\(site.document.withText(reference.value) { quoted($0) }) leads back here: it includes itself",
          at: site.place(of: reference))
      } else if let included = self.site(named: name, in: site, index) {
        return writeChildren(of: -1, included)
      }
    }
    writeOpaque(index, site)
  }

  /// A view whose content is written elsewhere.
  private func writeOpaque(_ index: Int, _ site: AndroidSite) {
    element(.group, as: .content, index, site) {
      facts(of: .group, index, site)
      builder.setUnknown(.content, at: site.tag(of: index))
    }
  }

  // MARK: Other layouts

  /// The name that `@layout/name` refers to.
  func layoutName(_ attribute: AndroidView.Attribute, _ site: AndroidSite) -> String? {
    let text = site.document.text(attribute.value)
    return text.hasPrefix("@layout/") ? String(text.dropFirst("@layout/".count)) : nil
  }

  /// Another layout, in the place of a view that refers to it.
  func site(named name: String, in site: AndroidSite, _ index: Int) -> AndroidSite? {
    guard site.level(of: index) < JSONScanner.maximumDepth, includedViews < Self.maximumIncludedViews,
      let document = resources?.layout(name, from: folder)
    else { return nil }
    includedViews += document.views.count
    return AndroidSite(document, name: name, place: site.tag(of: index), outer: (site, index))
  }

  // MARK: Names

  /// What the user says that a view's id or class stands for.
  func meaning(of index: Int, _ site: AndroidSite) -> KindNames.Meaning? {
    guard !options.kinds.isEmpty else { return nil }
    if let id = id(of: index, site),
      let meaning = id.site.document.withText(id.name, { options.kinds.meaning(of: $0) })
    {
      return meaning
    }
    let document = site.document
    return document.withText(document.views[index].name) { options.kinds.meaning(of: $0) }
  }

  /// The name in `@+id/name`, `@id/name` or `@android:id/name`, and the attribute that gives it: what includes a layout
  /// may give its root another one.
  func id(of index: Int, _ site: AndroidSite) -> (
    name: Range<Int32>, attribute: AndroidView.Attribute, site: AndroidSite
  )? {
    if site.isIncludedRoot(index), let outer = site.outer, let id = id(of: outer.index, outer.site) { return id }
    guard let attribute = site.document.attribute(.id, of: index) else { return nil }
    let value = attribute.value
    let slash = site.document.withText(value) { $0.lastIndex(of: UInt8(ascii: "/")) }
    guard let slash, slash + 1 < value.count else { return nil }
    return (value.lowerBound + Int32(truncatingIfNeeded: slash) + 1..<value.upperBound, attribute, site)
  }
}

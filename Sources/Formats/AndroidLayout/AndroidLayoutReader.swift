import Screens
import Support

/// Reads layouts: one screen each.
final class AndroidLayoutReader: ScreenReader {
  let options: ReaderOptions
  /// What the layout shows.
  let views = ObservedViews()
  /// The resources of the last file. Files come in the order of their paths, so that only its application's are
  /// remembered.
  private(set) var resources: AndroidResources?
  private let parser = AndroidLayoutParser()
  private let document = AndroidLayoutDocument()
  private let modules = AndroidModules()
  /// The last file's folder, as it is written, and its real path.
  private var folder: (written: String, real: String?)?
  /// The name of the folder that the layout is in.
  private var folderName = ""
  /// How many views the layouts have that were included so far, and how many layouts that were.
  private var (includedViews, inclusions) = (0, 0)
  /// What makes room for the texts of other layouts; set while a file is read.
  private var builder: TreeBuilder?
  private var file = IncludingFile("")

  /// Views beyond which no more layouts are included: some that include each other twice would never end.
  private static let maximumIncludedViews = 100_000

  init(_ options: ReaderOptions) {
    self.options = options
  }

  func read(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    try parser.read(source, into: document)
    folderName = enter(source)
    (includedViews, inclusions) = (0, 0)
    (self.builder, file) = (builder, IncludingFile(source.filePath))
    let site = AndroidSite(document, name: Self.name(of: source.path))
    builder.startScreen(at: document.views.first?.tag.lowerBound ?? 0, isOneOfSeveral: false)
    // Any layout of an application may be included.
    if resources != nil { builder.setIsPart() }
    pushChildren(of: -1, in: site)
    let screen = screen(site)
    ScreenMapper.map(screen, views, Self.traits, options, into: builder)
    consumer.consume(builder.tree, from: source)
    builder.finishScreen()
    self.builder = nil
    document.reset()
    views.reset()
  }

  /// What layouts say of views: facts without boxes, as nothing was laid out.
  static let traits: ViewTraits = {
    var traits = ViewTraits()
    traits.evidence = .declared
    traits.boxes = .none
    (traits.reactingImage, traits.reactingText, traits.reactingContainer) = (.icon, .label, .group)
    traits.innerContent = .all
    traits.namedKinds = Vocabulary.contentKinds
    return traits
  }()

  private func screen(_ site: AndroidSite) -> ObservedScreen {
    let root = site.document.views.first?.tag ?? 0..<0
    var screen = ObservedScreen(
      at: root, views: 0..<views.count, factsAt: root.lowerBound..<root.lowerBound)
    let qualifiers = AndroidQualifiers(folder: folderName)
    (screen.name, screen.platform, screen.orientation) = (site.name, .android, qualifiers.orientation)
    screen.deviceClass = qualifiers.deviceClass ?? (isReplacedOnTablets(site, qualifiers) ? .phone : nil)
    return screen
  }

  /// Whether tablets show another layout of the same name.
  private func isReplacedOnTablets(_ site: AndroidSite, _ own: AndroidQualifiers) -> Bool {
    guard own.smallestWidth == nil, let resources else { return false }
    return resources.folders(with: site.name).contains { folder in
      AndroidQualifiers(folder: folder).smallestWidth.map { (1...600).contains($0) && folder.hasSuffix("-sw\($0)dp") }
        ?? false
    }
  }

  // MARK: Other layouts

  /// The name that `@layout/name` refers to.
  func layoutName(_ attribute: AndroidView.Attribute, of view: PlacedView) -> String? {
    view.reference("@layout/", in: attribute)
  }

  /// Another layout, in the place of a view that refers to it.
  func site(named name: String, for view: PlacedView) -> AndroidSite? {
    guard view.level < JSONScanner.maximumDepth, includedViews < Self.maximumIncludedViews,
      let document = resources?.layout(name, from: folderName), let text = document.source
    else { return nil }
    (includedViews, inclusions) = (includedViews + document.views.count, inclusions + 1)
    let reference = view.site.holder == nil ? view.tag : view.site.reference
    let inserted = InsertedText(
      text.bytes, of: text.path, in: file, at: reference, under: nil, isChanged: false, use: inclusions)
    return builder?.insert(inserted).map { AndroidSite(document, name: name, for: view, at: $0) }
  }

  // MARK: Files

  /// Finds the resources that a file is among.
  ///
  /// - Returns: the name of its folder.
  private func enter(_ source: SourceReader) -> String {
    guard !source.filePath.isEmpty else {
      resources = nil
      return source.path.pathFolder.pathName
    }
    let written = source.filePath.pathFolder
    if folder?.written != written { folder = (written, Path(written.isEmpty ? "." : written).real) }
    let real = folder?.real ?? ""
    let (root, name) = (real.pathFolder, real.pathName)
    if name != "layout" && !name.hasPrefix("layout-") || root.isEmpty {
      resources = nil
    } else if resources?.folder.root != root {
      resources = AndroidResources(root: root, modules: modules, under: options.overlay)
    }
    resources?.forgetSome()
    return name
  }

  private static func name(of path: String) -> String {
    let name = path.pathName
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}

import Screens

/// What the names in a file say about the platform of a screen.
enum FigmaPlatform {
  /// The platform that a component's documentation is for: the addresses of SAP's pages have it in them.
  static func documented(in text: UTF8Text) -> Token? {
    let (ios, android) = (holds(text, "fiori-design-ios"), holds(text, "fiori-design-android"))
    return ios == android ? nil : ios ? .ios : .android
  }

  /// The platforms that a name names as a word.
  static func named(in name: UTF8Text) -> Set<Token> {
    var platforms: Set<Token> = []
    for word in FigmaWords(name, splitsCapitals: false).words {
      switch word {
      case "ios", "iphone", "ipad", "ipados": platforms.insert(.ios)
      case "android": platforms.insert(.android)
      default: continue
      }
    }
    return platforms
  }

  private static let webWords: Set<Substring> = [
    "web", "website", "websites", "webpage", "webapp", "browser", "browsers", "responsive", "pwa", "url", "www",
  ]

  /// Whether a name says that a web page is drawn, on any device.
  static func isWeb(_ name: UTF8Text) -> Bool { FigmaWords(name).words.contains { webWords.contains($0) } }

  /// The platforms that the name of a component names, where it is one that a platform's kit has: names of icons may
  /// name any.
  static func named(inComponent name: UTF8Text) -> Set<Token> {
    let segments = FigmaWords(name).segments
    let isKit = segments.contains { segment in
      segment.hasPrefix("status bar") || segment.hasPrefix("home indicator")
        || segment.split(separator: " ").contains("fiori")
    }
    return isKit ? named(in: name) : []
  }

  private static func holds(_ text: UTF8Text, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard text.count >= word.count else { return false }
      for start in 0...text.count - word.count
      where text[start] == word[0] && UTF8Text(rebasing: text[start..<start + word.count]).elementsEqual(word) {
        return true
      }
      return false
    }
  }

  // MARK: Screens

  /// The platform of a screen, and where the file says it.
  ///
  /// The first name decides: of the frame, the sections and page around it, the components in it, or the file. A name of
  /// both platforms says that it is not known. Where no name does, bars of the system and the size do.
  ///
  /// Pages of the web are drawn in the same frames, which are called by the device: a name around the frame that speaks
  /// of them goes before all.
  static func decide(of screen: FigmaScreen, in document: FigmaDocument) -> (Token, Range<Int>)? {
    var decided: (platforms: Set<Token>, name: FigmaNode.Text)?
    var index = screen.index
    while index > 0 {
      let name = document[index].name
      if document.withBytes(name, { isWeb($0) }) { return nil }
      let platforms = document.withBytes(name) { named(in: $0) }
      if decided == nil, !platforms.isEmpty { decided = (platforms, name) }
      index = document[index].parent
    }
    let start = document[screen.index].place.lowerBound
    func only(_ platforms: Set<Token>, _ name: FigmaNode.Text) -> (Token, Range<Int>)? {
      guard let platform = platforms.first, platforms.count == 1 else { return nil }
      return (platform, name.isEmpty ? start..<start : name.place)
    }
    if let decided { return only(decided.platforms, decided.name) }
    let file = document[0].name
    if document.withBytes(file, { isWeb($0) }) { return nil }
    var used: Set<Token> = []
    for component in components(in: screen.index, of: document) {
      used.formUnion(platforms(of: document.components[Int(component)]))
    }
    if !used.isEmpty { return only(used, document[screen.index].name) }
    let ofFile = screen.index > 0 ? document.withBytes(file) { named(in: $0) } : []
    if !ofFile.isEmpty { return only(ofFile, file) }
    return FigmaSystemBars(of: screen, in: document).platform.map { ($0.token, $0.place) }
  }

  private static func components(in screen: Int32, of document: FigmaDocument) -> Set<Int32> {
    var found: Set<Int32> = []
    for index in screen..<document[screen].end where document[index].component >= 0 {
      found.insert(document[index].component)
    }
    return found
  }

  private static func platforms(of component: FigmaComponent) -> Set<Token> {
    if let platform = component.platform { return [platform] }
    var name = component.setName ?? component.name
    return name.withUTF8 { named(inComponent: $0) }
  }
}

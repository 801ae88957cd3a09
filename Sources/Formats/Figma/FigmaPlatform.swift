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
}

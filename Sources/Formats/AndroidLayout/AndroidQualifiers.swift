import Screens

/// What the name of a resource folder says about the devices that it is for: `layout-sw600dp-land`.
struct AndroidQualifiers {
  /// The least of the lesser sides of their screens, in dp; `nil`: any.
  private(set) var smallestWidth: Int?
  /// How they are held.
  private(set) var orientation: Token?
  /// `tablet` where they are such; a folder says of none that it is a phone.
  private(set) var deviceClass: Token?
  /// Whether the folder is for languages and regions alone.
  private(set) var isLanguageOnly: Bool
  /// Whether anything is said at all.
  let isDefault: Bool

  init(folder name: String) {
    let qualifiers = name.split(separator: "-").dropFirst()
    isDefault = qualifiers.isEmpty
    isLanguageOnly = !qualifiers.isEmpty
    var width = 0
    for qualifier in qualifiers {
      if !Self.isLanguage(qualifier) { isLanguageOnly = false }
      switch qualifier {
      case "land": orientation = .landscape
      case "port": orientation = .portrait
      case "xlarge": deviceClass = .tablet
      default:
        if qualifier.hasPrefix("sw"), let number = Self.length(qualifier.dropFirst(2)) {
          smallestWidth = number
        } else if qualifier.hasPrefix("w"), let number = Self.length(qualifier.dropFirst()) {
          width = number
        }
      }
    }
    // A phone on its side is as wide as a tablet held upright.
    if smallestWidth ?? 0 >= 600 || (width >= 600 && orientation == .portrait) { deviceClass = .tablet }
  }

  private static func length(_ text: Substring) -> Int? { text.hasSuffix("dp") ? Int(text.dropLast(2)) : nil }

  /// `de`, `rAT`, `b+sr+Latn`.
  private static func isLanguage(_ qualifier: Substring) -> Bool {
    if qualifier.hasPrefix("b+") { return true }
    let letters = Array(qualifier.utf8)
    if letters.count == 3, letters[0] == UInt8(ascii: "r"), letters[1] &- 65 < 26, letters[2] &- 65 < 26 { return true }
    return (2...3).contains(letters.count) && letters.allSatisfy { $0 &- 97 < 26 } && qualifier != "car"
  }
}

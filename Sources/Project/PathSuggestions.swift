import Linting
import Reporting
import Screens
import Support

/// What paths that lead nowhere may have meant.
///
/// A list may name thousands of files that were deleted: a folder is looked into once, and after some nothing more is
/// suggested.
package struct PathSuggestions {
  /// How many are looked for.
  private var rest = 100
  /// The names in folders.
  private var folders: [Path: NameSuggestions] = [:]

  /// Suggestions for no path yet.
  package init() {}

  /// The path with missing names replaced by the nearest existing ones, as far as there are any; `nil` if none is near,
  /// or enough were looked for.
  package mutating func nearest(to path: String) -> String? {
    guard rest > 0 else { return nil }
    rest -= 1
    var folder = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
    var found: String?
    for name in path.split(separator: "/") {
      var next = folder + name
      if !Terminal.exists(next) {
        // A glob is no name.
        if name.utf8.contains(where: { "*?[{".utf8.contains($0) }) { return found }
        let names = folders[folder] ?? NameSuggestions(visibleNames(in: folder.isEmpty ? "." : folder))
        folders[Path(folder)] = names
        guard let near = names.nearest(to: String(name), where: { Self.isNear($0, String(name)) }),
          // Any other name is near one of a letter or two.
          name.utf8.count > 2 || near.lowercased() == name.lowercased()
        else { return found }
        next = folder + near
        found = next
      } else if found != nil {
        found = next
      }
      folder = next + "/"
    }
    return found
  }

  /// Whether the name of a file is near another one without the extension that both have: `nope.json` is not near `e.json`.
  private static func isNear(_ name: String, _ other: String) -> Bool {
    let (own, others) = (PathStem(name), PathStem(other))
    guard !own.suffix.isEmpty, own.suffix == others.suffix else { return true }
    return Support.nearest(to: String(others.stem), among: [String(own.stem)]) != nil
  }

  /// Why a file that is not there cannot be read, with the nearest path.
  package static func missing(_ path: String) -> String {
    if let mistake = WebAddress.mistake(in: path) { return mistake }
    return "does not exist" + advice(on: path)
  }

  /// How a message about a path that leads nowhere ends: with the nearest path, where there is one.
  package static func advice(on path: String) -> String {
    var suggestions = PathSuggestions()
    return suggestion(suggestions.nearest(to: path))
  }

  /// Why a path could not be used, with the nearest one where it leads nowhere.
  package mutating func failure(_ failure: FileFailure) -> Failure {
    guard failure.reason == .missing, WebAddress.mistake(in: failure.path) == nil else {
      return Failure(path: failure.path, message: failure.message)
    }
    let advice =
      failure.path.utf8.first == UInt8(ascii: "!")
      ? "; to leave files out, use `exclude` of a configuration" : suggestion(nearest(to: failure.path))
    return Failure(path: failure.path, message: failure.message + advice)
  }
}

/// An address of the web in the place of a path.
package enum WebAddress {
  private static let schemes = ["http", "https", "ftp", "file"]

  /// Why a path that is an address cannot be read; `nil` for any other path.
  ///
  /// - Parameter path: as it was given, or with one slash left of two.
  package static func mistake(in path: String) -> String? {
    guard let scheme = schemes.first(where: { path.lowercased().hasPrefix("\($0):/") }) else { return nil }
    let advice =
      if scheme == "file" {
        "write the path without `file://`"
      } else if path.contains("figma.com/") {
        "get the JSON of the design from Figma's API, and name that file"
      } else {
        "download the file first, such as with `curl -O`"
      }
    return "is an address, and fiorilint reads files; \(advice)"
  }
}

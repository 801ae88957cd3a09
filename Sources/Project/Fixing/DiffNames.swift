import Support

/// How the files of a diff are named in it, as git writes names, and `git apply` and `patch -p1` read them.
///
/// Names start from the working directory if they can. Otherwise they start from the top of the repository, as those of
/// git do, and also where the working directory is that top. Names of files outside of both start from `/`.
struct DiffNames {
  /// The folder that names start from.
  private let base: String
  /// Whether that is the top of a repository. Only with a line of its own `git apply` takes names for such from below
  /// it, too.
  private let isTop: Bool
  /// What to know of the names; `nil`: nothing, as they start from the working directory.
  let note: String?

  /// - Parameter locations: where the files are.
  init(of locations: [String]) {
    let here = Path(".").real ?? "/"
    let top = topOfRepository(around: here)
    func areAll(inside folder: String) -> Bool { locations.allSatisfy { $0.path(inside: folder) != nil } }
    if let top, areAll(inside: top),
      here == top || !areAll(inside: here) || locations.contains(where: { Self.isAmbiguous($0, in: here, below: top) })
    {
      (base, isTop) = (top, true)
    } else {
      (base, isTop) = (areAll(inside: here) ? here : "/", false)
    }
    note = base.hasBytes(of: here) ? nil : "names in the diff are relative to \(base); apply it there"
  }

  /// Where a file is, without links, whether it exists or not.
  static func location(of path: String) -> String {
    if let real = Path(path).real { return real }
    let location = Path(path, in: Path(".").real ?? "/").text
    let folder = Path(location).folder
    return Path(location.pathName, in: Path(folder).real ?? folder).text
  }

  /// Whether `git apply` takes a name for one from the top of the repository, as it begins with the path from there to
  /// the working directory.
  private static func isAmbiguous(_ location: String, in here: String, below top: String) -> Bool {
    guard let prefix = here.path(inside: top), let name = location.path(inside: here) else { return false }
    // Of `a/` and `b/` each is left away in any case.
    let names = prefix.utf8.contains(UInt8(ascii: "/")) ? [name, "a/\(name)", "b/\(name)"] : [name]
    return names.contains { $0.leads(into: prefix) }
  }

  /// The lines of a diff before the changes of a file.
  func head(of location: String) -> [UInt8] {
    let name = location.path(inside: base) ?? location
    let (old, new) = (Self.text("a/\(name)"), Self.text("b/\(name)"))
    return Array((isTop ? "diff --git \(old.text) \(new.text)\n" : "").utf8)
      + Array("--- \(old.text)\(old.end)\n+++ \(new.text)\(new.end)\n".utf8)
  }

  /// A name, or the name in quotes with escapes if a byte of it is more than text. A tab follows a name with spaces, so
  /// that no reader takes the rest for a date.
  ///
  /// Letters beyond ASCII stay, as with git's `core.quotePath=false`: not every `patch` reads their escapes.
  private static func text(_ name: String) -> (text: String, end: String) {
    var (quoted, isPlain) = ("", true)
    for scalar in name.unicodeScalars {
      let own = Path(String(scalar)).bytes
      if scalar == "\"" || scalar == "\\" {
        isPlain = false
        quoted += "\\\(scalar)"
      } else if UInt16(exactly: scalar.value).map(HarmfulCharacters.contains) ?? (own != Array(String(scalar).utf8)) {
        isPlain = false
        quoted += own.map(escape).joined()
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return isPlain ? (name, name.utf8.contains(0x20) ? "\t" : "") : ("\"\(quoted)\"", "")
  }

  /// A byte as C writes it.
  private static func escape(_ byte: UInt8) -> String {
    if let letter = short[byte] { return "\\\(letter)" }
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }

  private static let short: [UInt8: Character] = [
    0x07: "a", 0x08: "b", 0x09: "t", 0x0A: "n", 0x0B: "v", 0x0C: "f", 0x0D: "r",
  ]
}

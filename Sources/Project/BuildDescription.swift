import Formats
import Support

/// What `--version --verbose` says: which build this is, and what it reads.
package enum BuildDescription {
  /// fiorilint's version.
  package static let version = "0.1.0"

  /// Whether these arguments ask for it.
  package static func isAskedFor(by arguments: ArraySlice<String>) -> Bool {
    arguments.count == 2 && arguments.contains("--version") && arguments.contains("--verbose")
  }

  /// A line for each fact, its name in front.
  package static var text: String {
    // One format is asked twice, and the last takes what is no screen.
    let names = Formats.all.dropLast().map(\.name).unique
    return """
      fiorilint \(version)
      build      \(configuration), \(system)
      libxml2    \(XMLLibrary.version), \(XMLLibrary.isStatic ? "static" : "shared")
      formats    \(names.joined(separator: ", "))
      encodings  \((["UTF-8", "UTF-16"] + XMLLibrary.encodings).joined(separator: ", "))

      """
  }

  private static var configuration: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  private static var system: String {
    #if os(Linux)
      let name = "Linux"
    #elseif os(macOS)
      let name = "macOS"
    #else
      let name = "other system"
    #endif
    #if arch(x86_64)
      return "\(name) x86_64"
    #elseif arch(arm64)
      return "\(name) aarch64"
    #else
      return name
    #endif
  }
}

import Support

/// The directories that a walk does not enter unless they are named: those of tools, with what they install, build or export.
///
/// Upper and lower case make no difference: on many disks of developers both spellings name one directory, and a run must not depend on the disk.
package struct ExcludedDirectories: Sendable {
  private let names: [[UInt8]]
  /// What names end with, after at least one character.
  private let endings: [[UInt8]]

  /// The names of directories that hold other people's files, build products or copies of files of the project.
  package static let byDefault = ExcludedDirectories([
    ".build", ".git", "Carthage", "DerivedData", "Pods", "SourcePackages", "build", "node_modules",
    // The application that tests of WebDriverAgent run on is in each copy of it.
    "WebDriverAgentTests",
    // Xcode exports translations with the storyboards beside them, once for each language.
    "*.xcloc", "*.xcarchive", "*.xcframework", "*.xcresult", "*.xctestproducts", "*.doccarchive",
  ])

  /// What the names of bundles end with that Xcode builds. Folders of sources may have such names too.
  private static let bundles = [".app", ".appex", ".bundle", ".framework", ".xctest"]

  /// The name of a bundle without its ending, by the path of a directory with a slash at its end; `nil` where it has not
  /// the name of one.
  static func bundleName(of path: [UInt8]) -> ArraySlice<UInt8>? {
    guard path.last == UInt8(ascii: "/") else { return nil }
    let end = path.count - 1
    let start = path[..<end].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let name = path[start..<end]
    return bundles.lazy.filter { name.count > $0.utf8.count }
      .first { ending in name.suffix(ending.utf8.count).elementsEqual(ending.utf8) { lowercased($0) == $1 } }
      .map { name.dropLast($0.utf8.count) }
  }

  /// Whether an entry shows that the bundle around it was built: its signature, or the program, which has the name of
  /// the bundle.
  static func isBuilt(_ name: UnsafeBufferPointer<UInt8>, type: UInt8, in bundle: ArraySlice<UInt8>) -> Bool {
    if Int32(type) == Int32(DT_DIR) { return name.elementsEqual("_CodeSignature".utf8) }
    return name.elementsEqual(bundle)
  }

  /// Where projects keep the sources of others, and what these show themselves with.
  private static let vendors = ExcludedDirectories([
    "vendor", "vendors", "vendored", "third-party", "third_party", "thirdparty", "external", "externals",
  ])
  private static let demos = ExcludedDirectories(["demo", "demos", "example", "examples", "sample", "samples"])

  /// Whether a directory, by its path from the one that is walked, holds the demo of a library that is copied into the
  /// project: `Vendor/Charts/Demo/`.
  static func isVendoredDemo(_ path: ArraySlice<UInt8>) -> Bool {
    let names = path.split(separator: UInt8(ascii: "/"))
    guard names.count > 2, let last = names.last, last.withUnsafeBufferPointer({ demos.contains($0) }) else {
      return false
    }
    return names[names.count - 3].withUnsafeBufferPointer { vendors.contains($0) }
  }

  /// What MSBuild writes to beside each project, also copies of storyboards and layouts.
  static let ofProjects = ExcludedDirectories(["bin/", "obj/"])

  /// Whether a file is a project of MSBuild, as Xamarin and .NET for iOS and Android have it.
  static func isProject(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    [".csproj", ".fsproj", ".vbproj"].contains { ending in
      name.count > ending.utf8.count && name.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }
  }

  /// - Parameter patterns: names, each as it is or with a star in front of its end.
  package init(_ patterns: [String]) {
    let patterns = patterns.map { $0.utf8.map(Self.lowercased) }
    names = patterns.filter { $0.first != UInt8(ascii: "*") }
    endings = patterns.filter { $0.first == UInt8(ascii: "*") }.map { Array($0.dropFirst()) }
  }

  /// Whether a directory of a name is one of them.
  package func contains(_ name: String) -> Bool { Array(name.utf8).withUnsafeBufferPointer { contains($0) } }

  /// Whether a directory of a name is one of them.
  func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    names.contains { $0.count == name.count && Self.areEqual($0, name[...]) }
      || endings.contains { $0.count < name.count && Self.areEqual($0, name.suffix($0.count)) }
  }

  private static func areEqual(_ pattern: [UInt8], _ name: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
    pattern.elementsEqual(name) { $0 == lowercased($1) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 32 : byte }
}

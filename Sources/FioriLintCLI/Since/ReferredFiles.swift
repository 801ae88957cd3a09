/// Which files screens refer to, so that a change there may be wrong in screens that are as they were.
enum ReferredFiles {
  private static let pages: Set<Substring> = ["page", "fragment"]
  private static let ofPages: Set<Substring> = ["page", "fragment", "action", "global", "js", "ts", "app"]

  /// Whether a screen may refer to a file.
  static func mayBeReferredTo(_ path: String) -> Bool {
    ofPages.contains(fileExtension(of: path)) || isOfResources(path)
  }

  /// Whether a screen may refer to one of some files.
  static func mayRefer(_ path: String, to files: some Sequence<String>) -> Bool {
    if pages.contains(fileExtension(of: path)) { return files.contains { ofPages.contains(fileExtension(of: $0)) } }
    return isResource(path) && files.contains(where: isOfResources)
  }

  private static func fileExtension(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[path.utf8.index(after: $0)...] } ?? ""
  }

  /// Whether a file is a resource of an Android application, or names the modules that have some.
  private static func isOfResources(_ path: String) -> Bool {
    isResource(path) || path.hasSuffix("settings.gradle") || path.hasSuffix("settings.gradle.kts")
  }

  /// Whether a file is a layout or holds values of an Android application: `…/layout-land/main.xml`.
  private static func isResource(_ path: String) -> Bool {
    guard fileExtension(of: path) == "xml" else { return false }
    let folder = path.split(separator: "/").dropLast().last ?? ""
    return ["layout", "values"].contains { folder == $0 || folder.hasPrefix($0 + "-") }
  }
}

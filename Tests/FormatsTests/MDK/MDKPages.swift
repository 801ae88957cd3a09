import Formats
import Foundation
import Screens
import TestSupport
import Testing

/// Reads an MDK text.
func readMDK(
  _ text: String, path: String = "Test.page", platform: Token? = nil,
  visit: @escaping (ScreenTree, SourceReader) -> Void = { _, _ in }
) -> ReadScreens {
  read(text, as: MDKFormat(), path: path, options: ReaderOptions(platform: platform), visit: visit)
}

/// A page with sections, given as JSON objects separated by commas.
func page(_ sections: String) -> String {
  """
  {"_Type": "Page", "_Name": "Test",
   "Controls": [{"_Type": "Control.Type.SectionedTable", "_Name": "Table", "Sections": [\(sections)]}]}
  """
}

/// A page with one bound object cell, whose properties are given.
func objectCellPage(_ properties: String, section: String = "ObjectTable") -> String {
  let cell = properties.isEmpty ? "" : ", " + properties
  return page(
    #"{"_Type": "Section.Type.\#(section)", "Target": {"EntitySet": "Things"}, "ObjectCell": {"Selected": "{Is}"\#(cell)}}"#
  )
}

/// An MDK project in a temporary folder, removed with the test.
final class MDKProject {
  let folder: String
  private let parent: URL

  /// - Parameters:
  ///   - name: the application's `_Name`; the folder is called `app`.
  ///   - files: texts by path inside the folder; a path may begin with `../`.
  init(name: String = "App", _ files: [String: String]) throws {
    parent = FileManager.default.temporaryDirectory.appendingPathComponent("mdk-\(UUID().uuidString)")
    let url = parent.appendingPathComponent("app")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
    try add("Application.app", #"{"_Type": "Application", "_Name": "\#(name)"}"#)
    for (path, text) in files { try add(path, text) }
  }

  deinit {
    try? FileManager.default.removeItem(at: parent)
  }

  func add(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder + "/" + path, withDestinationPath: target)
  }

  func read(
    _ path: String, platform: Token? = nil, visit: @escaping (ScreenTree, SourceReader) -> Void = { _, _ in }
  ) -> ReadScreens {
    FormatsTests.read(
      file: folder + "/" + path, as: MDKFormat(), options: ReaderOptions(platform: platform), visit: visit)
  }
}

/// Folders beside this file.
enum Folders {
  static let package = Repository.root

  /// The files below a folder of the package with an extension, sorted.
  static func files(_ folder: String, withExtension pathExtension: String...) -> [String] {
    let root = package.appendingPathComponent(folder).standardizedFileURL.path
    guard let found = FileManager.default.enumerator(atPath: root) else { return [] }
    return found.compactMap { $0 as? String }.filter { path in pathExtension.contains { path.hasSuffix("." + $0) } }
      .map { root + "/" + $0 }.sorted()
  }
}

import FileAccess
import Screens
import Text

/// Reads layouts: one screen each.
final class AndroidLayoutReader: ScreenReader {
  private let options: ReaderOptions
  private let parser = AndroidLayoutParser()
  private let document = AndroidLayoutDocument()
  /// The resources of the last file. Files come in the order of their paths, so that only its application's are
  /// remembered.
  private var resources: AndroidResources?
  private let modules = AndroidModules()
  /// The last file's folder, as it is written, and its real path.
  private var folder: (written: String, real: String?)?

  init(_ options: ReaderOptions) {
    self.options = options
  }

  func read(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    try parser.read(source, into: document)
    let folder = enter(source)
    AndroidLayoutScreenWriter(
      document, resources, folder: folder, name: Self.name(of: source.path), options, builder
    ).write()
    consumer.consume(builder.tree, from: source)
    builder.finishScreen()
    document.reset()
  }

  /// Finds the resources that a file is among.
  ///
  /// - Returns: the name of its folder.
  private func enter(_ source: SourceReader) -> String {
    guard !source.filePath.isEmpty else {
      resources = nil
      return source.path.pathFolder.pathName
    }
    let written = source.filePath.pathFolder
    if folder?.written != written { folder = (written, realPath(written.isEmpty ? "." : written)) }
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

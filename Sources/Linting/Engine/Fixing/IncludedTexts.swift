import Screens
import Support

/// The texts of the files that a screen's file includes, such as fragments of a page, as fixes change them.
struct IncludedTexts {
  /// A file that was looked into.
  private struct File {
    let text: [UInt8]
    let source: SourceReader
    var place = PositionCursor()
  }

  /// By real path; `nil` for a file that cannot be edited.
  private var files: [Path: File?] = [:]
  /// How many files are kept.
  private static let kept = 64
  /// Whether a text has no failures of its own, by its real path.
  private let isWhole: ([UInt8], String) -> Bool

  init(_ isWhole: @escaping ([UInt8], String) -> Bool) {
    self.isWhole = isWhole
  }

  /// The bytes of an included file as they are stored. `nil` if they are not UTF-8, the file has failures, or it has
  /// changed.
  ///
  /// - Parameter overlay: what differs from the files on disk.
  mutating func text(of part: InsertedText, _ overlay: FileOverlay) -> [UInt8]? {
    if let known = files[part.path] { return known?.text }
    if files.count == Self.kept { files.removeAll() }
    let file = Self.file(of: part, overlay).flatMap { isWhole($0.text, part.path) ? $0 : nil }
    files[part.path] = .some(file)
    return file?.text
  }

  private static func file(of part: InsertedText, _ overlay: FileOverlay) -> File? {
    let source = SourceReader(limit: .max)
    source.overlay = overlay
    do throws(ReadError) {
      try source.open(part.path, path: part.path)
      try source.readAll()
    } catch {
      return nil
    }
    source.closeFile()
    let text = Array(UnsafeBufferPointer(start: source.bytes, count: source.count))
    guard source.encoding == "UTF-8", text.elementsEqual(part.bytes) else { return nil }
    return File(text: text, source: source)
  }

  /// What changes in a file whose text was asked for.
  ///
  /// - Parameter path: the file's, as it is shown.
  mutating func change(_ edits: [TextEdit], of location: String, shown path: String) -> Fix.IncludedFileEdit? {
    guard var file = files[location] ?? nil else { return nil }
    let edits = edits.map { Fix.Edit($0, &file.place, in: file.source) }
    files[location] = file
    return Fix.IncludedFileEdit(path: path, edits: edits, location: location, text: file.text)
  }
}

extension Fix.Edit {
  /// An edit of a text.
  ///
  /// - Parameter source: has the text.
  init(_ edit: TextEdit, _ place: inout PositionCursor, in source: SourceReader) {
    self.init(
      start: place.position(of: edit.range.lowerBound, in: source),
      end: place.position(of: edit.range.upperBound, in: source), offset: edit.range.lowerBound,
      length: edit.range.count, replacement: String(decoding: edit.replacement, as: UTF8.self))
  }
}

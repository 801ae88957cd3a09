import Support

/// A text of another file that is shown as a part of the one being read, such as a fragment in a page.
///
/// Its places are offsets behind all those of the file itself, so that each place of a tree says where it is written.
package struct InsertedText {
  /// What the first byte's place is.
  package internal(set) var offset = 0
  /// The text, UTF-8; valid while the screen is.
  package let bytes: UnsafeRawBufferPointer
  /// The real path of the file that it is from.
  package let path: String
  /// The file being read.
  package let includer: IncludingFile
  /// Where the file being read refers to it.
  package let reference: Range<Int>
  /// Where properties are written that lie over some of the text, as a place of the tree; `nil` where there are none.
  package let properties: Range<Int>?
  /// Whether they change what is at these places.
  package let isChanged: Bool
  /// A number that places of one reference share, changed or not.
  package let use: Int

  package init(
    _ bytes: UnsafeRawBufferPointer, of path: String, in includer: IncludingFile, at reference: Range<Int>,
    under properties: Range<Int>?, isChanged: Bool, use: Int
  ) {
    self.bytes = bytes
    self.path = path
    self.includer = includer
    self.reference = reference
    self.properties = properties
    self.isChanged = isChanged
    self.use = use
  }
}

extension ScreenTree {
  /// Places up to here are those of the file itself: no file that holds others is as large.
  private static let firstOffset = 1 << 28

  /// Makes room for the places of a text; `nil` where there is none left.
  func insert(_ text: InsertedText) -> Int? {
    let offset = insertions.last.map { $0.offset + $0.bytes.count + 1 } ?? Self.firstOffset
    guard offset + text.bytes.count < Int(UInt32.max) else { return nil }
    remarks.insertions.append(text)
    remarks.insertions[insertions.count - 1].offset = offset
    return offset
  }

  /// The text of another file that a place is in; `nil` for places of the file itself.
  package func insertion(at offset: Int) -> InsertedText? {
    guard offset >= Self.firstOffset else { return nil }
    let next = insertions.partitioningIndex { $0.offset > offset }
    return next > 0 ? insertions[next - 1] : nil
  }

  /// The same place in the file itself: the reference to what is there.
  package func ownRange(_ place: Range<Int>) -> Range<Int> { insertion(at: place.lowerBound)?.reference ?? place }

  /// The same, or the properties that the file itself lays over what is there.
  package func ownCause(of place: Range<Int>) -> Range<Int> {
    guard let text = insertion(at: place.lowerBound) else { return place }
    guard let properties = text.properties, insertion(at: properties.lowerBound) == nil else { return text.reference }
    return properties
  }
}

extension TreeBuilder {
  /// Makes room for the places of a text of another file.
  ///
  /// - Returns: what to add to an offset of that text; `nil` where there is no room left.
  package func insert(_ text: InsertedText) -> Int? { tree.insert(text) }
}

/// A file that shows texts of others as parts of its own. Its place is looked up only when it is needed, which costs
/// some system calls.
package final class IncludingFile {
  private let path: String
  /// The path of the folder it lies in, without symbolic links, `.` and `..`; `nil` where there is no such file.
  package private(set) lazy var folder = realPath.folderAndName.folder.map { String($0) }
  private lazy var realPath = path.isEmpty ? "" : Path(path).real ?? ""

  /// The file that a path leads to; empty for text from no file.
  ///
  /// - Parameter folder: the real path of its folder, where it is known.
  package init(_ path: String, in folder: String? = nil) {
    self.path = path
    if let folder { self.folder = folder }
  }

  /// Whether it is the file of a real path and is called so.
  ///
  /// One that a link of another name leads to is another file here.
  package func isAt(_ other: String) -> Bool {
    let (own, wanted) = (path.utf8.reversed(), other.utf8.reversed())
    let isSlash = { (byte: UInt8) in byte == UInt8(ascii: "/") }
    guard own.prefix(while: { !isSlash($0) }).elementsEqual(wanted.prefix(while: { !isSlash($0) })) else {
      return false
    }
    return realPath == other
  }
}

import Screens
import Support

/// What files of an MDK project refer to: each other, by paths such as `/Name/Actions/X.action`.
package struct MDKLinks {
  /// A place in a text that refers to a file.
  package struct Link: Sendable, Hashable {
    /// Where the reference is, without its quotes.
    package let range: Range<Int>
    /// The real path of the file.
    package let path: String
  }

  /// The endings of files that hold references in JSON.
  package static let endings: Set<String> = ["page", "fragment", "action", "app", "global"]

  private let options: ReaderOptions

  /// - Parameter overlay: what differs from the files on disk.
  package init(_ overlay: FileOverlay) {
    var options = ReaderOptions()
    options.overlay = overlay
    self.options = options
  }

  /// The references of a text to files that are there, in their order; none where it is no JSON.
  ///
  /// - Parameter location: the absolute path of its file.
  package func links(in text: [UInt8], at location: String) -> [Link] {
    guard let application = MDKApplications(options).application(of: location) else { return [] }
    return links(in: text, of: application)
  }

  private func links(in text: [UInt8], of application: MDKApplication) -> [Link] {
    let source = SourceReader(limit: MDKReader.maximumSize)
    let document = JSONDocument()
    return text.withUnsafeBytes { bytes in
      do throws(ReadError) {
        try source.open(text: bytes, path: "", isDecoded: true)
        try document.parse(source)
      } catch {
        return []
      }
      var links: [Link] = []
      for index in MDKIssueScan(document).references {
        let value = document.value(at: index)
        let range = value.textRange
        _ = value.withText { text in
          let texts = text.first == UInt8(ascii: "/") ? [text] : MDKEvaluator.platformArguments(text) ?? []
          for text in texts { if let path = application.file(text) { links.append(Link(range: range, path: path)) } }
        }
      }
      return links
    }
  }

  /// The references to a file in all files of its project, by their paths.
  ///
  /// - Parameter target: the real path of the file.
  package func references(to target: String) -> [(path: String, text: [UInt8], ranges: [Range<Int>])] {
    guard let application = MDKApplications(options).application(of: target) else { return [] }
    let source = SourceReader(limit: MDKApplication.maximumFileSize)
    source.overlay = options.overlay
    // A rule that is written in TypeScript is named as what comes of it.
    let ending = target.utf8.lastIndex(of: UInt8(ascii: ".")) ?? target.endIndex
    let stem = Array(String(target[..<ending]).pathName.utf8)
    var found: [(path: String, text: [UInt8], ranges: [Range<Int>])] = []
    for file in application.files where Self.endings.contains(where: { file.hasSuffix("." + $0) }) {
      guard let path = application.folder.path(of: file[...]), let text = source.wholeText(of: path),
        text.holds(stem)
      else { continue }
      let ranges = links(in: text, of: application).filter { $0.path == target }.map(\.range)
      if !ranges.isEmpty { found.append((path, text, ranges)) }
    }
    return found
  }
}

extension MDKApplication {
  /// The real path of the file that a reference names; a rule may be written in TypeScript.
  func file(_ reference: UTF8Text) -> String? {
    if let path = path(of: reference) { return path }
    guard reference.ends(with: ".js") else { return nil }
    let script = Array(reference.dropLast(2)) + Array("ts".utf8)
    return script.withUnsafeBufferPointer { path(of: $0) }
  }
}

extension [UInt8] {
  /// Whether a text holds another one that is not empty.
  fileprivate func holds(_ text: [UInt8]) -> Bool {
    withUnsafeBufferPointer { bytes in text.withUnsafeBufferPointer { bytes.firstIndex(of: $0, from: 0) != nil } }
  }
}

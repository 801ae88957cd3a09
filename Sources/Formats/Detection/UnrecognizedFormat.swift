import Screens
import Support

/// The last of the formats: takes what no other one recognizes, and says what is wrong with it.
struct UnrecognizedFormat: ScreenFormat {
  let name = ""

  func recognizes(_ head: FileHead) -> Bool { true }

  func makeReader(_ options: ReaderOptions) -> any ScreenReader {
    UnrecognizedReader(trustsExtensions: options.trustsExtensions)
  }
}

/// Reads nothing: it throws what keeps the file from being a screen description, with its place where there is one.
private final class UnrecognizedReader: ScreenReader {
  private let trustsExtensions: Bool

  init(trustsExtensions: Bool) { self.trustsExtensions = trustsExtensions }

  func read(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    let head = FileHead(source)
    let kind = NonScreenKind(of: head)
    if let kind, kind.isUnsupported { throw kind.error }
    let xml = head.root
    // The extension means that the file is a screen, but hooks get other files with it too: `.page` is used for
    // templates of web pages, such as `<apex:page>`.
    let isNamedAsScreen =
      trustsExtensions && Formats.screenExtensions.contains(head.pathExtension)
      && !(head.hasExtension("page") && xml?.isPrefixed ?? false)
    // In XML, the root decides, and it is released as the rest is read.
    let hasScreenRoot = xml != nil && BrokenScreenDetector.isShown(by: head)
    let misspelling = NativeJSONDetector(head).misspelling ?? NativeXMLDetector.misspelling(in: head)
    let missingType = misspelling == nil ? MissingType(in: head, from: source.markLength) : nil
    let isBinary = head.bytes.contains(0) && xml == nil
    let wideEncoding = WideEncoding(markedIn: head.bytes)
    let first = head.first
    var error: ReadError
    if head.bytes.begins(with: "version https://git-lfs.github.com/spec/") {
      error = ReadError("this is a Git LFS pointer; run `git lfs pull` to get the file")
    } else if let kind {
      error = kind.error
    } else if first == 0, head.bytes.allSatisfy(isXMLSpace) {
      error = ReadError("the file is empty")
      // Reading the rest of the file may move its beginning, so nothing below uses `head`.
    } else if let mistake = try mistake(in: source, head) {
      error = mistake.explained(in: source)
      error.isOfOtherKind =
        !isNamedAsScreen && !hasScreenRoot && !BrokenScreenDetector.isShown(by: FileHead(source))
        && !(error.namesMergeConflict && firstVersionIsScreen(in: source))
      throw error
    } else if let misspelling {
      error = misspelling.error(from: source.markLength)
    } else if let missingType {
      error = missingType.error
    } else if let encoding = wideEncoding, xml == nil {
      error = ReadError("the text is not valid \(encoding.name); save the file as UTF-8")
    } else if isBinary {
      error = ReadError("the file is binary; expected a text")
    } else {
      error = ReadError("unknown format; expected a screen description or a file of a supported tool")
    }
    // What is whole JSON or XML, or is known for something else, holds no conflict: only a text that begins with what is left of one does.
    if "=>|".utf8.contains(first) { error = error.explained(in: source) }
    error.isOfOtherKind =
      !isNamedAsScreen && misspelling?.isSurelyScreen != true
      && !(error.namesMergeConflict && firstVersionIsScreen(in: source))
    throw error
  }

  /// Whether a text shows a screen without the markers and the other versions of its merge conflicts.
  private func firstVersionIsScreen(in source: SourceReader) -> Bool {
    let text = UnsafeBufferPointer(start: source.bytes, count: source.count)
    let other = SourceReader(limit: .max)
    guard (try? other.open(MergeConflict.firstVersion(of: text), path: source.path)) != nil else { return false }
    let head = FileHead(other)
    return Formats.builtIn.contains { $0.recognizes(head) } || BrokenScreenDetector.isShown(by: head)
  }

  /// What keeps the text from being JSON or XML; `nil` where it is, or begins as neither.
  ///
  /// - Throws: a ``ReadError`` where the rest of the file cannot be had.
  private func mistake(in source: SourceReader, _ head: FileHead) throws(ReadError) -> ReadError? {
    switch head.first {
    // JSON, which may have a comment in front.
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "/"):
      try source.readAll()
      return mistakeInJSON(source)
    case UInt8(ascii: "<"): return mistakeInXML(source)
    default: return head.root == nil ? nil : mistakeInXML(source)
    }
  }

  private func mistakeInXML(_ source: SourceReader) -> ReadError? {
    do throws(ReadError) {
      try XMLPushParser().parse(source)
      return nil
    } catch {
      return error
    }
  }

  private func mistakeInJSON(_ source: SourceReader) -> ReadError? {
    var scanner = JSONScanner(source, at: source.markLength)
    do throws(ScanStop) {
      try scanner.skipValue(depth: 0)
      guard try scanner.next() == 0 else { throw scanner.unexpectedRest() }
    } catch {
      if case .failure(let failure) = error { return failure }
    }
    return nil
  }
}

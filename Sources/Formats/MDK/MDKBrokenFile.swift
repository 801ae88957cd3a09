import Screens
import Support

/// A file of a project that pages refer to, and that cannot be read.
final class MDKBrokenFile {
  /// Its real path.
  let path: String
  /// Why it cannot be read, and where.
  let error: ReadError
  /// A copy of its text; empty where not even that could be read.
  let text: UnsafeMutableRawBufferPointer

  fileprivate init(_ path: String, _ error: ReadError, _ source: SourceReader) {
    self.path = path
    self.error = error
    let bytes = UnsafeRawBufferPointer(start: source.bytes, count: error.offset == nil ? 0 : source.count)
    // Places are looked at some bytes at a time.
    text = .allocate(byteCount: bytes.count + 32, alignment: 1)
    text.initializeMemory(as: UInt8.self, repeating: 0)
    text.copyMemory(from: bytes)
    count = bytes.count
  }

  private let count: Int

  /// Its text without the margin.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[..<count]) }

  /// Where the mistake is, in its text.
  var place: Range<Int> {
    let start = min(error.offset ?? 0, count)
    return start..<min(start + 1, count)
  }

  deinit { text.deallocate() }
}

/// Which files could not be read for what a page refers to, however many files lie between them, and whether the page
/// or one before it looked them up.
final class MDKBrokenFiles {
  /// Those of the page, each once.
  private(set) var ofPage: [MDKBrokenFile] = []
  /// Those that all pages need.
  private var ofAll: [MDKBrokenFile] = []
  /// Those behind references that are known. Most projects have none.
  private var behind: [String: [MDKBrokenFile]] = [:]

  /// Another page begins.
  func beginPage() {
    if !ofPage.isEmpty || !ofAll.isEmpty { ofPage = ofAll }
  }

  /// Nothing is known of references any more.
  func forget() {
    if !behind.isEmpty { behind.removeAll() }
  }

  /// A file could not be read.
  func note(_ path: String, _ error: ReadError, in source: SourceReader) {
    add([MDKBrokenFile(path, error, source)])
  }

  private func add(_ files: [MDKBrokenFile]) {
    for file in files where !ofPage.contains(where: { $0.path == file.path }) { ofPage.append(file) }
  }

  /// Finds what all pages need.
  func trackForAll<Value>(_ find: () -> Value) -> Value {
    let value = find()
    ofAll = ofPage
    return value
  }

  /// Finds what a reference leads to, and keeps what could not be read for it.
  func track<Value>(behind reference: UTF8Text, _ find: () -> Value) -> Value {
    let outer = ofPage
    if !outer.isEmpty { ofPage = [] }
    let value = find()
    let own = ofPage
    ofPage = outer
    if !own.isEmpty {
      behind[String(decoding: reference, as: UTF8.self)] = own
      add(own)
    }
    return value
  }

  /// Finds what says something of a page that does not refer to it.
  func leaveOut<Value>(_ find: () -> Value) -> Value {
    let outer = ofPage
    defer { ofPage = outer }
    return find()
  }

  /// A page needs what a known reference leads to.
  func noteThose(behind reference: UTF8Text) {
    if behind.isEmpty { return }
    add(self.behind[String(decoding: reference, as: UTF8.self)] ?? [])
  }

  /// Whether a file could not be read for what a reference leads to.
  func are(_ file: MDKBrokenFile, behind reference: UTF8Text) -> Bool {
    behind[String(decoding: reference, as: UTF8.self)]?.contains { $0.path == file.path } ?? false
  }
}

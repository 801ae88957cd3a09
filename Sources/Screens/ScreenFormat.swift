import Support

/// An input format: what its files look like and how they are read.
///
/// The formats are named in one list, `Formats.all`, and asked in its order. A format is a value; each worker makes one
/// reader of each and keeps it for all its files.
public protocol ScreenFormat: Sendable {
  /// The format's name as reports and error messages show it.
  var name: String { get }

  /// The format's name as sentences use it, such as `MDK`; its ``name``, unless it says otherwise.
  var title: String { get }

  /// Whether its files are XML, whose facts are attributes.
  var isXML: Bool { get }

  /// The extensions, in lower case and without a dot, by which a walk through a folder finds its files, besides `json`
  /// and `xml` and those of other formats.
  var fileExtensions: Set<String> { get }

  /// What its files can tell; everything, unless it says otherwise.
  var supportedFacts: SupportedFacts { get }

  /// What messages about its files call elements; the standard nouns, unless it says otherwise.
  var nouns: ElementNouns { get }

  /// Whether its files are dumps of a running application, of which a test may write one for each step.
  var isDump: Bool { get }

  /// Where its files have suppressions; in the configuration, unless it says otherwise.
  var suppressionPlace: SuppressionLocation { get }

  /// Whether a file is of this format, by its content.
  func recognizes(_ head: FileHead) -> Bool

  /// A reader for one thread.
  func makeReader(_ options: ReaderOptions) -> any ScreenReader
}

extension ScreenFormat {
  /// The format's name.
  public var title: String { name }

  /// None, for a format that does not say.
  public var fileExtensions: Set<String> { [] }

  /// `false`, for a format that does not say.
  public var isXML: Bool { false }

  /// `false`, for a format that does not say.
  public var isDump: Bool { false }

  /// Everything, for a format that does not say.
  public var supportedFacts: SupportedFacts { .all }

  /// Whether it takes files that no other format recognizes. It has no name.
  package var isFallback: Bool { name.isEmpty }

  /// The standard nouns, for a format that does not say.
  public var nouns: ElementNouns { .standard }

  /// The configuration, for a format that does not say.
  public var suppressionPlace: SuppressionLocation { .configuration }
}

/// Reads files of one format into a tree, screen by screen.
public protocol ScreenReader: AnyObject {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: the file, opened.
  ///   - builder: what the elements are passed to.
  ///   - consumer: is given each screen as soon as it is complete.
  /// - Throws: a ``ReadError`` where the file is not what its format demands. Screens that were complete have been
  ///   consumed.
  func read(_ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer) throws(ReadError)
}

/// What takes a complete screen; its tree is reset afterwards.
public protocol ScreenConsumer: AnyObject {
  /// Takes a screen; the file is open, with the bytes of the screen at hand.
  func consume(_ tree: ScreenTree, from source: SourceReader)
}

/// What a user supplies about the screens because the files may not say it.
public struct ReaderOptions: Sendable {
  /// `ios` or `android` where the input does not say; `nil`: unknown.
  public var platform: Token?
  /// How many pixels one dp or pt has, for formats that measure in pixels; `nil`: unknown.
  public var density: Double?
  /// How wide the screen is in dp or pt, for formats that measure in pixels, where ``density`` does not say it.
  package var screenWidth: Double?
  /// What names in foreign formats stand for, where the user says it.
  package var kinds = KindNames()
  /// Further facts of a screen, where the input does not say them; for the examples in rule pages, which are fragments.
  package var traits: [Trait] = []
  /// Whether a file is taken for a screen by the extension of its name alone, so that what it holds has to be one.
  package var trustsExtensions = true
  /// What differs from the files on disk, as for an older version or an open editor. Files that screens refer to have
  /// their real paths, and screens the paths that are shown.
  package var overlay = FileOverlay()
  /// Whether what references lay over the parts that they bring in is left out, to tell what is wrong of the parts as
  /// they are written.
  package var leavesOutProperties = false

  /// Options that supply a platform, or nothing.
  package init(platform: Token? = nil) {
    self.platform = platform
  }

  /// A fact of the screen, in one word.
  package enum Trait: Sendable, Hashable {
    case token(Member, Token)
    case flag(Member, Bool)

    private static let members: [Member] = [.platform, .deviceClass, .orientation, .widthClass, .floorplan]

    /// All words that name a trait.
    package static var words: [String] {
      members.flatMap { Vocabulary.declaration(of: $0, in: .screen)?.factType?.choices ?? [] } + ["small"]
    }

    /// The trait that a word of an example's fence names: `ios`, `tablet`, `landscape`, `compact`, `small`, a
    /// floorplan, ….
    package init?(word: String) {
      if word == "small" {
        self = .flag(.smallDevice, true)
        return
      }
      for member in Self.members {
        if case .token(let tokens, _)? = Vocabulary.declaration(of: member, in: .screen)?.factType,
          let token = tokens.first(where: { $0.name == word })
        {
          self = .token(member, token)
          return
        }
      }
      return nil
    }
  }
}

/// The beginning of a file, by which its format is recognized.
public struct FileHead {
  /// The bytes at hand, without a byte order mark; a NUL follows them.
  public let bytes: UnsafeBufferPointer<UInt8>
  private let path: String
  /// What was found out of the bytes for one format, for those that are asked after it.
  package let memo = Memo()

  /// Places for what is in the bytes; each is `nil` until it is looked for.
  package final class Memo {
    /// The outermost object of JSON.
    package var json: AnyObject?
    /// The root element of XML.
    package var root: AnyObject?
    /// Whether there is none.
    package var hasNoRoot = false
  }

  /// A look at the beginning of a file that is open.
  package init(_ source: SourceReader) {
    let all = UnsafeBufferPointer(start: source.bytes, count: source.count)
    bytes = UnsafeBufferPointer(rebasing: all[ByteOrderMark.length(in: all)...])
    isWhole = source.isComplete
    path = source.path
  }

  /// The same look, from one of the bytes on.
  package init(_ head: FileHead, from start: Int) {
    self.init(head, with: UnsafeBufferPointer(rebasing: head.bytes[start...]))
  }

  /// The same look, with other bytes.
  package init(_ head: FileHead, with bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    isWhole = head.isWhole
    path = head.path
  }

  /// The name of the folder that the file is in; empty where that is not known.
  package var folderName: String {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[parts.count - 2]) ?? "" : ""
  }

  /// Whether they are the whole file.
  public let isWhole: Bool
  /// What follows the last dot of the file's name, in lower case.
  public var pathExtension: String { withExtension { String(decoding: $0, as: UTF8.self).lowercased() } }

  /// Whether a word in lower case is the extension of the file's name, without regard to case.
  package func hasExtension(_ word: StaticString) -> Bool {
    withExtension { bytes in
      guard bytes.count == word.utf8CodeUnitCount else { return false }
      for index in 0..<bytes.count {
        let byte = bytes[index]
        if (byte &- 65 < 26 ? byte | 0x20 : byte) != word.utf8Start[index] { return false }
      }
      return true
    }
  }

  private func withExtension<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    func find(_ path: UnsafeBufferPointer<UInt8>) -> Result {
      var start = path.count
      while start > 0, path[start - 1] != UInt8(ascii: "."), path[start - 1] != UInt8(ascii: "/") { start -= 1 }
      // A name that begins with its only dot has no extension.
      let isFound = start > 1 && path[start - 1] == UInt8(ascii: ".") && path[start - 2] != UInt8(ascii: "/")
      return body(UnsafeBufferPointer(rebasing: path[(isFound ? start : path.count)...]))
    }
    if let result = path.utf8.withContiguousStorageIfAvailable(find) { return result }
    return Array(path.utf8).withUnsafeBufferPointer(find)
  }

  /// The first byte that is no white space; 0 where there is none.
  public var first: UInt8 {
    bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 } ?? 0
  }
}

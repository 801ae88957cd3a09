import FioriLint

/// Outlines of screens as our writers keep them: in each line a word and a text, two spaces further in than what it is part of.
///
/// ```text
/// screen Orders
///   table open-orders
///     cell o-1
///       title Chairs
/// ```
public struct OutlineFormat: ScreenFormat {
  /// What reports call the format.
  public let name = "outline"
  /// A walk through a folder takes `.outline` files.
  public let fileExtensions: Set<String> = ["outline"]

  /// The format; it has no settings.
  public init() {}

  /// A file whose name says so.
  public func recognizes(_ opening: FileHead) -> Bool { opening.pathExtension == "outline" }

  /// A reader for one thread.
  public func makeReader(_ options: ReaderOptions) -> any ScreenReader { OutlineReader(options) }
}

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
  public let name = "outline"
  public let fileExtensions: Set<String> = ["outline"]

  public init() {}

  public func recognizes(_ opening: Opening) -> Bool { opening.pathExtension == "outline" }

  public func makeReader(_ options: ReaderOptions) -> any ScreenReader { OutlineReader(options) }
}

import Screens

/// A format that takes every file for its own, so that not even the beginning of a file has to be at hand.
struct AnyFile: ScreenFormat {
  private let format: any ScreenFormat
  var name: String { format.name }
  var isXML: Bool { format.isXML }

  init(_ format: any ScreenFormat) {
    self.format = format
  }

  func recognizes(_ opening: FileHead) -> Bool { true }
  func makeReader(_ options: ReaderOptions) -> any ScreenReader { format.makeReader(options) }
}

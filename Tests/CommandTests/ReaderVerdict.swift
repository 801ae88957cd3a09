import Formats
import Screens

/// What the readers of the native formats find wrong in a text.
enum ReaderVerdict {
  private final class Collector: ScreenConsumer {
    var problems: [String] = []
    func consume(_ tree: ScreenTree, from source: SourceReader) { problems += tree.problems.map(\.message) }
  }

  /// The messages; empty where the text was read without any problem.
  static func problems(of bytes: [UInt8]) -> [String] {
    let source = SourceReader()
    let builder = TreeBuilder(tree: ScreenTree())
    let collector = Collector()
    do {
      try bytes.withUnsafeBytes { try source.open(text: $0, path: "input") }
      let formats: [any ScreenFormat] = [NativeJSONFormat(), NativeXMLFormat(takesAnyKind: true)]
      let opening = FileHead(source)
      guard let format = formats.first(where: { $0.recognizes(opening) }) else { return ["unknown format"] }
      builder.startFile(source)
      try format.makeReader(ReaderOptions()).read(source, into: builder, for: collector)
    } catch {
      return collector.problems + ["\(error)"]
    }
    return collector.problems + (builder.takeRemainingProblems() ? builder.tree.problems.map(\.message) : [])
  }
}

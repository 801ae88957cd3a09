import Formats
import Screens

/// The screens of one file as a value.
package struct DescribedFile: Sendable, Hashable {
  /// The screens, in their order.
  package var screens: [DescribedElement]
  /// Whether they are in a list, as several do.
  package var isList: Bool

  /// Reads a description in any format.
  ///
  /// - Parameter traits: facts that are supplied where the description does not say them.
  /// - Throws: a `ReadError` where it cannot be read.
  package init(_ bytes: [UInt8], path: String = "test", traits: [ReaderOptions.Trait] = []) throws(ReadError) {
    let collector = Collector()
    try Self.read(bytes, path: path, traits: traits, for: collector)
    (screens, isList) = (collector.screens, collector.isList || collector.screens.isEmpty)
  }

  /// Reads a description in any format and gives each of its screens to a consumer.
  package static func read(
    _ bytes: [UInt8], path: String, traits: [ReaderOptions.Trait] = [], for consumer: any ScreenConsumer
  ) throws(ReadError) {
    var options = ReaderOptions()
    options.traits = traits
    try ScreenFileReader(Formats.all, options).read(for: consumer) { source throws(ReadError) in
      try source.open(bytes, path: path)
    }
  }

  private final class Collector: ScreenConsumer {
    var screens: [DescribedElement] = []
    var isList = false

    func consume(_ tree: ScreenTree, from source: SourceReader) {
      isList = tree.isOneOfSeveral
      screens.append(DescribedElement(tree.root))
    }
  }
}

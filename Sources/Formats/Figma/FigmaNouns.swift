import Screens

extension FigmaFormat {
  /// Designers know elements as layers.
  package var nouns: ElementNouns { Self.elementNouns }

  private static let elementNouns = ElementNouns(kinds: [:], named: "layer")
}

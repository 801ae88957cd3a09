import Screens

/// The outline of a design in XML that Figma's MCP server gives: `get_metadata`.
///
/// An element is a layer: its type, id, name and place in the layer around it. Layers are mapped as those of
/// ``FigmaFormat``. What texts say, how layers look and what a prototype does is not in the file.
///
/// - A group has no coordinates of its own, so frames in one are unknown.
/// - A layer without others in it may have some in the design.
package struct FigmaMetadataFormat: BuiltInFormat {
  /// `figma-metadata`.
  package let name = "figma-metadata"
  package let title = "Figma metadata"
  /// What help says of it.
  package let summary = "outlines by `get_metadata` of Figma's MCP server"
  /// `true`: facts are attributes.
  package let isXML = true

  /// The format; it has no settings.
  package init() {}

  /// A layer as the root element, with an id of Figma and a place.
  package var signature: Signature { Self.signature }
  private static let signature = Signature.any([plain, .quoted(plain)])
  static let plain = Signature.all([
    .root(NamePattern(Set(FigmaMetadataReader.types.keys))),
    .text(FigmaMetadataReader.types.keys.sorted().map { "<\($0) id=\"" }, in: .root(256)), .text([" name=\""]),
    .text([" x=\""]), .text([" y=\""]), .text([" width=\""]), .text([" height=\""]), .not(.androidNamespace),
  ])

  /// What its reader finds in a file.
  package var supportedFacts: SupportedFacts { Self.facts }

  private static let facts = SupportedFacts(
    [
      .id, .name, .frame, .control, .axis, .count, .layout, .scrollDirection, .columns, .orientation,
      .interactive,
    ],
    never: [.collectionView: [.dynamicLayout], .objectCell: [.swipeActions]])

  /// A reader for one thread.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { FigmaMetadataReader(options) }
}

extension FigmaMetadataFormat {
  /// Designers know elements as layers.
  package var nouns: ElementNouns { FigmaFormat().nouns }
}

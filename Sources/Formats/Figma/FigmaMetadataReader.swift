import Screens
import Support

/// Reads outlines of designs: each frame that is a screen, one after the other.
final class FigmaMetadataReader: NestedXMLParser, QuotableReader {
  private let options: ReaderOptions
  private let views = ObservedViews()
  private var nodes: [FigmaNode] = []
  /// The open elements, with the corners that places in them count from; `nil`: unknown.
  private var open: [(index: Int32, origin: (x: Double, y: Double)?)] = []

  /// The types of layers by the names of elements.
  static let types: [String: FigmaType] = [
    "document": .document, "canvas": .canvas, "section": .section, "frame": .frame, "group": .group,
    "symbol": .component, "component": .component, "component-set": .componentSet, "instance": .instance, "text": .text,
    "rectangle": .rectangle, "rounded-rectangle": .rectangle, "ellipse": .ellipse, "vector": .drawing, "line": .drawing,
    "star": .drawing, "polygon": .drawing, "boolean-operation": .drawing, "slice": .other, "slot": .frame,
  ]

  init(_ options: ReaderOptions) {
    self.options = options
    super.init()
  }

  func quotedText(in source: SourceReader) throws(ReadError) -> QuotedText? {
    try QuotedText(of: source, showing: FigmaMetadataFormat.plain)
  }

  func readText(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    // Names are read where they are in the file.
    try source.readAll()
    blankRest(of: source)
    restart()
    defer { restart() }
    try parse(source)
    let document = FigmaDocument(bytes: UnsafePointer(source.bytes), isOutline: true)
    document.nodes = nodes
    try FigmaReader.write(document, views, options, into: builder, for: consumer, of: source)
  }

  /// Replaces what the server says behind the last tag by spaces.
  private func blankRest(of source: SourceReader) {
    let bytes = UTF8Text(start: UnsafePointer(source.bytes), count: source.count)
    guard let last = bytes.lastIndex(of: UInt8(ascii: ">")) else { return }
    let rest = UTF8Text(rebasing: bytes[(last + 1)...])
    if !MergeConflict.hasMarker(in: rest) { source.blank(last + 1..<source.count) }
  }

  override func restart() {
    super.restart()
    (nodes, open) = ([], [])
  }

  override func openElement(_ tag: borrowing XMLStartTag) {
    guard nodes.count < FigmaParser.maximumCount else {
      return refuse(ReadError("more than \(FigmaParser.maximumCount) nodes", at: tag.start))
    }
    var node = FigmaNode(parent: open.last?.index ?? -1, start: tag.start)
    node.type = Self.types[String(decoding: tag.name, as: UTF8.self)] ?? .drawing
    node.flags.insert(.typed)
    node.stop = UInt32(truncatingIfNeeded: tag.stop)
    var (x, y, width, height): (Double?, Double?, Double?, Double?)
    for attribute in tag.attributes where !attribute.isForeign {
      let name = attribute.name
      if name.equals("id") { node.id = text(attribute) }
      if name.equals("name") { node.name = text(attribute) }
      if name.equals("x") { x = number(attribute, of: tag, &node) }
      if name.equals("y") { y = number(attribute, of: tag, &node) }
      if name.equals("width") { width = number(attribute, of: tag, &node) }
      if name.equals("height") { height = number(attribute, of: tag, &node) }
      if name.equals("hidden"), attribute.value.equals("true") { node.flags.insert(.hidden) }
    }
    var origin: (x: Double, y: Double)?
    if let x, let y, let outer = open.last?.origin ?? (open.isEmpty ? (0, 0) : nil) {
      let corner = (x: outer.x + x, y: outer.y + y)
      if let width, let height, width >= 0, height >= 0, !node.type.holdsFrames {
        node.box = Frame(x: corner.x, y: corner.y, width: width, height: height)
      }
      // Places in a group count from its corner, or from that of what holds it.
      if node.type != .group { origin = node.type == .canvas || node.type == .document ? (0, 0) : corner }
    }
    if let last = open.last { nodes[Int(last.index)].flags.insert(.hasChildren) }
    open.append((Int32(truncatingIfNeeded: nodes.count), origin))
    nodes.append(node)
  }

  override func closeElement() {
    guard let last = open.popLast() else { return }
    nodes[Int(last.index)].end = Int32(truncatingIfNeeded: nodes.count)
  }

  private func text(_ attribute: XMLAttribute) -> FigmaNode.Text {
    var text = FigmaNode.Text()
    guard let range = attribute.valueRange else { return text }
    (text.start, text.end) = (
      UInt32(truncatingIfNeeded: range.lowerBound), UInt32(truncatingIfNeeded: range.upperBound)
    )
    return text
  }

  private func number(_ attribute: XMLAttribute, of tag: borrowing XMLStartTag, _ node: inout FigmaNode) -> Double? {
    guard let number = parseNumber(attribute.value[...]), number.isFinite, abs(number) < 1e9 else { return nil }
    let place = tag.range(of: attribute)
    let (start, stop) = (UInt32(truncatingIfNeeded: place.lowerBound), UInt32(truncatingIfNeeded: place.upperBound))
    node.boxStart = node.boxStop == 0 ? start : min(start, node.boxStart)
    node.boxStop = max(stop, node.boxStop)
    return number
  }
}

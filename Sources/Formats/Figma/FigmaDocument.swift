import Screens

/// The nodes of one file in document order, and its components. Texts are read where they are in the file.
final class FigmaDocument {
  /// The first one is the outermost value of the file.
  var nodes: [FigmaNode] = []
  private(set) var components: [FigmaComponent] = []
  private var componentIndices: [String: Int32] = [:]
  private var styles: [String: FigmaNode.Text] = [:]
  private var setNames: [String: String] = [:]
  /// The id of the first node that was asked for and does not exist.
  var missing: FigmaNode.Text?
  /// The text of the file.
  let bytes: UnsafePointer<UInt8>
  /// Whether the file says only where nodes are and what they are called, and not what texts say or how anything looks.
  let isOutline: Bool

  init(bytes: UnsafePointer<UInt8>, isOutline: Bool = false) {
    (self.bytes, self.isOutline) = (bytes, isOutline)
  }

  subscript(index: Int32) -> FigmaNode {
    @inline(__always) _read { yield nodes[Int(index)] }
  }

  func add(_ component: FigmaComponent, id: String) {
    componentIndices[id] = Int32(truncatingIfNeeded: components.count)
    components.append(component)
  }

  func addSet(_ name: String, id: String) { setNames[id] = name }

  func addStyle(_ name: FigmaNode.Text, id: String) { styles[id] = name }

  /// The name of the text style that a node follows, and where it is written; `nil` where the file does not tell.
  func textStyle(of index: Int32) -> FigmaNode.Text? {
    let id = self[index].textStyle
    return id.isEmpty || styles.isEmpty ? nil : styles[string(id)]
  }

  /// Finds the component of each instance, and what is rotated with something around it: parents come before what they
  /// hold.
  func complete() {
    for index in components.indices { components[index].setName = components[index].setID.flatMap { setNames[$0] } }
    for index in nodes.indices {
      let node = nodes[index]
      let id = node.type == .component ? node.id : node.componentID
      if !id.isEmpty, !componentIndices.isEmpty { nodes[index].component = componentIndices[string(id)] ?? -1 }
      let isTurned = node.parent >= 0 && self[node.parent].flags.contains(.turned)
      if isTurned || node.flags.contains(.rotated) { nodes[index].flags.insert(.turned) }
    }
  }

  /// The component that a node is, or is an instance of; `nil` where the file does not tell.
  func component(of index: Int32) -> FigmaComponent? {
    let component = self[index].component
    return component < 0 ? nil : components[Int(component)]
  }

  // MARK: Nodes and texts

  /// The nodes directly inside one, in document order: what is in front comes last.
  func children(of index: Int32) -> FigmaChildren { FigmaChildren(document: self, of: index) }

  /// Gives the bytes that a text of the file stands for.
  func withBytes<Result>(_ text: FigmaNode.Text, _ body: (UTF8Text) -> Result) -> Result {
    let (start, end) = (Int(text.start), Int(text.end))
    if !text.hasEscapes { return body(UTF8Text(start: bytes + start, count: end - start)) }
    return JSONScanner(bytes: bytes, count: end)
      .withBytes(of: JSONText(start: start, end: end, hasEscapes: true), body)
  }

  /// A text of the file.
  func string(_ text: FigmaNode.Text) -> String { withBytes(text) { String(decoding: $0, as: UTF8.self) } }
}

/// The nodes directly inside one that can be seen, in document order.
struct FigmaChildren: Sequence, IteratorProtocol {
  private let document: FigmaDocument
  private var nextIndex: Int32
  private let end: Int32

  init(document: FigmaDocument, of index: Int32) {
    self.document = document
    nextIndex = index + 1
    end = document[index].end
  }

  mutating func next() -> Int32? {
    while nextIndex < end {
      let child = nextIndex
      nextIndex = document[child].end
      if document[child].isShown { return child }
    }
    return nil
  }
}

/// What a file says of a component beside its layers.
struct FigmaComponent {
  /// Its name: of a variant, the values of its properties.
  var name = ""
  /// Id of the set of variants that it belongs to.
  var setID: String?
  /// The name of that set; `nil` where there is none.
  var setName: String?
  /// The platform whose guidelines its documentation is, where that is one of SAP's.
  var platform: Token?
}

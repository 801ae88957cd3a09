/// One screen as a flat tree: elements in document order, their facts, texts and frames, each in one array.
///
/// A reader fills it through ``TreeBuilder``, and the linter walks it. ``reset(at:)`` prepares it for the next screen
/// and keeps its memory, so that a worker needs one tree for all its files. Not `Sendable`: it belongs to one thread.
public final class ScreenTree {
  @usableFromInline let layout: UnsafeMutablePointer<Layout>

  /// The file that the screen is read from.
  var source: SourceReader?
  /// Whether the file is XML, so that facts are attributes.
  var isXML = false
  /// Offset in the text that the places of the elements count from.
  package var baseOffset: Int { layout.pointee.baseOffset }
  /// What few screens have; it goes with each screen, in one piece.
  var remarks = ScreenNotes()
  /// What the reader found wrong.
  package var problems: [Problem] { remarks.problems }
  /// What the description asks rules not to report, in its order.
  package var suppressions: [Suppression] { remarks.suppressions }
  /// What would tell the lengths of the screen, which are all unknown; `nil` where nothing is to be said.
  package var lengthAdvice: String? { remarks.lengthAdvice }
  /// Whether an element reacts to taps beyond its frame, which is unknown for that reason.
  package func hasLargerTarget(_ element: Element) -> Bool { remarks.largerTargets.contains(Int32(element.index)) }

  /// How much of the screen the file shows, in the unit of its lengths; a window may be smaller than its screen.
  package var window: (width: Double, height: Double)? { remarks.window }

  /// What of an element would tell whether people can tap it; `nil` where that is a fact of its own.
  package var tapEvidence: String? { remarks.tapEvidence }
  /// Whether the cells of a view are copies of one prototype, which is in code.
  package var showsCopies: Bool { remarks.showsCopies }
  /// The texts of other files that the screen has parts of, by their places.
  package var insertions: [InsertedText] { remarks.insertions }
  /// Whether all of the screen is written in one file. Asking the list itself would count its references.
  package var isOfOneFile: Bool { remarks.insertions.isEmpty }
  /// Whether the file is a part that others include, as a fragment is.
  package var isPart: Bool { remarks.isPart }
  /// Whether the file holds a list of screens, so that an element's path has to name its screen.
  package internal(set) var isOneOfSeveral = false
  /// Position of the screen in its file, from 1.
  package internal(set) var ordinal = 0

  /// A tree without elements, to be filled through a ``TreeBuilder``.
  package init() {
    layout = .allocate(capacity: 1)
    layout.initialize(to: Layout())
  }

  /// The elements of another tree with their facts, to be read and never filled; nothing of the file that they come
  /// from.
  package init(copying other: ScreenTree) {
    layout = .allocate(capacity: 1)
    layout.initialize(to: Layout(copying: other.layout.pointee))
    ordinal = other.ordinal
  }

  deinit {
    layout.pointee.deallocate()
    layout.deinitialize(count: 1)
    layout.deallocate()
  }

  /// How many elements the screen has, itself included; 0 before anything was read.
  @inlinable package var count: Int { Int(layout.pointee.count) }

  /// The screen.
  @inlinable package var root: Element { Element(layout: UnsafePointer(layout), index: 0) }

  /// An element by its place in document order.
  @inlinable
  package subscript(index: Int) -> Element {
    Element(layout: UnsafePointer(layout), index: Int32(truncatingIfNeeded: index))
  }

  /// Where an element is in the text: from its `{` or member name, or its `<`, to its end (of the start tag, in XML).
  package func range(of element: Element) -> Range<Int> {
    let place = place(of: element)
    return isOfOneFile ? place : ownRange(place)
  }

  /// The same, or where it is written in another file; see ``insertions``.
  package func place(of element: Element) -> Range<Int> {
    let node = layout.pointee.nodes[Int(element.index)]
    let start = baseOffset + Int(node.start)
    return start..<max(start, baseOffset + Int(node.stop))
  }

  /// The index behind the last element inside one that was closed.
  func end(of element: Int) -> Int { Int(layout.pointee.nodes[element].end) }

  /// Where a fact of an element is: from its member's or attribute's name to the end of its value; the element's place
  /// where the fact is not given.
  package func range(of member: Member, in element: Element) -> Range<Int> {
    let place = place(of: member, in: element)
    return isOfOneFile ? place : ownRange(place)
  }

  /// The same, or where it is written in another file; see ``insertions``.
  package func place(of member: Member, in element: Element) -> Range<Int> {
    guard let entry = element.entry(member) else { return place(of: element) }
    let start = baseOffset + Int(entry.pointee.start)
    return withName(start..<max(start, baseOffset + Int(entry.pointee.stop)))
  }

  /// The place of a whole attribute where the range is that of its value; else the range itself.
  func withName(_ range: Range<Int>) -> Range<Int> {
    nameStart(ofAttributeAt: range.lowerBound).map { $0..<range.upperBound + 1 } ?? range
  }

  /// Readers of XML record where an attribute's value is; its name is looked up only when it is needed.
  private func nameStart(ofAttributeAt start: Int) -> Int? {
    guard let source, isXML else { return nil }
    if let text = insertion(at: start) {
      return Self.nameStart(before: start - text.offset, in: text.bytes).map { $0 + text.offset }
    }
    let text = UnsafeRawBufferPointer(start: source.bytes, count: source.count)
    return Self.nameStart(before: start - source.bufferOffset, in: text).map { $0 + source.bufferOffset }
  }

  private static func nameStart(before start: Int, in text: UnsafeRawBufferPointer) -> Int? {
    var index = start - 1
    guard index > 0, index < text.count, text[index] == 0x22 || text[index] == 0x27 else { return nil }
    index -= 1
    while index > 0, text[index] <= 0x20 || text[index] == UInt8(ascii: "=") { index -= 1 }
    while index > 0, text[index - 1] > 0x20 { index -= 1 }
    return index
  }

  /// Notes what is wrong with the screen that its reader could not know.
  package func add(_ problem: Problem) { remarks.problems.append(problem) }

  /// Makes the tree ready for the next screen.
  func reset(at offset: Int) {
    layout.pointee.reset(at: offset)
    remarks.removeAll()
  }
}

extension ScreenTree {
  /// Moves all places to those in a text that holds the one that was read, for the time of a body.
  ///
  /// - Parameter place: gives the place in that text of an offset in the one that was read.
  package func withPlaces(
    movedFrom source: SourceReader, to other: SourceReader, by place: (Int) -> Int, _ body: () -> Void
  ) {
    // The names of attributes are looked up in the text that was read.
    self.source = source
    let base = baseOffset
    for index in 0..<count {
      let (start, stop) = (layout.pointee.nodes[index].start, layout.pointee.nodes[index].stop)
      layout.pointee.nodes[index].start = Self.moved(base + Int(start), place)
      layout.pointee.nodes[index].stop = Self.moved(base + Int(max(start, stop)), place)
    }
    for index in 0..<layout.pointee.entryCount {
      let entry = layout.pointee.entries[index]
      let range = withName(base + Int(entry.start)..<base + Int(max(entry.start, entry.stop)))
      layout.pointee.entries[index].start = Self.moved(range.lowerBound, place)
      layout.pointee.entries[index].stop = Self.moved(range.upperBound, place)
    }
    for index in remarks.problems.indices {
      let range = remarks.problems[index].range
      remarks.problems[index].range = place(range.lowerBound)..<max(place(range.lowerBound), place(range.upperBound))
    }
    layout.pointee.baseOffset = 0
    let wasXML = isXML
    (self.source, isXML) = (other, false)
    body()
    (self.source, isXML) = (source, wasXML)
  }

  private static func moved(_ offset: Int, _ place: (Int) -> Int) -> UInt32 {
    UInt32(truncatingIfNeeded: place(offset))
  }
}

import Screens
import Support

/// Reads debug descriptions: a screen for each tree.
final class DebugDescriptionReader: QuotableReader {
  private let options: ReaderOptions
  private let views = ObservedViews()
  private var facts = AppleScreenFacts()
  /// How far each open element is indented.
  private var indents: [Int] = []

  init(_ options: ReaderOptions) { self.options = options }

  func quotedText(in source: SourceReader) throws(ReadError) -> QuotedText? {
    try QuotedText(of: source, showing: DebugDescriptionFormat.tree)
  }

  func readText(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    try source.readAll()
    try source.rejectMergeConflict()
    let bytes = UTF8Text(start: UnsafePointer(source.bytes), count: source.count)
    views.reset()
    defer { views.reset() }
    indents = []
    facts = AppleScreenFacts(saysVisibility: false, precision: 0.1)
    var lines = DebugDescriptionLines(bytes)
    while let line = lines.next() { take(line, bytes) }
    while views.current >= 0 { views.close() }
    guard views.count > 0 else {
      var error = ReadError("no element with a frame in it; expected the debug description of an application", at: 0)
      error.isOfOtherKind = true
      throw error
    }
    try AppleScreens.write(views, with: facts, options, into: builder, for: consumer, of: source)
  }

  private func take(_ line: DebugDescriptionLines.Line, _ bytes: UTF8Text) {
    while let last = indents.last, line.isRoot || last >= line.indent {
      indents.removeLast()
      views.close()
    }
    let element = DebugDescriptionElement(line, bytes)
    var view = ObservedView(at: line.range)
    view.role = AppleRoles.role(ofType: String(decoding: bytes[line.type], as: UTF8.self))
    view.states = element.states
    if let box = element.box, let place = element.framePlace {
      views.give(&view, box, at: place)
      if case .invalid = box {
        let found = quoted(UTF8Text(rebasing: bytes[place]))
        views.report("the frame is \(found); expected {{x, y}, {width, height}} in points", at: place, on: views.count)
      }
    }
    view.take(apple: meaning(of: element, line, bytes))
    view.spoken = text(element.label ?? (view.role == .text ? element.value : nil), bytes)
    view.id = text(element.identifier, bytes)
    if view.role == .window, element.hasTitle { facts.isOfMac = true }
    AppleViews.open(view, in: views)
    indents.append(line.indent)
  }

  /// What the user says of a view's identifier, or else of its type.
  private func meaning(
    of element: DebugDescriptionElement, _ line: DebugDescriptionLines.Line, _ bytes: UTF8Text
  ) -> KindNames.Meaning? {
    guard !options.kinds.isEmpty else { return nil }
    let name = element.identifier.flatMap { options.kinds.meaning(of: UTF8Text(rebasing: bytes[$0])) }
    return name ?? options.kinds.meaning(of: UTF8Text(rebasing: bytes[line.type]))
  }

  private func text(_ range: Range<Int>?, _ bytes: UTF8Text) -> Int32 {
    guard let range, !range.isEmpty else { return ObservedView.absent }
    return views.keep(UTF8Text(rebasing: bytes[range]), at: range)
  }
}

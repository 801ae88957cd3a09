import Formats
import Screens
import Syntax

/// Measures the elements of a text: how large they are, and how far from the one before.
final class MeasureReader: ScreenConsumer {
  /// A measure, and where it is shown.
  struct Measure: Equatable {
    let offset: Int
    let label: String
  }

  /// In the order of the elements.
  private(set) var measures: [Measure] = []
  private let text: [UInt8]
  private let wanted: Set<InlayHintKind>
  private let writesFrames: Bool

  /// - Parameters:
  ///   - text: what is read.
  ///   - wanted: what is measured.
  ///   - writesFrames: whether an element has its own frame, so that its size needs no hint.
  init(_ text: [UInt8], _ wanted: Set<InlayHintKind>, writesFrames: Bool) {
    self.text = text
    self.wanted = wanted
    self.writesFrames = writesFrames
  }

  /// Takes a screen of the text; its reader calls it.
  func consume(_ tree: ScreenTree, from source: SourceReader) {
    let unit = tree.root.token(.platform).map { $0 == .ios ? " pt" : $0 == .android ? " dp" : "" } ?? ""
    // By the list that it is in: the last element of a kind.
    var last: [[Int]: Element] = [:]
    for index in 0..<tree.count {
      let element = tree[index]
      let list = [element.parent.map { Int($0.index) } ?? -1, Int(element.kind.rawValue)]
      defer { last[list] = element }
      let start = tree.place(of: element).lowerBound
      // The content of another file has no place in this one.
      guard start < text.count else { continue }
      var labels: [String] = []
      if wanted.contains(.sizes), let size = size(of: element) { labels.append(size + unit) }
      if wanted.contains(.gaps), let gap = gap(from: last[list], to: element) { labels.append(gap(unit)) }
      if !labels.isEmpty {
        measures.append(Measure(offset: Self.place(behind: start, in: text), label: labels.joined(separator: ", ")))
      }
    }
  }

  private func size(of element: Element) -> String? {
    if element.kind == .screen || writesFrames && (element.isKnown(.frame) || element.size.whole == nil) { return nil }
    let size = element.size
    func number(_ value: Double) -> String { FormattedNumber.text(value) }
    let most = size.isLimit ? "at most " : ""
    return switch (size.width, size.height) {
    case (let width?, let height?): "\(most)\(number(width)) × \(number(height))"
    case (let width?, nil): "\(most)\(number(width)) wide"
    case (nil, let height?): "\(most)\(number(height)) high"
    case (nil, nil): nil
    }
  }

  /// How far an element is from the one before it in the same list, in words that take a unit; `nil` where that is not
  /// known, or they overlap.
  private func gap(from last: Element?, to element: Element) -> ((String) -> String)? {
    guard let own = element.frame(), !own.isEmpty, let frame = last?.frame(), !frame.isEmpty else { return nil }
    func words(_ gap: Double, _ side: String) -> (String) -> String {
      { "\(FormattedNumber.text(gap))\($0) \(side)" }
    }
    if own.y >= frame.bottom { return words(own.y - frame.bottom, "below") }
    if own.x >= frame.right { return words(own.x - frame.right, "right of it") }
    return nil
  }

  /// Where a hint stands for an element that begins at an offset: behind its name, or its opening brace.
  static func place(behind start: Int, in text: [UInt8]) -> Int {
    guard start < text.count else { return text.count }
    return text.withUnsafeBufferPointer { text in
      var (tag, member) = (XMLTokens(text, from: start), JSONTokens(text, from: start))
      return (text[start] == UInt8(ascii: "<") ? tag.next()?.end : member.next()?.end) ?? text.count
    }
  }
}

/// What may be shown beside lines.
enum InlayHintKind: String, CaseIterable {
  /// What was measured at findings, and what is asked for.
  case findings
  /// How large elements are that do not say it in one place.
  case sizes
  /// How far elements of a list are apart.
  case gaps
  /// What is inconclusive, and for want of what.
  case inconclusive
}

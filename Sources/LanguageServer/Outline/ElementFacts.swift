import Formats
import Screens

/// What is known of an element, as values that outlive its tree.
struct ElementFacts {
  /// What its path calls it.
  let path: String
  /// Its kind.
  let kind: Kind
  /// Where it is in the text.
  let range: Range<Int>
  /// Its facts that are known, in the order of the vocabulary, as people read them.
  var known: [(member: Member, value: String)] = []
  /// Its facts and parts that the file leaves open.
  var open: [Member] = []
  /// Its facts that the file does not speak of, and for which nothing holds then.
  var unsaid: [Member] = []
  /// What would tell the lengths of the screen, which are all unknown; `nil` where nothing is to be said.
  let lengthAdvice: String?

  /// The facts of an element.
  ///
  /// - Parameter range: where it is in the text.
  init(_ element: Element, in tree: ScreenTree, at range: Range<Int>) {
    path = element.pathComponent
    kind = element.kind
    self.range = range
    lengthAdvice = tree.lengthAdvice
    // A frame says both.
    func isInFrame(_ member: Member) -> Bool {
      (member == .width || member == .height) && element.isKnown(.frame)
    }
    for declaration in Vocabulary[element.kind].members {
      let member = declaration.member
      if element.isExplicitlyUnknown(member) {
        open.append(member)
      } else if let type = declaration.factType {
        if let value = Self.value(of: member, type, element) {
          known.append((member, value))
        } else if declaration.defaultValue == nil, !isInFrame(member) {
          unsaid.append(member)
        }
      }
    }
  }

  private static func value(of member: Member, _ type: FactType, _ element: Element) -> String? {
    switch type {
    case .text, .color: element.text(member).map { "“\($0)”" }
    case .number(let unit, _):
      element.number(member).map {
        (element.isLimit(member) ? "at most " : "") + FormattedNumber.text($0) + (unit.isEmpty ? "" : " \(unit)")
      }
    case .count: element.number(member).map { FormattedNumber.text($0) }
    case .boolean: element.flag(member).map { $0 ? "true" : "false" }
    case .token: element.token(member)?.name
    case .frame:
      element.frame(member).map { frame in
        let numbers = [frame.x, frame.y, frame.width, frame.height].map { FormattedNumber.text($0) }
        return "\(numbers[2]) × \(numbers[3]) at \(numbers[0]), \(numbers[1])"
      }
    case .textList: element.texts(member)?.map { "“\($0)”" }.joined(separator: ", ")
    }
  }
}

/// Finds the innermost element that is at a place of a text.
final class ElementReader: ScreenConsumer {
  /// What is known of it; `nil` where none is there.
  private(set) var found: ElementFacts?
  private let text: [UInt8]
  private let offset: Int
  /// By where elements of XML begin, where they end.
  private lazy var ends = XMLElementEnds.of(text)

  /// - Parameters:
  ///   - text: what is read.
  ///   - offset: the place.
  init(_ text: [UInt8], at offset: Int) {
    self.text = text
    self.offset = offset
  }

  /// Takes a screen of the text; its reader calls it.
  func consume(_ tree: ScreenTree, from source: SourceReader) {
    var innermost: (index: Int, range: Range<Int>)?
    for index in 0..<tree.count {
      var range = tree.place(of: tree[index])
      // The content of another file has no place in this one.
      guard range.lowerBound <= offset, range.upperBound <= text.count, range.lowerBound < text.count else { continue }
      if text[range.lowerBound] == UInt8(ascii: "<") {
        range = range.lowerBound..<(ends[range.lowerBound] ?? range.upperBound)
      }
      guard range.contains(offset), range.count <= innermost?.range.count ?? .max else { continue }
      innermost = (index, range)
    }
    if let (index, range) = innermost { found = ElementFacts(tree[index], in: tree, at: range) }
  }
}

/// A number as editors show it.
enum FormattedNumber {
  /// The number with two places at most.
  static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}

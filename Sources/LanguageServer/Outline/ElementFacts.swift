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

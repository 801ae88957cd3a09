import Screens

/// Where a suppression goes in the text of a screen.
package enum SuppressionInsertion {
  /// In JSON: the first member of an element's object, or one more rule of the member that is there already.
  ///
  /// - Parameters:
  ///   - element: where the element begins: at its `{`, or at its member's name; an element that is no object is in the
  ///     one around it.
  ///   - rules: the ids of the rules: that of the finding, and those that it supersedes.
  /// - Returns: `nil` where no object is there, or what it says of suppressions cannot take one more: it is no object,
  ///   or names the first rule.
  package static func json(_ text: [UInt8], element: Int, rules: [String]) -> TextInsertion? {
    let lines = TextLines(text: text)
    typealias Found = (object: SuppressionObjects.Object, holds: [SuppressionHost.Member])
    let found = text.withUnsafeBufferPointer { bytes -> Found? in
      let objects = SuppressionObjects(bytes)
      return objects.object(of: element).map { object in
        (object, rules.map { objects.member(of: object, for: $0) })
      }
    }
    guard let found else { return nil }
    if let known = found.object.member {
      guard found.holds.first == .rules else { return nil }
      let missing = zip(rules, found.holds).filter { $1 == .rules }.map(\.0)
      let next = lines.afterSpace(known + 1)
      let isEmpty = next < text.count && text[next] == UInt8(ascii: "}")
      return TextInsertion(at: known + 1, Suppression.entries(for: missing) + (isEmpty ? "" : ", "))
    }
    let place = found.object.start
    let member = Suppression.member(for: rules)
    let next = lines.afterSpace(place + 1)
    guard next < text.count, text[next] != UInt8(ascii: "}") else { return TextInsertion(at: place + 1, member) }
    guard lines.hasBreak(place..<next) else { return TextInsertion(at: place + 1, member + ", ") }
    return TextInsertion(at: next, member + "," + lines.lineBreak + lines.indentation(at: next))
  }

  /// In XML: a comment in front of an element.
  ///
  /// - Parameter element: where the element's `<` is.
  /// - Returns: `nil` where no element begins there.
  package static func xml(_ text: [UInt8], element: Int, rules: [String]) -> TextInsertion? {
    guard element < text.count, text[element] == UInt8(ascii: "<") else { return nil }
    let lines = TextLines(text: text)
    let isFirst = lines.afterSpace(lines.lineStart(of: element)) == element
    let separator = isFirst ? lines.lineBreak + lines.indentation(at: element) : " "
    return TextInsertion(at: element, Suppression.comment(for: rules) + separator)
  }
}

import Screens
import Support

/// A pattern that elements match, in the way of CSS: `collectionView[layout=grid] > seeAll`.
///
/// A compound is a kind or part name or `*`, followed by conditions. These are `[layout=grid]` and `[totalCount>20]`
/// for facts, `[title]` for a part that is there, `:not(…)`, `:is(…)`, `:has(…)`, and `:known(…)` for what is sure to
/// match. Compounds are joined by ` ` (inside) and `>` (directly inside); `,` separates alternatives. Everything is
/// checked against the ``Vocabulary`` when the selector is read.
///
/// It is compiled to one flat array of small instructions and never changes, so that threads share it without counting
/// references.
public final class Selector: @unchecked Sendable {
  /// The selector as it was written.
  package let source: String
  /// The kinds that an element has to have to be looked at.
  package let subjectKinds: KindSet

  let program: UnsafeMutablePointer<SelectorOperation>
  private let texts: [UnsafeMutableBufferPointer<UInt8>]

  private init(
    source: String, subjectKinds: KindSet, operations: [SelectorOperation], texts: [UnsafeMutableBufferPointer<UInt8>]
  ) {
    self.source = source
    self.subjectKinds = subjectKinds
    self.texts = texts
    program = .allocate(capacity: max(1, operations.count))
    program.initialize(from: operations, count: operations.count)
  }

  deinit {
    program.deallocate()
    for text in texts { text.deallocate() }
  }

  /// Reads a selector.
  ///
  /// - Parameter isTrusted: whether it was read before, so that no check is needed whether it can ever match.
  /// - Throws: a ``SelectorError`` for what is not of the syntax, not in the vocabulary, or can never match.
  package convenience init(_ source: String, isTrusted: Bool = false) throws(SelectorError) {
    var parser = SelectorParser(source, isTrusted: isTrusted, keepsPieces: !isTrusted)
    let list = try parser.selectorList()
    var compiler = SelectorCompiler()
    compiler.list(list)
    self.init(
      source: source, subjectKinds: list.subjectKinds, operations: compiler.operations, texts: compiler.texts)
  }

  /// Whether every element of its kinds matches, so that nothing has to be asked.
  var matchesByKindAlone: Bool {
    program[0].code == .list && program[0].count == 1 && program[1].code == .complex
      && program[2].code == .compound && program[2].member == WordTable.none
      && program[2].length == 1 && program[1].length == 2
  }

  /// Whether an element matches.
  ///
  /// - Parameter need: where the answer is `maybe`, the first unknown that it depends on.
  public func match(_ element: Element, _ need: inout MissingFact?) -> Match {
    var found = PackedMissingFact.none
    let match = SelectorMatcher(memos: nil).list(UnsafePointer(program), element, &found)
    if match == .maybe, need == nil { need = found.need(in: element) }
    return match
  }
}

/// Whether an element matches a selector, as far as the description shows.
public enum Match: UInt8, Sendable, Comparable {
  case no, maybe, yes

  /// The answer to the opposite question.
  var negated: Match {
    switch self {
    case .no: .yes
    case .maybe: .maybe
    case .yes: .no
    }
  }

  /// Orders the answers no, maybe, yes: the lesser of two is their conjunction, the greater their disjunction.
  public static func < (left: Match, right: Match) -> Bool { left.rawValue < right.rawValue }
}

/// An unknown fact or part that would decide a question.
public struct MissingFact {
  /// The fact or part that is unknown.
  public var member: Member
  /// The element whose fact or part it is.
  public var element: Element

  /// A need of a fact or part of an element.
  package init(_ member: Member, of element: Element) {
    self.member = member
    self.element = element
  }
}

/// What is wrong with a selector.
package struct SelectorError: Error, Sendable, Hashable {
  /// What is wrong, what is allowed, and the nearest valid name.
  package var message: String
  /// Where in the selector, in bytes from 0.
  package var offset: Int

  /// What is wrong, and the selector with a mark below the place.
  func description(in source: String) -> String {
    "\(message)\n\(CaretExcerpt.text(source, offset..<offset + 1))"
  }
}

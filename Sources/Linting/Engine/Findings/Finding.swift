import Screens

/// One place where a screen fails a rule.
package struct Finding: Sendable, Hashable, Codable {
  /// The rule's id.
  package var rule: String
  /// How much it weighs, as the case of the rule's page says.
  package var severity: Severity
  /// What is wrong, what is asked, what to do. It may hold any text of the file: reporters escape it.
  package var said: FindingMessage
  /// From here …
  package var start: SourcePosition
  /// … to here, exclusive; always in the line where it starts. Where it starts, unless the run was asked for it.
  package var end: SourcePosition
  /// The element's path: `screen/collectionView[featured]/collectionCell[p1]`.
  package var element: String
  /// Position of its screen in the file, from 1; 0: it is on no screen.
  package var screen = 0
  /// A name of the element for people, such as a title or the name of a layer, shortened; `nil` if it has only its
  /// path.
  package var label: String?
  /// The guideline statements that it fails, those of the screen's platform.
  package var statements: [String]
  /// The line that it is in, if the run was asked for it.
  package var excerpt: SourceExcerpt?
  /// GitHub's `primaryLocationLineHash` of the line, where the run was asked for it.
  package var lineHash: CountedHash?
  /// Other places that it speaks of.
  package var related: [RelatedPlace]
  /// What was measured, and what is asked for, where the rule is about numbers and the run was asked for details.
  package var quantities: [Quantity] = []
  /// What suppresses, baselines or ignores it; `nil` if it is reported.
  package var exclusion: FindingExclusion?
  /// What would fix it, where the run was asked for it; see ``fixes``.
  package var offeredFixes: FindingFixes?
  /// Where it is marked in the drawing of its screen, where the run was asked for drawings.
  package var mark: FindingMark?
  /// Where the element begins in the linted file, where the run was asked for it; `nil` also where it is written in
  /// another file.
  package var elementStart: SourcePosition?
  /// What the file suppresses it at, where the run was asked for it; `nil` also where that is not known.
  package var suppressionHost: SuppressionHost?
  /// The rules that report the same elements where it is suppressed, sorted, where the run was asked for it; `nil`: none.
  package var supersededRules: [String]?
  /// What distinguishes the element from others that may have its path another time, where the run was asked for it. No
  /// report holds it.
  package var content: ElementContent?
  /// Where it is written, until findings of all files are joined; `nil` where that is the linted file itself.
  package var origin: FindingOrigin?
  /// The message without the names of elements, which identifies the same finding in each use of a part. `nil` if no
  /// other file can have it.
  package var outcome: String?

  private enum CodingKeys: String, CodingKey {
    case rule, severity
    case said = "message"
    case start, end, element, screen, label, statements, excerpt, lineHash, related, quantities, exclusion
    case offeredFixes, mark, elementStart, suppressionHost, supersededRules, origin, outcome
  }
}

extension Finding {
  /// A finding at a place without extent, of no element.
  package init(_ rule: String, _ severity: Severity, _ message: String, at place: SourcePosition) {
    self.init(
      rule: rule, severity: severity, said: FindingMessage(message), start: place, end: place, element: "",
      statements: [], related: [])
  }

  /// The rules to suppress at its place: its own, and those that it supersedes, which would report the next findings there.
  package var rulesToSuppress: [String] { [rule] + (supersededRules ?? []).filter { $0 != rule } }

  /// What ``said`` reads like.
  package var message: String { said.text }

  /// Whether it counts, and why not.
  package var status: FindingStatus { exclusion?.status ?? .open }
}

/// A place that a finding speaks of besides its own.
package struct RelatedPlace: Sendable, Hashable, Codable {
  /// What the place has to do with the finding. It may hold any text of the file: reporters escape it.
  package var message: String
  /// From here …
  package var start: SourcePosition
  /// … to here, exclusive; always in the line where it starts.
  package var end: SourcePosition
  /// The path of the element there, written as the finding's own.
  package var element: String
  /// The path of its file, as it is shown; `nil`: it is in the finding's own file.
  package var path: String?

  /// A place of its parts, taken as they are.
  package init(message: String, start: SourcePosition, end: SourcePosition, element: String) {
    self.message = message
    self.start = start
    self.end = end
    self.element = element
  }
}

/// Why a file, or a part of the run, could not be read, or why a rule failed on a file.
package struct Failure: Sendable, Hashable, Codable {
  /// The id of the rule that failed on the file; `nil` where the file could not be read.
  package var rule: String?
  /// The path as it is shown.
  package var path: String
  /// `nil` where the failure has no place in the file.
  package var position: SourcePosition?
  /// What is wrong and what was expected.
  package var message: String
  /// The line that it is in, if the run was asked for it.
  package var excerpt: SourceExcerpt?

  /// A failure at a place of a file, or of the file as a whole.
  package init(path: String, position: SourcePosition? = nil, message: String) {
    self.path = path
    self.position = position
    self.message = message
  }
}

/// What a finding says, in parts: many findings say the same of different elements, and share the memory of it.
package struct FindingMessage: Sendable {
  /// The text before the subject.
  package let lead: String
  /// The designation of the element that it is about, where the words do not have it.
  package let subject: String
  /// What follows the subject.
  package let words: String

  package init(_ lead: String = "", about subject: String, _ words: String) {
    (self.lead, self.subject, self.words) = (lead, subject, words)
  }

  /// A message that nothing shares.
  package init(_ text: String) { self.init(about: "", text) }

  /// The message as it reads.
  package var text: String { subject.isEmpty && lead.isEmpty ? words : String(joining: lead, subject, words) }
}

extension FindingMessage: Hashable {
  /// Whether two read the same.
  package static func == (left: FindingMessage, right: FindingMessage) -> Bool { left.text == right.text }

  /// Takes the text.
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension FindingMessage: Codable {
  /// Reads the text.
  package init(from decoder: any Decoder) throws { self.init(try String(from: decoder)) }

  /// Writes the text.
  package func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }
}

/// What a finding says, in parts: many findings say the same of different elements, and share the memory of it.
package struct FindingMessage: Sendable {
  /// The text before the subject.
  package let lead: String
  /// The designation of the element that it is about, where the words do not have it.
  package let subject: String
  /// What follows the subject.
  package let words: String

  /// A message of its parts.
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

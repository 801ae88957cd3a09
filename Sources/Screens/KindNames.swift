import Synchronization

/// Which kinds of element the names in foreign formats stand for, as a user says it: names of classes, resource ids,
/// names of design components and layers.
package struct KindNames: Sendable {
  /// What a name stands for.
  package enum Meaning: Sendable, Hashable {
    /// An element of this kind.
    case kind(Kind)
    /// No kind, and not the kind that the format's own rules would choose.
    case nothing

    /// The words for what a name stands for: the kinds but the screen, and `none`.
    package static var names: [String] {
      Vocabulary.kinds.map(\.kind.name).filter { $0 != Kind.screen.name } + ["none"]
    }

    /// The meaning that a word names; `nil` where it is none of ``names``.
    package init?(name: String) {
      if name == "none" {
        self = .nothing
      } else if let kind = Vocabulary.kind(named: name), kind != .screen {
        self = .kind(kind)
      } else {
        return nil
      }
    }

    /// The word for it.
    package var name: String {
      switch self {
      case .kind(let kind): kind.name
      case .nothing: "none"
      }
    }
  }

  /// One line of the mapping.
  package struct Entry: Sendable {
    /// A glob over names, with case.
    package let pattern: String
    /// What names that it matches stand for.
    package let meaning: Meaning
    /// Whether it matched a name.
    package let use: EntryUse
  }

  /// In the order in which the user gave them; the last one that matches a name holds.
  package private(set) var entries: [Entry] = []

  /// A mapping that says nothing.
  package init() {}

  /// Whether nothing is mapped.
  package var isEmpty: Bool { entries.isEmpty }

  /// Adds a line, which goes before all that were added so far.
  package mutating func append(_ pattern: String, _ meaning: Meaning, _ use: EntryUse = EntryUse()) {
    entries.append(Entry(pattern: pattern, meaning: meaning, use: use))
  }

  /// What a name stands for, given as UTF-8; `nil` where the mapping does not say.
  package func meaning(of name: UnsafeBufferPointer<UInt8>) -> Meaning? {
    guard !entries.isEmpty else { return nil }
    var meaning: Meaning?
    // A line that a later one overrides is used too.
    for entry in entries.reversed() where meaning == nil || !entry.use.isUsed {
      var pattern = entry.pattern
      guard pattern.withUTF8({ Glob.matches($0, name) }) else { continue }
      entry.use.record()
      if meaning == nil { meaning = entry.meaning }
    }
    return meaning
  }

  /// What a name stands for; `nil` where the mapping does not say.
  package func meaning(of name: String) -> Meaning? {
    var name = name
    return name.withUTF8 { meaning(of: $0) }
  }
}

/// Whether an entry of a configuration applied to something, on any thread.
package final class EntryUse: Sendable {
  private let flag = Atomic(false)

  /// That of an entry that applied to nothing yet.
  package init() {}

  /// Whether it applied to something.
  package var isUsed: Bool { flag.load(ordering: .relaxed) }

  /// Notes that it applies.
  package func record() { if !isUsed { flag.store(true, ordering: .relaxed) } }
}

/// A closed set of names of the vocabulary, where a case is the only place in which a name is written.
///
/// The compiler derives the names, as those of coding keys. It derives no raw values: it would compare and hash texts
/// then.
@usableFromInline package protocol VocabularyName: CaseIterable, CodingKey, Hashable {
  /// How many names there are.
  static var total: Int { get }
}

extension VocabularyName {
  /// The number of the case, from 0, for tables and sets.
  @inlinable package var rawValue: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  /// The case of a number; `nil` where there is none.
  @inlinable
  package init?(rawValue: UInt8) {
    guard rawValue < Self.total else { return nil }
    self = unsafeBitCast(rawValue, to: Self.self)
  }

  /// The name in words, as messages say it: `object cell`.
  package var words: String {
    let name = stringValue
    guard name.utf8.contains(where: { $0 < 97 }) else { return name }
    return String(decoding: name.utf8.flatMap { $0 < 97 ? [0x20, $0 | 0x20] : [$0] }, as: UTF8.self)
  }
}

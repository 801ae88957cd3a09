import LintingTesting
import Screens

/// Writes the screens of a description down again: in JSON or XML, in another order, moved, or with something beside them.
package struct Spelling {
  /// The two spellings of a description.
  package typealias Language = DescriptionWriter.Language

  /// What keeps a description from being written.
  package typealias Unwritable = DescriptionWriter.Unwritable

  private let language: Language
  private let shift: (x: Double, y: Double)
  private let seed: UInt64?
  private let companion: DescribedElement?

  /// - Parameters:
  ///   - shift: what is added to the places of all frames.
  ///   - seed: makes the order of members, attributes and parts a random one; the vocabulary's order unless given.
  ///   - companion: stands last in the content of every screen whose content is known.
  package init(
    _ language: Language, shift: (x: Double, y: Double) = (0, 0), seed: UInt64? = nil,
    companion: DescribedElement? = nil
  ) {
    self.language = language
    self.shift = shift
    self.seed = seed
    self.companion = companion
  }

  /// Reads a description in any format and writes its screens into one document.
  ///
  /// - Throws: a `ReadError` where it cannot be read, ``Unwritable`` where the language has no way to write one of its texts.
  package func document(of bytes: [UInt8], path: String = "test") throws -> String {
    var file = try DescribedFile(bytes, path: path)
    for index in file.screens.indices {
      if let companion { file.screens[index].add(companion) }
      if shift != (0, 0) { file.screens[index].move(by: shift) }
    }
    var writer = DescriptionWriter(language)
    if let seed {
      let generator = GeneratorBox(seed: seed)
      writer = DescriptionWriter(language) { $0.shuffle(using: &generator.generator) }
    }
    return try writer.text(of: file)
  }

  /// Reads a description and gives each of its screens to a body.
  package static func read(_ bytes: [UInt8], path: String, _ body: @escaping (ScreenTree) -> Void) throws {
    try DescribedFile.read(bytes, path: path, for: ScreenVisitor(body))
  }
}

extension DescribedElement {
  fileprivate mutating func add(_ element: DescribedElement) {
    switch self[.content] {
    case .elements(let elements, let isOpen): self[.content] = .elements(elements + [element], isOpen: isOpen)
    case nil: self[.content] = .elements([element], isOpen: false)
    default: return
    }
  }
}

private final class GeneratorBox {
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }
}

private final class ScreenVisitor: ScreenConsumer {
  private let body: (ScreenTree) -> Void

  init(_ body: @escaping (ScreenTree) -> Void) {
    self.body = body
  }

  func consume(_ tree: ScreenTree, from source: SourceReader) { body(tree) }
}

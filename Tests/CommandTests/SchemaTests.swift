import Screens
import Testing

@testable import FioriLintCLI
@testable import Project

/// The JSON Schema, as check-jsonschema and the reader of native JSON see it.
@Suite struct JSONSchemaTests {
  private let validator = JSONSchemaValidator(schema: String(decoding: JSONSchemaGenerator().bytes, as: UTF8.self))

  @Test func golden() throws {
    let text = String(decoding: JSONSchemaGenerator().bytes, as: UTF8.self)
    #expect(try SchemaFiles.golden("schemas/screen.schema.json", actual: text) == text, "run with UPDATE_GOLDEN=1")
  }

  @Test(.enabled(if: JSONSchemaValidator.program != nil, Comment(rawValue: JSONSchemaValidator.isMissing)))
  func isSchema() throws {
    #expect(try validator.problemsOfSchema() == "")
  }

  @Test(.enabled(if: JSONSchemaValidator.program != nil, Comment(rawValue: JSONSchemaValidator.isMissing)))
  func agreesWithReaderOnFixtures() throws {
    let bad = ["bad/unknown-names.json", "bad/wrong-types.json", "bad/unknown-format.json", "bad/number-edge.json"]
    // A validator of JSON takes UTF-8 alone.
    let encodings = SchemaFiles.fixtures(in: "encodings", "json").filter {
      !$0.contains("/utf16") && !$0.contains("/utf32")
    }
    let paths = SchemaFiles.fixtures(in: "screens", "json") + encodings + bad
    let problems = try validator.problems(of: paths.map { try SchemaFiles.bytes(of: $0) })
    for (path, problem) in zip(paths, problems) {
      try expectVerdicts(on: path, schema: problem.map { [$0] } ?? [], isBad: bad.contains(path))
    }
  }

  @Test(.enabled(if: JSONSchemaValidator.program != nil, Comment(rawValue: JSONSchemaValidator.isMissing)))
  func agreesWithReaderOnVocabulary() throws {
    // These have facts of every type, parts and both kinds of list; all values of all kinds would take long.
    let thorough: [Kind] = [.screen, .collectionView, .image, .tap, .accessory]
    let elements = Kind.allCases.flatMap { SchemaDocuments.json($0, isThorough: thorough.contains($0)) }
    let documents = elements + SchemaDocuments.wholeJSON
    let problems =
      try validator.problems(ofElements: elements.map(\.text))
      + validator.problems(of: SchemaDocuments.wholeJSON.map(\.bytes))
    for (document, problem) in zip(documents, problems) {
      #expect((problem == nil) == document.isRight, "schema on \(document): \(problem ?? "")")
    }
  }

  @Test(.enabled(if: JSONSchemaValidator.program != nil, Comment(rawValue: JSONSchemaValidator.isMissing)))
  func agreesWithReaderOnRandomDocuments() throws {
    let randomCount = 100
    let texts = (0..<randomCount).map { seed in
      var random = RandomDocuments(seed: UInt64(seed))
      return random.json()
    }
    let problems = try validator.problems(of: texts.map { [UInt8]($0.utf8) })
    var counts = (right: 0, wrong: 0)
    for (text, problem) in zip(texts, problems) {
      let found = ReaderVerdict.problems(of: [UInt8](text.utf8))
      #expect((problem == nil) == found.isEmpty, "schema \(problem ?? ""), reader \(found): \(text)")
      if found.isEmpty { counts.right += 1 } else { counts.wrong += 1 }
    }
    #expect(counts.right >= randomCount / 4 && counts.wrong >= randomCount / 4, "\(counts)")
  }

  @Test(arguments: Kind.allCases)
  func readerKnowsVocabulary(_ kind: Kind) {
    for document in SchemaDocuments.json(kind) { expectReading(of: document) }
  }

  @Test func readerKnowsWholeDocuments() {
    for document in SchemaDocuments.wholeJSON { expectReading(of: document) }
  }
}

/// The RELAX NG schema, as libxml2's validator and the reader of native XML see it.
@Suite struct RelaxNGSchemaTests {
  private static let validator = Result {
    try RelaxNGValidator(String(decoding: RelaxNGSchemaGenerator().bytes, as: UTF8.self))
  }

  @Test func golden() throws {
    let text = String(decoding: RelaxNGSchemaGenerator().bytes, as: UTF8.self)
    #expect(try SchemaFiles.golden("schemas/screen.rng", actual: text) == text, "run with UPDATE_GOLDEN=1")
  }

  @Test func agreesWithReaderOnFixtures() throws {
    let bad = ["bad/unknown-names.xml", "bad/wrong-types.xml", "bad/unknown-format.xml"]
    for path in SchemaFiles.fixtures(in: "screens", "xml") + SchemaFiles.fixtures(in: "encodings", "xml") + bad {
      let problems = try Self.validator.get().problems(of: SchemaFiles.bytes(of: path))
      try expectVerdicts(on: path, schema: problems, isBad: bad.contains(path))
    }
  }

  @Test(arguments: Kind.allCases)
  func agreesWithReaderOnVocabulary(_ kind: Kind) throws {
    for document in SchemaDocuments.xml(kind) { try expectVerdict(on: document) }
  }

  @Test func agreesWithReaderOnWholeDocuments() throws {
    for document in SchemaDocuments.wholeXML { try expectVerdict(on: document) }
  }

  @Test func agreesWithReaderOnRandomDocuments() throws {
    let randomCount = 500
    var counts = (right: 0, wrong: 0)
    for seed in 0..<randomCount {
      var random = RandomDocuments(seed: UInt64(seed))
      let text = random.xml()
      let problems = try Self.validator.get().problems(of: [UInt8](text.utf8))
      let found = ReaderVerdict.problems(of: [UInt8](text.utf8))
      #expect(problems.isEmpty == found.isEmpty, "schema \(problems), reader \(found): \(text)")
      if found.isEmpty { counts.right += 1 } else { counts.wrong += 1 }
    }
    #expect(counts.right >= randomCount / 4 && counts.wrong >= randomCount / 4, "\(counts)")
  }

  private func expectVerdict(on document: SchemaDocument) throws {
    let problems = try Self.validator.get().problems(of: document.bytes)
    #expect(problems.isEmpty == document.isRight, "schema on \(document): \(problems)")
    expectReading(of: document)
  }
}

private func expectReading(of document: SchemaDocument) {
  let problems = ReaderVerdict.problems(of: document.bytes)
  #expect(problems.isEmpty == document.isRight, "reader on \(document): \(problems)")
}

private func expectVerdicts(on path: String, schema problems: [String], isBad: Bool) throws {
  let found = ReaderVerdict.problems(of: try SchemaFiles.bytes(of: path))
  #expect(problems.isEmpty == found.isEmpty, "\(path): schema \(problems), reader \(found)")
  // Two screens show what the linter says about a misspelt name and a value of a wrong type.
  let isRight = !isBad && path != "screens/unknown-name.json" && path != "screens/invalid-value.xml"
  #expect(problems.isEmpty == isRight, "\(path): \(problems)")
}

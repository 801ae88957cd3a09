import Foundation
import Screens
import TestSupport
import Testing

@testable import Formats

/// What formats say that they can tell, held against what their readers produce.
@Suite struct TellableFactsTests {
  private static let corpus = "../shared/corpus"
  private static let folders = ["Fixtures/formats", "Fixtures/screens", "Fixtures/encodings", corpus]

  /// What was told of which kind in the files of a format.
  private struct Told: Hashable {
    var format: String
    var kind: Kind
    var member: Member
  }

  /// Takes screens apart.
  private final class Collector: ScreenConsumer {
    var told: [Told: String] = [:]
    var path = ""
    var format = ""

    func consume(_ tree: ScreenTree, from source: SourceReader) {
      for index in 0..<tree.count {
        let element = tree[index]
        for declaration in Vocabulary[element.kind].members where isTold(declaration, of: element) {
          let key = Told(format: format, kind: element.kind, member: declaration.member)
          if told[key] == nil { told[key] = path }
        }
      }
    }

    /// A value, a part, or that there is no such part.
    private func isTold(_ declaration: MemberDeclaration, of element: Element) -> Bool {
      if !declaration.isPart { return element.isKnown(declaration.member) }
      return !element.isExplicitlyUnknown(declaration.member)
    }
  }

  private static func collect(_ options: ReaderOptions) -> Collector {
    let collector = Collector()
    let reader = ScreenFileReader(Formats.all, options)
    let extensions = Set(Formats.candidateExtensions + ["txt"])
    for folder in folders {
      for path in Repository.files(below: folder) where extensions.contains((path as NSString).pathExtension) {
        let url = Repository.url(path).path
        collector.path = path
        let forward = Forward(collector, reader)
        // What cannot be read is told by other tests.
        try? reader.read(for: forward) { source throws(ReadError) in try source.open(url, path: path) }
      }
    }
    return collector
  }

  /// Tells the collector which format a screen is of.
  private final class Forward: ScreenConsumer {
    private let collector: Collector
    private let reader: ScreenFileReader

    init(_ collector: Collector, _ reader: ScreenFileReader) {
      self.collector = collector
      self.reader = reader
    }

    func consume(_ tree: ScreenTree, from source: SourceReader) {
      collector.format = reader.formatName
      collector.consume(tree, from: source)
    }
  }

  /// A reader that tells what its format is said never to tell would hide checks that it can decide.
  @Test func readersTellNothingElse() {
    var sparse = ReaderOptions()
    (sparse.platform, sparse.density) = (.android, 2.625)
    let formats = Dictionary(Formats.all.map { ($0.name, $0.supportedFacts) }) { first, _ in first }
    for options in [ReaderOptions(), sparse] {
      let told = Self.collect(options).told
      #expect(Set(told.keys.map(\.format)).count >= 10)
      let wrong = told.filter { formats[$0.key.format]?.tells($0.key.member, of: $0.key.kind) == false }
      let lines = wrong.map { "\($0.key.format) tells \($0.key.member.name) of \($0.key.kind.name) in \($0.value)" }
      #expect(lines.isEmpty, "\(lines.sorted().joined(separator: "\n"))")
    }
  }

  @Test func whatFollowsIsTold() {
    let facts = SupportedFacts(
      [.width, .text], of: [.image: [.shape]], never: [.objectCell: [.tags], .title: [.text]])
    #expect(facts.tells(.frame, of: .button) && facts.tells(.smallDevice, of: .screen))
    #expect(facts.tells(.shape, of: .image) && facts.tells(.text, of: .subtitle) && !facts.tells(.text, of: .title))
    #expect(facts.tells(.title, of: .objectCell) && !facts.tells(.tags, of: .objectCell))
    #expect(facts.tells(.platform, of: .screen) && facts.tells(.deviceClass, of: .screen))
    #expect(!facts.tells(.lines, of: .title) && SupportedFacts.all.tells(.lines, of: .title))
  }

  // MARK: README

  /// The formats as people know them, and what they tell in few words.
  private static let rows: [(names: [String], title: String, summary: String)] = [
    (["json", "xml"], "screen description, JSON or XML", "everything that the rules ask"),
    (["mdk"], "SAP MDK `.page`, `.fragment`", "cells, taps, headers; what scripts and bindings decide is unknown"),
    (
      ["interface-builder"], "Interface Builder `.storyboard`, `.xib` for iOS",
      "kinds, segues, declared and pinned sizes"
    ),
    (
      ["android-layout"], "Android `res/layout*/*.xml`",
      "SAP Fiori components, sizes in dp; resources are looked up in the same `res` and in the project's other modules"
    ),
    (["figma"], "Figma REST API answers", "frames, texts, images, rows; kinds by component and layer names"),
    (
      ["ios-page-source", "idb"], "iOS page sources (Appium, XCUITest), idb and AXe",
      "frames in pt, cells, headers, See All"
    ),
    (
      ["uiautomator", "maestro", "rico", "droidbot"],
      "Android dumps (uiautomator, Appium), Maestro, Rico, DroidBot (MobileViews)",
      "frames in px; in dp where the density is known, or does not matter"
    ),
  ]

  /// The facts that files of a format tell of no element, in the order of the vocabulary.
  private static func unsupportedFacts(_ facts: SupportedFacts) -> [String] {
    Member.allCases.filter { member in
      let kinds = Kind.allCases.filter { Vocabulary.declaration(of: member, in: $0) != nil }
      return !kinds.isEmpty && !kinds.contains { facts.tells(member, of: $0) }
    }.map(\.name)
  }

  /// The facts that an element can have at all.
  private static var all: [Member] {
    Member.allCases.filter { member in
      Kind.allCases.contains { Vocabulary.declaration(of: member, in: $0) != nil }
    }
  }

  /// `UPDATE_GOLDEN=1` writes the table and the page anew.
  @Test func readmeHasTheTable() throws {
    let formats = Dictionary(Formats.all.map { ($0.name, $0.supportedFacts) }) { first, _ in first }
    #expect(Set(Self.rows.flatMap(\.names)) == Set(formats.keys.filter { !$0.isEmpty }))
    var table = "| Format | What it can tell | Facts and parts |\n| --- | --- | ---: |\n"
    var page = """
      # What the formats can tell

      A check that waits for a fact which its format never tells is *unsupported*, and not inconclusive: nothing that is written into such a
      file would settle it. The lists are those of `tellable` beside each format in `Sources/Formats`; a test holds them against what readers
      find, and writes this page.

      """
    for row in Self.rows {
      let unsupportedFacts = try Self.unsupportedFacts(#require(formats[row.names[0]]))
      for name in row.names {
        #expect(try Self.unsupportedFacts(#require(formats[name])) == unsupportedFacts, "\(name)")
      }
      let told = Self.all.count - unsupportedFacts.count
      table += "| \(row.title) | \(row.summary) | [\(told) of \(Self.all.count)](../reference/formats.md) |\n"
      page += "\n## \(row.title)\n\nTells \(row.summary).\n\n"
      page +=
        unsupportedFacts.isEmpty
        ? "Never told: nothing.\n" : "Never told: \(unsupportedFacts.map { "`\($0)`" }.joined(separator: ", ")).\n"
    }
    let difference = try GeneratedText.difference(
      of: table, fromPart: "formats", ofFile: "docs/background/how-it-decides.md")
    #expect(difference == nil, "\(difference ?? "")")
    let other = try GeneratedText.difference(of: page, fromFile: "docs/formats.md")
    #expect(other == nil, "\(other ?? "")")
  }
}

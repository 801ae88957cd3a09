import Foundation
import Screens
import TestSupport
import Testing

@testable import Formats

/// The facts that formats support, compared with those that their readers find.
@Suite struct SupportedFactsTests {
  private static let corpus = "../shared/corpus"
  private static let folders = ["Fixtures/formats", "Fixtures/screens", "Fixtures/encodings", corpus]

  /// A fact or part that a file of a format has.
  private struct FoundFact: Hashable {
    var format: String
    var kind: Kind
    var member: Member
  }

  /// Collects the facts and parts of screens.
  private final class Collector: ScreenConsumer {
    var found: [FoundFact: String] = [:]
    var path = ""
    var format = ""

    func consume(_ tree: ScreenTree, from source: SourceReader) {
      for index in 0..<tree.count {
        let element = tree[index]
        for declaration in Vocabulary[element.kind].members where isKnown(declaration, of: element) {
          let key = FoundFact(format: format, kind: element.kind, member: declaration.member)
          if found[key] == nil { found[key] = path }
        }
      }
    }

    /// Whether the element has the fact, or has the part or is known not to have it.
    private func isKnown(_ declaration: MemberDeclaration, of element: Element) -> Bool {
      if !declaration.isPart { return element.isKnown(declaration.member) }
      return !element.isExplicitlyUnknown(declaration.member)
    }
  }

  private static func collect(_ options: ReaderOptions) -> Collector {
    let collector = Collector()
    let reader = ScreenFileReader(Formats.all, options)
    let extensions = Set(Formats.candidateExtensions)
    for folder in folders {
      for path in Repository.files(below: folder) where extensions.contains((path as NSString).pathExtension) {
        let url = Repository.url(path).path
        collector.path = path
        let forward = Forward(collector, reader)
        // Other tests check files that cannot be read.
        try? reader.read(for: forward) { source throws(ReadError) in try source.open(url, path: path) }
      }
    }
    return collector
  }

  /// Gives the collector the format of a screen.
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

  /// A check of a fact that a reader finds must not be unsupported.
  @Test func readersFindSupportedFactsOnly() {
    var sparse = ReaderOptions()
    (sparse.platform, sparse.density) = (.android, 2.625)
    let formats = Dictionary(Formats.all.map { ($0.name, $0.supportedFacts) }) { first, _ in first }
    for options in [ReaderOptions(), sparse] {
      let found = Self.collect(options).found
      #expect(Set(found.keys.map(\.format)).count >= 10)
      let wrong = found.filter { formats[$0.key.format]?.supports($0.key.member, of: $0.key.kind) == false }
      let lines = wrong.map { "\($0.key.format) has \($0.key.member.name) of \($0.key.kind.name) in \($0.value)" }
      #expect(lines.isEmpty, "\(lines.sorted().joined(separator: "\n"))")
    }
  }

  @Test func derivedFactsAreSupported() {
    let facts = SupportedFacts(
      [.width, .text], of: [.image: [.shape]], never: [.objectCell: [.tags], .title: [.text]])
    #expect(facts.supports(.frame, of: .button) && facts.supports(.smallDevice, of: .screen))
    #expect(
      facts.supports(.shape, of: .image) && facts.supports(.text, of: .subtitle) && !facts.supports(.text, of: .title))
    #expect(facts.supports(.title, of: .objectCell) && !facts.supports(.tags, of: .objectCell))
    #expect(facts.supports(.platform, of: .screen) && facts.supports(.deviceClass, of: .screen))
    #expect(!facts.supports(.lines, of: .title) && SupportedFacts.all.supports(.lines, of: .title))
  }

  // MARK: Documentation

  /// A line of the tables: formats that support the same facts.
  private struct Row {
    var names: [String]
    /// As people know them.
    var title: String
    /// The head of a column.
    var short: String
    /// What they support, in a few words.
    var summary: String
    /// What a file has that is detected as one of them.
    var detection: String
  }

  private static let rows = [
    Row(
      names: ["json", "xml"], title: "screen description, JSON or XML", short: "description",
      summary: "everything that the rules ask",
      detection:
        "JSON: an object whose `type` is a kind, an object with `screens`, or an array of such objects; XML: the root `<screen>`, `<screens>` or a kind"
    ),
    Row(
      names: ["mdk"], title: "SAP MDK `.page`, `.fragment`", short: "MDK",
      summary: "cells, taps, headers; what scripts and bindings decide is unknown",
      detection: "the extension; other JSON: the `_Type` of its controls and sections"),
    Row(
      names: ["interface-builder"], title: "Interface Builder `.storyboard`, `.xib` for iOS",
      short: "Interface Builder",
      summary: "kinds, segues, declared and pinned sizes",
      detection: "the root `<document>` with a type that begins with `com.apple.InterfaceBuilder`"),
    Row(
      names: ["android-layout"], title: "Android `res/layout*/*.xml`", short: "Android layout",
      summary:
        "SAP Fiori components, sizes in dp; resources are looked up in the same `res` and in the project's other "
        + "modules",
      detection: "a view as the root, and `layout_width` or `layout_height` of the Android namespace"),
    Row(
      names: ["figma"], title: "Figma REST API answers", short: "Figma",
      summary: "frames, texts, images, rows; kinds by component and layer names",
      detection: "a `document`, `nodes` or a node with a Figma type and `absoluteBoundingBox`, `children` or similar"),
    Row(
      names: ["figma-metadata"], title: "Figma outlines (`get_metadata` of the MCP server)", short: "Figma outline",
      summary: "frames and rows; kinds by layer names; no texts",
      detection: "a layer such as `frame` or `canvas` as the root, with `id`, `name`, `x`, `y`, `width` and `height`"),
    Row(
      names: ["ios-page-source", "xctest-description", "idb", "agent-device"],
      title: "iOS page sources (Appium, XCUITest), `debugDescription` of XCTest, idb, AXe, agent-device",
      short: "iOS page source", summary: "frames in pt, cells, headers, See All",
      detection:
        "XML elements `XCUIElementType…`; text: `Element subtree:` or `Application, 0x…`, and lines with frames; JSON: "
        + "`AXFrame`, or `role` and `frame`; agent-device: `nodes` with `index` and `ref`"),
    Row(
      names: ["xctest"], title: "XCTest snapshots (`dictionaryRepresentation`), WebDriverAgent's JSON",
      short: "XCTest snapshot", summary: "as iOS page sources, with size classes",
      detection: "`elementType`, `rawIdentifier`, `isVisible` or `nativeFrame`, and a frame"),
    Row(
      names: ["uiautomator", "android-cli", "maestro", "rico", "droidbot", "roborazzi", "compose"],
      title:
        "Android dumps (uiautomator, Appium), Android CLI, Maestro, Rico, DroidBot (MobileViews), Roborazzi, Compose",
      short: "Android dump",
      summary: "frames in px; in dp where the density is known, or does not matter",
      detection:
        "uiautomator: the root `<hierarchy>` with `rotation`, or nodes with `bounds`; Maestro: `attributes` and "
        + "`children`; Rico: `activity`; DroidBot: `views`; Android CLI: `center` and `interactions`; Roborazzi: "
        + "`schemaVersion`, `capture` and `root`; Compose: `Node #1 at (l=…)px`"),
  ]

  /// How far formats support a fact or part: for all elements that can have it, for some, or for none.
  private enum Support: String {
    case all = "yes"
    case some = "partly"
    case none = "no"

    init(_ member: Member, _ facts: SupportedFacts) {
      let kinds = SupportedFactsTests.kinds(with: member)
      let count = kinds.count { facts.supports(member, of: $0) }
      self = count == kinds.count ? .all : count == 0 ? .none : .some
    }
  }

  private static func kinds(with member: Member) -> [Kind] {
    Kind.allCases.filter { Vocabulary.declaration(of: member, in: $0) != nil }
  }

  /// The facts and parts that an element can have, in the order of the vocabulary.
  private static let members = Member.allCases.filter { !kinds(with: $0).isEmpty }

  /// The facts of the formats of each row, which support the same ones.
  private static func facts() throws -> [SupportedFacts] {
    let formats = Dictionary(Formats.all.map { ($0.name, $0.supportedFacts) }) { first, _ in first }
    #expect(Set(rows.flatMap(\.names)) == Set(formats.keys.filter { !$0.isEmpty }))
    return try rows.map { row in
      let all = try row.names.map { try #require(formats[$0]) }
      for (name, facts) in zip(row.names, all) {
        let isEqual = members.allSatisfy { Support($0, facts) == Support($0, all[0]) }
        #expect(isEqual, "\(name)")
      }
      return all[0]
    }
  }

  @Test func backgroundHasTheTable() throws {
    let rows = zip(Self.rows, try Self.facts()).map { row, facts in
      let count = Self.members.count { Support($0, facts) != .none }
      return [row.title, row.summary, "[\(count) of \(Self.members.count)](../reference/formats.md)"]
    }
    var table = GeneratedText.table(["Format", "Coverage", "Facts and parts"], rows)
    table.replace("| --- | --- | --- |", with: "| --- | --- | ---: |")
    let path = "docs/background/how-it-decides.md"
    #expect(try GeneratedText.difference(of: table, fromPart: "formats", ofFile: path) == nil)
  }

  @Test func formatsAreListed() throws {
    let builtIn = Dictionary(Formats.builtIn.map { ($0.name, $0) }) { first, _ in first }
    let rows = try Self.rows.map { row in
      let own = try row.names.flatMap { try #require(builtIn[$0]).fileExtensions.sorted() }
      let isXML = try row.names.filter { try #require(builtIn[$0]).isXML }.count
      let shared = (isXML < row.names.count ? ["json"] : []) + (isXML > 0 ? ["xml"] : [])
      return [
        row.title, GeneratedText.code(row.names), GeneratedText.code((own + shared).map { ".\($0)" }), row.detection,
      ]
    }
    let table = GeneratedText.table(["Format", "Name", "Extensions", "Detected by"], rows)
    #expect(try GeneratedText.difference(of: table, fromPart: "formats", ofFile: "docs/reference/formats.md") == nil)
  }

  @Test func unsupportedFactsAreListed() throws {
    let facts = try Self.facts()
    var (everywhere, descriptionOnly): ([Member], [Member]) = ([], [])
    var rows: [[String]] = []
    for member in Self.members {
      // Descriptions support everything.
      let support = facts.dropFirst().map { Support(member, $0) }
      if support.allSatisfy({ $0 == .all }) {
        everywhere.append(member)
      } else if support.allSatisfy({ $0 == .none }) {
        descriptionOnly.append(member)
      } else {
        rows.append(["`\(member.name)`"] + support.map(\.rawValue))
      }
    }
    let text =
      "Supported by all formats: \(GeneratedText.code(everywhere.map(\.name)))\n\n"
      + "Supported by screen descriptions only: \(GeneratedText.code(descriptionOnly.map(\.name)))\n\n"
      + "Supported by screen descriptions and some other formats:\n\n"
      + GeneratedText.table(["Fact or part"] + Self.rows.dropFirst().map(\.short), rows)
    #expect(try GeneratedText.difference(of: text, fromPart: "facts", ofFile: "docs/reference/formats.md") == nil)
  }
}

import Formats
import Foundation
import Screens
import Testing

/// Whole applications: ours, and those of the corpus where it is at hand.
@Suite struct MDKFileTests {
  @Test(arguments: Folders.files("Fixtures/screens", withExtension: "page", "fragment"))
  func everyFileOfTheDemoIsReadWithoutAProblem(_ file: String) throws {
    let result = read(file: file, as: MDKFormat())
    #expect(result.failure == nil)
    #expect(result.dumps.count == 1)
    #expect(result.problems.isEmpty)
  }

  /// Fixtures may be wrong on purpose; none may end the program, and none may show what lies outside its application.
  @Test(arguments: Folders.files("Fixtures/formats/mdk", withExtension: "page", "fragment"))
  func everyFixtureIsReadOrRefused(_ file: String) throws {
    let result = read(file: file, as: MDKFormat())
    #expect(result.dumps.count == (result.failure == nil ? 1 : 0))
    if file.contains("/escape/outer/app/") { #expect(!result.dump.contains("SECRET")) }
  }

  private static let corpus = Folders.files("../shared/corpus/mdk", withExtension: "page", "fragment")

  @Test(.enabled(if: !corpus.isEmpty, "the corpus of real applications is not beside the project"))
  func everyFileOfTheCorpusIsRead() throws {
    var accessories: [String: Int] = [:]
    var imageCollections = 0
    for file in Self.corpus {
      let source = SourceReader()
      try source.open(file, path: file)
      #expect(MDKFormat().recognizes(FileHead(source)), "\(file)")
      let result = read(file: file, as: MDKFormat()) { tree, _ in
        for index in 0..<tree.count {
          let element = tree[index]
          if element.kind == .collectionView, element.token(.layout) != .multiColumn {
            imageCollections += 1
            #expect(element.part(.header).element == nil)
          }
          guard element.kind == .objectCell, let accessory = element.part(.accessory).element,
            let control = accessory.token(.control)
          else { continue }
          let transition = element.part(.tap).element?.token(.transition)
          accessories["\(control.name) \(transition?.name ?? "-")", default: 0] += 1
        }
      }
      #expect(result.failure == nil, "\(file)")
      // Two pages misspell it.
      #expect(result.problems.allSatisfy { $0.kind == .unknownName && $0.text == #""SubStatusText""# }, "\(file)")
    }
    // Counted by another program: 61 chevrons, of which 57 open a page by an action, one of them a modal one.
    #expect(accessories == ["chevron push": 56, "chevron modal": 1, "chevron -": 4, "action -": 1])
    #expect(imageCollections == 3)
  }
}

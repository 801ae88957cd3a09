import Screens
import Testing

@Suite struct KindSetTests {
  private let some: KindSet = [.button, .image, .screen]

  @Test func holdsWhatItIsMadeOf() {
    #expect(some.contains(.image))
    #expect(!some.contains(.icon))
    #expect(KindSet(.icon) == [.icon])
  }

  @Test func goesOverItsKindsInOrder() {
    #expect(Array(some) == [.screen, .image, .button])
    #expect(some.first == .screen)
    #expect(Array(KindSet.all) == Kind.allCases)
  }

  @Test func isEmptyWithoutKinds() {
    let none: KindSet = []
    #expect(none.isEmpty)
    #expect(none.first == nil)
    #expect(!some.isEmpty)
  }

  @Test func combines() {
    #expect(some.union([.icon]) == [.screen, .image, .button, .icon])
    #expect(some.intersection([.icon, .image]) == [.image])
    #expect(some.subtracting([.icon, .image]) == [.screen, .button])
    #expect(some.isDisjoint(with: [.icon, .group]))
    #expect(!some.isDisjoint(with: [.icon, .image]))
  }

  @Test func changes() {
    var kinds = some
    kinds.insert(.icon)
    kinds.formUnion([.tag])
    kinds.formIntersection([.icon, .tag, .image])
    #expect(kinds == [.image, .icon, .tag])
  }

  /// The vocabulary has fewer kinds than there is room for.
  @Test func hasRoomFor64Kinds() {
    let last = KindSet(bits: 1 << 63)
    #expect(!last.isEmpty)
    #expect(last.isDisjoint(with: .all))
    #expect(last.intersection(.all).isEmpty)
    #expect(last.union(.all).subtracting(.all) == last)
    #expect(Array(last.union(.all)) == Kind.allCases, "a bit without a kind is none")
  }

  /// An engine holds a value of these for each case and instruction.
  @Test func isOneWord() { #expect(MemoryLayout<KindSet>.size == 8) }
}

import Screens
import TestSupport
import Testing

@Suite struct TreeBuilderTests {
  private let tree = ScreenTree()
  private let builder: TreeBuilder
  private let source = SourceReader()

  init() {
    builder = TreeBuilder(tree: tree)
    builder.startFile(source)
    builder.startScreen(at: 0, isOneOfSeveral: false)
    builder.open(.screen, as: nil, from: 0)
  }

  /// Opens an element, fills it, and closes it.
  private func add(_ kind: Kind, _ member: Member, _ body: () -> Void = {}) {
    builder.open(kind, as: member, from: 0)
    body()
    builder.close(at: 0)
  }

  // MARK: Places

  @Test func elementsAreFoundByTheirPlaces() {
    func add(_ kind: Kind, _ range: Range<Int>, _ body: () -> Void = {}) {
      builder.open(kind, as: .content, from: range.lowerBound, to: range.upperBound)
      body()
      builder.close()
    }
    add(.group, 10..<60) {
      add(.button, 12..<20)
      add(.button, 30..<50) { add(.label, 30..<50) { add(.label, 31..<33) } }
    }
    add(.button, 60..<70)
    builder.close(at: 80)
    let places = ElementsByOffset(tree)
    for start in 0..<75 {
      for end in start..<75 {
        let around = (1..<tree.count).filter { index in
          let place = tree.range(of: tree[index])
          return place.lowerBound <= start && end <= place.upperBound
        }
        #expect(places.innermost(around: start..<end) == around.last ?? 0, "\(start)..<\(end)")
        let inside = (1..<tree.count).filter { index in
          let place = tree.range(of: tree[index])
          return start <= place.lowerBound && place.upperBound <= end
        }
        let outermost = inside.filter { index in
          !inside.contains { tree[$0].descendants.contains { $0.index == index } }
        }
        #expect(places.outermost(in: start..<end) == outermost, "\(start)..<\(end)")
      }
    }
  }

  // MARK: Structure

  @Test func ordinalsCountSiblingsOfOneName() {
    add(.group, .content) { add(.button, .content) }
    add(.button, .content)
    add(.group, .content) {
      add(.button, .content)
      add(.label, .content) { add(.button, .content) }
      add(.button, .content)
    }
    add(.button, .content)
    add(.label, .content)
    builder.close(at: 0)
    let top = tree.root.children.map { "\($0.kind.name)\($0.ordinal)" }
    #expect(top == ["group1", "button1", "group2", "button2", "label1"])
    let inner = tree.root.descendants.map { "\($0.kind.name)\($0.ordinal)" }
    #expect(
      inner == [
        "group1", "button1", "button1", "group2", "button1", "label1", "button1", "button2", "button2", "label1",
      ])
  }

  @Test func partsThatAreUnknown() {
    add(.tableView, .content) {
      builder.setUnknown(.footer, at: 0..<0)
      add(.objectCell, .cells) { add(.title, .title) { builder.set(.text, text: "A", at: 0..<0) } }
      builder.setOthersUnknown(at: 0..<0)
    }
    builder.close(at: 0)
    let table = tree[1]
    #expect(
      Vocabulary[.tableView].members.filter { table.isExplicitlyUnknown($0.member) }.map(\.member) == [
        .header, .footer,
      ])
    // The cell was described by a format that says what is not there.
    #expect(tree[2].part(.subtitle).element == nil && !tree[2].hasUnknowns)
  }

  @Test func ordinalsTellListsOfOneKindApart() {
    add(.objectCell, .content) {
      add(.action, .swipeActions)
      add(.tap, .tap)
      add(.action, .swipeActions)
    }
    add(.accessory, .content) {
      add(.action, .actions)
      add(.action, .actions)
    }
    builder.close(at: 0)
    let ordinals = tree.root.descendants.filter { $0.kind == .action }.map { "\($0.member?.name ?? "")\($0.ordinal)" }
    #expect(ordinals == ["swipeActions1", "swipeActions2", "actions1", "actions2"])
  }

  @Test func walksInDocumentOrder() throws {
    add(.collectionView, .content) {
      add(.header, .header)
      add(.collectionCell, .cells) { add(.title, .title) }
      add(.collectionCell, .cells)
    }
    add(.label, .content)
    builder.close(at: 0)
    #expect(tree.count == 7 && tree[0] == tree.root)
    let view = try #require(tree.root.children.first { _ in true })
    #expect(view.children.map(\.kind) == [.header, .collectionCell, .collectionCell])
    #expect(view.members(.cells).map(\.index) == [3, 5])
    #expect(view.descendants.map(\.kind) == [.header, .collectionCell, .title, .collectionCell])
    #expect(tree[4].parent == tree[3] && tree[4].parent?.parent == view && tree[4].screen == tree.root)
    #expect(tree.root.parent == nil && tree.root.member == nil && tree[4].member == .title)
    #expect(tree[6].descendants.map(\.kind).isEmpty)
  }

  @Test func partsArePresentAbsentOrUnknown() {
    builder.setUnknown(.footer, at: 0..<0)
    add(.header, .header)
    builder.close(at: 0)
    #expect(tree.root.part(.header).element?.kind == .header)
    guard case .unknown = tree.root.part(.footer), case .absent = tree.root.part(.seeAll) else {
      return #expect(Bool(false), "the footer is unknown and the See All absent")
    }
    #expect(tree.root.hasUnknowns && !tree[1].hasUnknowns)
  }

  @Test func depthAndCurrent() {
    #expect(builder.depth == 1)
    #expect(builder.currentKind == .screen)
    builder.open(.group, as: .content, from: 0)
    #expect(builder.depth == 2)
    #expect(builder.currentKind == .group)
    #expect(builder.currentElement?.index == 1)
    builder.close()
    builder.close()
    #expect(builder.depth == 0)
    #expect(builder.currentKind == nil)
    #expect(builder.currentElement == nil)
    // One close too many, and facts of nothing, are ignored.
    builder.close()
    builder.set(.id, text: "x", at: 0..<1)
    #expect(tree.count == 2)
  }

  // MARK: Facts

  @Test func factsKeepTheirValues() {
    builder.set(.width, number: 359.5, at: 0..<1)
    builder.set(.editing, flag: true, at: 0..<1)
    builder.set(.readableWidth, flag: false, at: 0..<1)
    builder.set(.platform, token: .android, at: 0..<1)
    builder.set(.frame, frame: Frame(x: -1, y: 2, width: 3, height: 4), at: 0..<1)
    builder.set(.contentArea, frame: Frame(x: 5, y: 6, width: 0, height: 0), at: 0..<1)
    builder.set(.name, text: "Schuh ø \u{0}", at: 0..<1)
    builder.set(.text, text: "", at: 0..<1)
    builder.set(.quickActions, texts: ["Call", "", "Write"], at: 0..<1)
    builder.set(.motive, texts: [], at: 0..<1)
    builder.setUnknown(.height, at: 0..<1)
    builder.close(at: 0)
    let screen = tree.root
    #expect(screen.number(.width) == 359.5)
    #expect(screen.flag(.editing) == true)
    #expect(screen.flag(.readableWidth) == false)
    #expect(screen.token(.platform) == .android)
    #expect(screen.frame() == Frame(x: -1, y: 2, width: 3, height: 4))
    #expect(screen.frame(.contentArea)?.isEmpty == true)
    #expect(screen.text(.name) == "Schuh ø \u{0}")
    #expect(screen.text(.text)?.isEmpty == true)
    #expect(screen.texts(.quickActions) == ["Call", "", "Write"])
    #expect(screen.texts(.motive) == [])
    #expect(screen.number(.height) == nil)
    #expect(screen.isExplicitlyUnknown(.height))
    #expect(!screen.isKnown(.height))
    #expect(screen.number(.columns) == nil)
    #expect(!screen.isExplicitlyUnknown(.columns))
    #expect(!screen.isKnown(.columns))
    #expect(screen.isKnown(.width))
    #expect(!screen.isExplicitlyUnknown(.width))
  }

  @Test func everythingGrows() {
    let count = 20_000
    for number in 0..<count {
      builder.open(.button, as: .content, from: number)
      builder.set(.id, text: "button \(number)", at: number..<number + 1)
      builder.set(.frame, frame: Frame(x: Double(number), y: 0, width: 1, height: 1), at: number..<number + 1)
      builder.set(.quickActions, texts: ["\(number)", "x"], at: number..<number + 1)
      builder.close(at: number + 1)
    }
    builder.close(at: count)
    #expect(tree.count == count + 1)
    var number = 0
    for element in tree.root.children {
      let isRight =
        element.text(.id) == "button \(number)" && element.frame()?.x == Double(number)
        && element.texts(.quickActions) == ["\(number)", "x"] && element.ordinal == number + 1
        && tree.range(of: element) == number..<number + 1
      if !isRight { #expect(Bool(false), "element \(number)") }
      number += 1
    }
    #expect(number == count)
  }

  @Test func textLongerThanTheStorage() {
    let text = String(repeating: "ä", count: 100_000)
    builder.set(.name, text: text, at: 0..<1)
    builder.close(at: 0)
    #expect(tree.root.text(.name) == text)
  }

  @Test(arguments: [(nil, nil, nil), (359.5, nil, true), (360, nil, false), (390, true, true), (320, false, false)])
  func smallDevice(width: Double?, given: Bool?, expected: Bool?) {
    if let width { builder.set(.width, number: width, at: 0..<0) }
    if let given { builder.set(.smallDevice, flag: given, at: 0..<0) }
    builder.close(at: 0)
    #expect(tree.root.isSmallDevice == expected)
  }

  @Test func smallDeviceGivenAsUnknownStaysSo() {
    builder.set(.width, number: 320, at: 0..<0)
    builder.setUnknown(.smallDevice, at: 0..<0)
    builder.close(at: 0)
    #expect(tree.root.isSmallDevice == nil)
  }

  // MARK: Places

  @Test func placesCountFromTheFilesBeginning() {
    builder.close(at: 10)
    builder.finishScreen()
    let far = 5 << 32
    builder.startScreen(at: far, isOneOfSeveral: true)
    builder.open(.screen, as: nil, from: far)
    builder.set(.name, text: "a", at: far + 2..<far + 9)
    builder.close(at: far + 100)
    #expect(tree.range(of: tree.root) == far..<far + 100)
    #expect(tree.range(of: .name, in: tree.root) == far + 2..<far + 9)
    #expect(tree.range(of: .width, in: tree.root) == far..<far + 100, "of a fact that is not given: the element's")
    #expect(tree.isOneOfSeveral)
    #expect(tree.ordinal == 2)
    #expect(tree.baseOffset == far)
  }

  // MARK: Problems

  @Test func problemsBelongToTheOpenElement() {
    builder.open(.group, as: .content, from: 3)
    builder.report(.invalidValue, "wrong", at: 4..<5)
    builder.close(at: 6)
    builder.close(at: 7)
    #expect(tree.problems.map(\.element) == [1])
    #expect(tree.problems.map(\.range) == [4..<5])
    #expect(!builder.takeRemainingProblems())
  }

  @Test func problemsBetweenScreensGoToTheNextOne() {
    builder.close(at: 0)
    builder.finishScreen()
    builder.report(.unknownName, "between", at: 1..<2)
    builder.startScreen(at: 5, isOneOfSeveral: true)
    builder.open(.screen, as: nil, from: 5)
    builder.close(at: 6)
    #expect(tree.problems.map(\.message) == ["between"])
    builder.finishScreen()
    #expect(!builder.takeRemainingProblems(), "they are reported once")
    builder.report(.unknownName, "behind all", at: 7..<8)
    #expect(builder.takeRemainingProblems())
    #expect(tree.problems.map(\.message) == ["behind all"])
    #expect(tree.count == 1)
    #expect(!builder.takeRemainingProblems())
  }

  /// A screen that is cut off is read again, and what stood before it is still wrong.
  @Test func problemsSurviveAnAbandonedScreen() {
    builder.close(at: 0)
    builder.finishScreen()
    builder.report(.unknownName, "between", at: 1..<2)
    for _ in 0..<3 {
      builder.startScreen(at: 5, isOneOfSeveral: true)
      builder.open(.screen, as: nil, from: 5)
      builder.report(.invalidValue, "inside", at: 5..<6)
      builder.abandonScreen()
    }
    builder.startScreen(at: 5, isOneOfSeveral: true)
    builder.open(.screen, as: nil, from: 5)
    builder.report(.invalidValue, "inside", at: 5..<6)
    builder.close(at: 6)
    #expect(tree.problems.map(\.message) == ["between", "inside"])
    #expect(tree.ordinal == 2)
  }

  @Test func newFileForgetsTheLastOne() {
    builder.report(.unknownName, "inside", at: 0..<1)
    builder.close(at: 0)
    builder.report(.unknownName, "outside", at: 0..<1)
    builder.startFile(source)
    #expect(!builder.takeRemainingProblems())
    #expect(tree.problems.isEmpty)
    #expect(tree.count == 0)
    #expect(tree.ordinal == 0)
  }

  // MARK: What the user supplies

  @Test func suppliedPlatformFillsWhatIsNotGiven() {
    builder.close(at: 0)
    builder.supply(ReaderOptions(platform: .ios))
    #expect(tree.root.token(.platform) == .ios)
  }

  @Test func suppliedPlatformFillsWhatIsUnknown() {
    builder.setUnknown(.platform, at: 0..<0)
    builder.close(at: 0)
    builder.supply(ReaderOptions(platform: .ios))
    #expect(tree.root.token(.platform) == .ios)
    #expect(!tree.root.isExplicitlyUnknown(.platform))
  }

  @Test func givenPlatformStays() {
    builder.set(.platform, token: .android, at: 0..<0)
    builder.close(at: 0)
    builder.supply(ReaderOptions(platform: .ios))
    #expect(tree.root.token(.platform) == .android)
  }

  @Test func traitsAreSupplied() {
    var options = ReaderOptions(platform: .ios)
    options.traits = ["tablet", "landscape", "compact", "small", "map"].compactMap(ReaderOptions.Trait.init(word:))
    builder.close(at: 0)
    builder.supply(options)
    let screen = tree.root
    #expect(screen.token(.deviceClass) == .tablet)
    #expect(screen.token(.orientation) == .landscape)
    #expect(screen.token(.widthClass) == .compact)
    #expect(screen.isSmallDevice == true)
    #expect(screen.token(.floorplan) == .map)
  }

  @Test(arguments: [
    ("ios", ReaderOptions.Trait.token(.platform, .ios)), ("crossPlatform", .token(.platform, .crossPlatform)),
    ("phone", .token(.deviceClass, .phone)), ("portrait", .token(.orientation, .portrait)),
    ("regular", .token(.widthClass, .regular)), ("small", .flag(.smallDevice, true)),
    ("listReport", .token(.floorplan, .listReport)),
  ])
  func traitsByWord(word: String, trait: ReaderOptions.Trait) {
    #expect(ReaderOptions.Trait(word: word) == trait)
  }

  @Test(arguments: ["", "IOS", "iphone", "grid", "json"]) func noTrait(word: String) {
    #expect(ReaderOptions.Trait(word: word) == nil)
  }
}

import Screens

/// Writes what a page source shows into a tree.
struct PageSourceScreenWriter: HeaderWriter {
  var elements: PageSourceElements
  let builder: TreeBuilder
  /// The views in the page source whose items are written as such, by their index.
  var views: [Int32: PageSourceView] = [:]
  /// What may be a header or See All, sorted by the bottom edge.
  var landmarks: [Int32] = []
  var screenWidth: Double?
  /// Whether the file shows only a part of the screen.
  var isFragment = false
  /// What is around the views, by their index.
  var surroundings: [Int32: PageSourceSurroundings] = [:]

  init(_ elements: PageSourceElements, _ builder: TreeBuilder) {
    self.elements = elements
    self.builder = builder
  }

  /// Writes one screen: an application, or the fragment of one that an element holds.
  mutating func write(screen: Int32) {
    let root = elements[screen]
    screenWidth = nil
    isFragment = !(screen..<root.end).contains { elements[$0].type == .application || elements[$0].type == .window }
    builder.open(.screen, as: nil, from: Int(root.start), to: Int(root.stop))
    builder.setPrecision(1)
    builder.expectCopies()
    // A television has no touch: no guideline is about what it shows.
    if isTelevision(screen) {
      builder.setUnknown(.content, at: Int(root.start)..<Int(root.start))
      return builder.close()
    }
    builder.set(.platform, token: .ios, at: Int(root.start)..<Int(root.start))
    writeSize(screen)
    findViews(screen)
    findLandmarks(screen)
    findSurroundings()
    writeElement(screen)
    builder.close()
  }

  /// The application, or the first window, that has a size.
  private func sized(_ screen: Int32) -> (index: Int32, frame: Frame)? {
    for index in screen..<elements[screen].end {
      let type = elements[index].type
      if type == .application || type == .window, let frame = elements.frame(index) { return (index, frame) }
    }
    return nil
  }

  /// Whether the screen has the size that all of tvOS have.
  private func isTelevision(_ screen: Int32) -> Bool {
    sized(screen).map { Devices.isTelevision(width: $0.frame.width, height: $0.frame.height) } ?? false
  }

  private mutating func writeSize(_ screen: Int32) {
    if let (index, frame) = sized(screen) {
      let place = Int(elements[index].frameStart)..<Int(elements[index].frameStop)
      screenWidth = frame.width
      builder.set(.width, number: frame.width, at: place)
      builder.set(.height, number: frame.height, at: place)
      if let token = Devices.appleClass(width: frame.width, height: frame.height) {
        builder.set(.deviceClass, token: token, at: place)
        if frame.width != frame.height {
          builder.set(.orientation, token: frame.width < frame.height ? .portrait : .landscape, at: place)
        }
      }
    }
  }

  private mutating func findViews(_ screen: Int32) {
    views.removeAll(keepingCapacity: true)
    for index in screen..<elements[screen].end where isView(index) {
      let view = PageSourceView(index, in: elements, width: screenWidth)
      guard !view.isEmpty else { continue }
      views[index] = view
      if case .unclear = view.layout { continue }
      for item in view.items {
        for inner in item..<elements[item].end { elements[inner].states.insert(.inItem) }
      }
    }
  }

  /// Whether an element shows items: a collection view, a table, or a row of its own inside a collection view.
  private func isView(_ index: Int32) -> Bool {
    let element = elements[index]
    guard element.states.contains(.holdsCell), element.states.isDisjoint(with: [.isSystem, .isRemote]) else {
      return false
    }
    switch element.type {
    case .collection, .table: return true
    case .scroll: return element.container >= 0 && elements[element.container].type == .collection
    default: return false
    }
  }

  // MARK: Content

  /// Writes what an element holds, as content of the open one.
  func writeContent(of parent: Int32) {
    for child in elements.children(of: parent) { writeElement(child) }
  }

  /// Writes an element as content of the open one.
  func writeElement(_ index: Int32) {
    let element = elements[index]
    if element.type == .system || element.states.contains(.isClaimed) { return }
    if element.states.contains(.isRemote) { return writeRemote(index) }
    if let view = views[index] { return write(view) }
    if let kind = element.kind {
      if kind.isCell { return writeItem(index, kind, as: .content) }
      if [.icon, .group].contains(kind) { return writeNamed(kind, index) }
      if kind == .collectionView || kind == .tableView { return writeNamedView(kind, index) }
    }
    if element.type == .control || isPageControl(index) { return writeControl(index) }
    if element.isLink { return writeLink(index) }
    if element.isButton { return writeButton(index) }
    switch element.type {
    case .image: writeGeneric(.image, index)
    case .text: writeGeneric(.label, index)
    default: writeContent(of: index)
    }
  }

  private func writeGeneric(_ kind: Kind, _ index: Int32) {
    open(kind, as: .content, index)
    setFrame(index)
    if kind == .label { setText(.text, index) }
    if kind == .image { setSpoken(index) }
    builder.close()
  }

  private func writeButton(_ index: Int32) {
    let element = elements[index]
    open(.button, as: .content, index)
    setID(index)
    setTargetFrame(index)
    setText(.text, index)
    setSpoken(index)
    if isMute(index) { builder.set(.accessibilityLabel, text: "", at: start(index)) }
    builder.set(.interactive, flag: !element.states.contains(.disabled), at: start(index))
    writeTargets(in: index)
    builder.close()
  }

  /// What can be tapped inside of something that can be tapped itself.
  private func writeTargets(in parent: Int32) {
    for child in elements.children(of: parent) {
      if views[child] != nil || elements[child].isButton && !elements[child].isPieceOfButton {
        writeElement(child)
      } else if elements[child].type != .control, !elements[child].isLink {
        writeTargets(in: child)
      }
    }
  }

  /// What the system draws is smaller than the area that reacts, which may be the whole row.
  private func writeControl(_ index: Int32) {
    open(.group, as: .content, index)
    setID(index)
    builder.setUnknown(.frame, at: place(index))
    builder.set(
      .interactive, flag: !elements[index].states.contains(.disabled),
      at: start(index))
    builder.close()
  }

  /// A page control is called a button, and speaks of pages only.
  private func isPageControl(_ index: Int32) -> Bool {
    guard elements[index].type == .button, let label = elements[index].label else { return false }
    return elements.withBytes(label) { bytes in
      let words = bytes.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      return words.count == 4 && words[0].elementsEqual("Page".utf8) && words[2].elementsEqual("of".utf8)
        && words[1].allSatisfy { $0 &- 48 < 10 } && words[3].allSatisfy { $0 &- 48 < 10 }
    }
  }

  /// A link in a text is as large as its words.
  private func writeLink(_ index: Int32) {
    open(.label, as: .content, index)
    builder.setUnknown(.frame, at: place(index))
    setText(.text, index)
    builder.set(.interactive, flag: true, at: start(index))
    builder.close()
  }

  /// What another process shows is not the application's.
  private func writeRemote(_ index: Int32) {
    open(.group, as: .content, index)
    setID(index)
    builder.setUnknown(.frame, at: place(index))
    builder.setUnknown(.content, at: place(index))
    builder.close()
  }

  // MARK: Facts

  func open(_ kind: Kind, as member: Member, _ index: Int32) {
    builder.open(kind, as: member, from: Int(elements[index].start), to: Int(elements[index].stop))
  }

  /// The beginning of an element, for facts that it does not spell out.
  func start(_ index: Int32) -> Range<Int> { Int(elements[index].start)..<Int(elements[index].start) }

  func place(_ index: Int32) -> Range<Int> {
    let element = elements[index]
    return element.frameStop > element.frameStart
      ? Int(element.frameStart)..<Int(element.frameStop) : Int(element.start)..<Int(element.stop)
  }

  func setFrame(_ index: Int32) {
    if let frame = elements.frame(index) {
      builder.set(.frame, frame: frame, at: place(index))
    } else {
      builder.setUnknown(.frame, at: place(index))
    }
  }

  /// The frame of something that is tapped: unknown where it is not seen, or where the system gives it more room.
  func setTargetFrame(_ index: Int32) {
    if elements[index].states.isDisjoint(with: [.invisible, .isPlaced]), !isFurniture(index) {
      setFrame(index)
    } else {
      builder.setUnknown(.frame, at: place(index))
    }
  }

  /// Whether the system draws it around content to be dragged, or lays it over content for assistive technology. Such
  /// an element reacts in another way or area, and is too thin to be a touch target.
  private func isFurniture(_ index: Int32) -> Bool {
    let element = elements[index]
    if let frame = elements.frame(index), min(frame.width, frame.height) < Self.leastTarget { return true }
    return elements.text(
      element.label ?? element.name, hasPrefix: "sheet grabber", "vertical scroll", "horizontal scroll")
  }

  private static let leastTarget = 8.0

  func setText(_ member: Member, _ index: Int32) {
    if let label = elements[index].label {
      elements.withBytes(label) { builder.set(member, text: $0, at: label.place) }
    } else {
      builder.setUnknown(member, at: Int(elements[index].start)..<Int(elements[index].stop))
    }
  }

  /// What VoiceOver says of an element.
  func setSpoken(_ index: Int32) {
    guard let label = elements[index].label else { return }
    elements.withBytes(label) { builder.set(.accessibilityLabel, text: $0, at: label.place) }
  }

  /// Whether VoiceOver reaches a button of which it has nothing to say, nor of what is in it.
  private func isMute(_ index: Int32) -> Bool {
    let element = elements[index]
    guard element.type == .button, element.states.contains(.isReached),
      element.states.isDisjoint(with: [.invisible, .disabled, .isRemote, .isSystem, .isStray])
    else { return false }
    return (index..<element.end).allSatisfy { elements[$0].label == nil }
  }

  func setID(_ index: Int32) {
    guard let name = elements[index].name else { return }
    elements.withBytes(name) { builder.set(.id, text: $0, at: name.place) }
  }
}

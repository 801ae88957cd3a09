import Screens

/// Writes what a document of Interface Builder shows into a tree.
struct InterfaceBuilderScreenWriter {
  let elements: InterfaceBuilderElements
  let builder: TreeBuilder
  let sizes: InterfaceBuilderSizes
  private let kinds: KindNames
  private var dots = PageDots()

  init(_ elements: InterfaceBuilderElements, _ options: ReaderOptions, _ builder: TreeBuilder) {
    self.elements = elements
    self.builder = builder
    kinds = options.kinds
    sizes = InterfaceBuilderSizes(elements)
  }

  /// Writes one screen: the view of a controller, or a view that has none.
  mutating func write(_ screen: (owner: Int32, view: Int32)) {
    let owner = elements[screen.owner]
    builder.open(.screen, as: nil, from: Int(owner.start), to: Int(owner.stop))
    let name = elements.name(
      of: screen.owner, .storyboardIdentifier, .customClass, .reuseIdentifier, .title, .userLabel, .objectID)
    if let name { setText(.name, name) }
    let start = Int(owner.start)..<Int(owner.start)
    builder.set(.platform, token: .ios, at: start)
    builder.expectTaps(by: "an action, segue or gesture")
    if let size = elements.deviceSize, !owner.states.contains(.hasFreeSize) {
      if let token = Devices.appleClass(width: size.width, height: size.height) {
        builder.set(.deviceClass, token: token, at: start)
      }
      builder.set(.width, number: size.width, at: start)
      builder.set(.height, number: size.height, at: start)
      builder.set(.orientation, token: size.width < size.height ? .portrait : .landscape, at: start)
    }
    write(screen.view)
    builder.close()
  }

  // MARK: Content

  /// Writes what an element holds, as content of the open one.
  mutating func writeContent(of parent: Int32) {
    for child in elements.children(of: parent) { write(child) }
  }

  /// Writes a view as content of the open element.
  mutating func write(_ index: Int32) {
    let element = elements[index]
    guard element.tag.isView, !element.states.contains(.hidden) else { return }
    switch element.tag {
    case .collectionView: return writeCollection(index)
    case .tableView: return writeTable(index)
    case .collectionCell: return writeCollectionCell(index, as: .content, isItem: false)
    case .tableCell: return writeRow(index, as: .content)
    default: break
    }
    if case .kind(let kind)? = meaning(of: index), Vocabulary.contentKinds.contains(kind), !isOwn(kind, element.tag) {
      return writeNamed(index, as: kind)
    }
    switch element.tag {
    case .label: writeGeneric(.label, index)
    case .button: writeButton(index)
    case .image: writeImageView(index)
    case .control: writeControl(index)
    case .canvas: writeUnknown(index)
    default:
      let isDrawn = element.states.contains(.hasClass) && element.end == index + 1 && element.role != .root
      if isDrawn { return writeUnknown(index) }
      guard element.states.contains(.reacts), !element.states.contains(.untouchable) else {
        return writeContent(of: index)
      }
      open(.group, as: .content, index)
      setID(index)
      setFrame(index)
      builder.set(.interactive, flag: true, at: start(index))
      writeContent(of: index)
      builder.close()
    }
  }

  /// Whether an element is written as a kind anyway.
  private func isOwn(_ kind: Kind, _ tag: InterfaceBuilderTag) -> Bool {
    switch tag {
    case .label: kind == .label
    case .button: kind == .button
    case .image: kind == .image
    default: false
    }
  }

  /// A view that a user says the kind of: what it is made of, its inner views do not say.
  private mutating func writeNamed(_ index: Int32, as kind: Kind) {
    open(kind, as: .content, index)
    setID(index)
    setFrame(index)
    leaveOpen(partsOf: kind, except: [], index)
    builder.close()
  }

  private mutating func writeGeneric(_ kind: Kind, _ index: Int32) {
    open(kind, as: .content, index)
    setID(index)
    setFrame(index)
    if let text = elements[index].text, !isPlaceholder(index) { setText(.text, text) }
    setSpoken(index)
    if kind == .label { setLook(of: index) }
    if isTappable(index) { builder.set(.interactive, flag: true, at: start(index)) }
    builder.close()
  }

  private mutating func writeImageView(_ index: Int32) {
    if isTappable(index) { return writeGeneric(.icon, index) }
    open(.image, as: .content, index)
    writeImage(index)
    builder.close()
  }

  private func isTappable(_ index: Int32) -> Bool {
    elements[index].states.contains(.reacts) && !elements[index].states.contains(.untouchable)
  }

  mutating func writeButton(_ index: Int32) {
    open(.button, as: .content, index)
    setID(index)
    setFrame(index)
    if let text = elements[index].text { setText(.text, text) }
    setSpoken(index)
    setLook(of: index)
    setInteractive(index)
    builder.close()
  }

  /// The least side of an area that people can tap, in points.
  private static let leastTarget = 44.0

  /// What the system draws may be smaller than the area that reacts: that people can tap what is seen is sure of one
  /// that is large enough.
  private mutating func writeControl(_ index: Int32) {
    open(.group, as: .content, index)
    setID(index)
    setFrame(index)
    let states = elements[index].states
    if !states.isDisjoint(with: [.untouchable, .noTarget]) {
      builder.set(.interactive, flag: false, at: start(index))
    } else if let frame = sizes.frame(of: index, elements), min(frame.width, frame.height) >= Self.leastTarget,
      !states.contains(.disabled)
    {
      builder.set(.interactive, flag: true, at: start(index))
    } else {
      builder.setUnknown(.interactive, at: elements[index].place)
    }
    builder.close()
  }

  /// A view that code draws, or that another scene fills.
  private mutating func writeUnknown(_ index: Int32) {
    open(.group, as: .content, index)
    setID(index)
    setFrame(index)
    if isTappable(index) { builder.set(.interactive, flag: true, at: start(index)) }
    builder.setUnknown(.content, at: elements[index].place)
    builder.close()
  }

  // MARK: Facts

  func open(_ kind: Kind, as member: Member, _ index: Int32) {
    builder.open(kind, as: member, from: Int(elements[index].start), to: Int(elements[index].stop))
    setName(index)
  }

  /// What people call it: by its title, by what VoiceOver says, by its outlet. Cells have names of their own.
  private func setName(_ index: Int32) {
    let element = elements[index]
    guard element.tag.isView, element.tag != .collectionCell, element.tag != .tableCell else { return }
    let title = isPlaceholder(index) && element.tag == .label ? nil : element.text.flatMap { $0.isEmpty ? nil : $0 }
    guard let name = title ?? elements.name(of: index, .accessibilityLabel) ?? element.outlet else { return }
    _ = elements.texts.withBytes(of: name) { builder.name($0) }
  }

  /// The beginning of an element, for facts that it does not spell out.
  func start(_ index: Int32) -> Range<Int> { Int(elements[index].start)..<Int(elements[index].start) }

  /// The frame, where both lengths of it are facts, or else the one that is.
  ///
  /// Where code makes another area of a button react, its lengths count where they have room for a finger.
  mutating func setFrame(_ index: Int32) {
    let place = elements[index].framePlace
    if hasOwnTarget(index) {
      let frame = sizes.frame(of: index, elements)
      guard let frame, min(frame.width, frame.height) >= Self.leastTarget else {
        return builder.setUnknown(.frame, at: place)
      }
    }
    if let frame = sizes.frame(of: index, elements) { return builder.set(.frame, frame: frame, at: place) }
    setLength(.width, of: index, at: place)
    setLength(.height, of: index, at: place)
  }

  /// Writes a length that is a fact, or the length that a button never exceeds if this is too small for a finger.
  private mutating func setLength(_ member: Member, of index: Int32, at place: Range<Int>) {
    if let length = sizes.length(of: index, isWidth: member == .width, elements) {
      return builder.set(member, number: length, at: place)
    }
    guard elements[index].tag == .button, let limit = sizes.limit(of: index, isWidth: member == .width, elements),
      limit < Self.leastTarget
    else { return }
    builder.set(member, limit: limit, at: place)
  }

  private func hasOwnTarget(_ index: Int32) -> Bool {
    elements[index].tag == .button && elements[index].states.contains(.hasOwnTarget)
  }

  /// Whether people can tap something that is there for it. Without an action, a segue or a gesture it may be a
  /// picture, and what code makes of an outlet, the document does not say. Dots that show which page is seen are mostly
  /// there to be looked at.
  mutating func setInteractive(_ index: Int32) {
    let states = elements[index].states
    if !states.isDisjoint(with: [.untouchable, .noTarget]) {
      builder.set(.interactive, flag: false, at: start(index))
    } else if elements.isOutOfReach(index) {
      builder.setUnknown(.interactive, at: elements[index].place)
    } else if elements.isWired(index), !dots.include(index, elements) {
      // One that is disabled at first will not stay so.
      builder.set(.interactive, flag: true, at: start(index))
    } else if states.contains(.disabled) {
      builder.set(.interactive, flag: false, at: start(index))
    } else {
      builder.setUnknown(.interactive, at: elements[index].place)
    }
  }

  func setText(_ member: Member, _ text: TextStore.Text) {
    elements.texts.withBytes(of: text) { builder.set(member, text: $0, at: text.place) }
  }

  /// The name that is known best: that of cells in code, of accessibility, of Xcode's outline.
  func setID(_ index: Int32) {
    let name = elements.name(
      of: index, .reuseIdentifier, .accessibilityIdentifier, .restorationIdentifier, .userLabel, .objectID)
    if let name { setText(.id, name) }
  }

  /// Whether a text or image only stands for what code puts in its place.
  func isPlaceholder(_ index: Int32) -> Bool { elements[index].states.contains(.reached) }

  /// What an image view shows. Where code sets it, it may be anything, a placeholder too.
  mutating func writeImage(_ index: Int32) {
    let element = elements[index]
    setFrame(index)
    setSpoken(index)
    if element.states.contains(.noTarget) { builder.set(.decorative, flag: true, at: start(index)) }
    if let radius = element.cornerRadius { builder.set(.cornerRadius, number: radius, at: element.place) }
    if let image = element.image, !isPlaceholder(index) {
      setText(.source, image)
    } else {
      builder.setUnknown(.placeholder, at: element.place)
    }
  }

  func leaveOpen(partsOf kind: Kind, except known: [Member], _ index: Int32) {
    for member in Vocabulary[kind].members where member.isPart && !known.contains(member.member) {
      builder.setUnknown(member.member, at: elements[index].place)
    }
  }

  /// What the user says that one of an element's names stands for.
  func meaning(of index: Int32) -> KindNames.Meaning? {
    guard !kinds.isEmpty else { return nil }
    let roles: [InterfaceBuilderElement.NameRole] = [
      .customClass, .reuseIdentifier, .restorationIdentifier, .userLabel, .accessibilityIdentifier,
    ]
    for role in roles {
      guard let name = elements.name(of: index, role) else { continue }
      if let meaning = elements.texts.withBytes(of: name, { kinds.meaning(of: $0) }) { return meaning }
    }
    return nil
  }
}

import Screens

/// Turns the elements of one screen into views.
struct InterfaceBuilderViews {
  /// What an element lies in, as far as its meaning depends on it.
  enum Context {
    /// In no cell, or in one that is a section.
    case content
    /// In a cell whose parts are looked for.
    ///
    /// - Parameters:
    ///   - view: the cell.
    ///   - setsTexts: whether UIKit gives the labels of the cell, which code sets without outlets.
    case cell(view: Int32, setsTexts: Bool)
  }

  let elements: InterfaceBuilderElements
  let views: ObservedViews
  let sizes: InterfaceBuilderSizes
  private let kinds: KindNames
  private var dots = PageDots()

  init(_ elements: InterfaceBuilderElements, _ options: ReaderOptions, _ views: ObservedViews) {
    (self.elements, self.views, kinds) = (elements, views, options.kinds)
    sizes = InterfaceBuilderSizes(elements)
  }

  /// Pushes the view of a controller, or one that has none, and gives what is known of the screen itself.
  mutating func push(_ screen: (owner: Int32, view: Int32)) -> ObservedScreen {
    views.reset()
    push(screen.view, .content)
    let owner = elements[screen.owner]
    var observed = ObservedScreen(at: owner.place, views: 0..<views.count, factsAt: start(screen.owner))
    let name = elements.name(
      of: screen.owner, .storyboardIdentifier, .customClass, .reuseIdentifier, .title, .userLabel, .objectID)
    if let name { (observed.name, observed.namePlace) = (elements.string(name), name.place) }
    observed.platform = .ios
    if let size = elements.deviceSize, !owner.states.contains(.hasFreeSize) {
      (observed.width, observed.height) = (size.width, size.height)
      observed.deviceClass = Devices.appleClass(width: size.width, height: size.height)
      observed.orientation = size.width < size.height ? .portrait : .landscape
    }
    return observed
  }

  // MARK: Elements

  /// Pushes what an element holds.
  mutating func pushChildren(of parent: Int32, _ context: Context) {
    for child in elements.children(of: parent) { push(child, context) }
  }

  mutating func push(_ index: Int32, _ context: Context) {
    let element = elements[index]
    guard element.tag.isView else { return }
    switch context {
    case .content:
      if element.states.contains(.hidden), !isShownByCode(index) { return }
      switch element.tag {
      case .collectionView: pushCollection(index)
      case .tableView: pushTable(index)
      case .collectionCell, .tableCell: pushCell(index, isItem: false)
      default: pushContent(index)
      }
    case .cell(let cell, let setsTexts):
      if element.role == .background { return }
      // Code may show what is hidden, and some size classes show another cell.
      if !element.states.isDisjoint(with: [.hidden, .varies]) { views[cell].states.insert(.mayHoldMore) }
      if !element.states.contains(.hidden) { pushPart(index, context, setsTexts) }
    }
  }

  /// Whether a hidden button does something once it is tapped: code shows it at run time.
  private func isShownByCode(_ index: Int32) -> Bool {
    elements[index].tag == .button && elements[index].states.isDisjoint(with: .variesItself) && elements.isWired(index)
  }

  private mutating func pushContent(_ index: Int32) {
    let element = elements[index]
    var view = view(index, role: role(of: index))
    let meaning = meaning(of: index)
    switch meaning {
    case .kind(let kind)? where Vocabulary.contentKinds.contains(kind): view.kind = kind
    case .nothing?: view.states.insert(.noElement)
    default: if view.role == .control || view.role == .canvas { view.kind = .group }
    }
    let isTappable = element.states.contains(.reacts) && !element.states.contains(.untouchable)
    if view.role == .button {
      setTaps(ofButton: index, &view)
    } else if isTappable, view.role != .control {
      view.states.insert(.reacts)
      view.tapPlace = FilePlace(view.place.head)
    }
    let isShown = view.role != .container || view.kind != nil || view.states.contains(.reacts)
    if isShown { view.id = id(of: index) }
    setTexts(of: index, &view)
    let isReplaced = view.role == .text && isPlaceholder(index)
    open(view, index, isNamed: isShown, isReplaced: isReplaced)
    if isShown { setLengths(of: index) }
    switch view.role {
    case .text, .button:
      if let text = element.text, !isReplaced { setEmptyText(.text, text) }
      setLook(of: index)
    case .image: setImage(of: index, isDecorative: !isTappable)
    case .control: setControl(of: index)
    case .canvas: views.setUnknown(.content, at: element.place)
    default: pushChildren(of: index, .content)
    }
    views.close()
  }

  /// Pushes what may be a part of a cell.
  private mutating func pushPart(_ index: Int32, _ context: Context, _ setsTexts: Bool) {
    let element = elements[index]
    var view = view(index, role: role(ofPart: index))
    switch meaning(of: index) {
    case .kind(let kind)?: view.kind = kind
    case .nothing?: view.states.insert(.noElement)
    default: break
    }
    // What code makes of an outlet, the document does not say.
    if view.role.isButton ? !elements.isWired(index) : holdsTaps(index) { view.states.insert(.mayReact) }
    setTexts(of: index, &view)
    if view.role.isButton, view.spoken >= 0 { view.text = view.spoken }
    let isReplaced = view.role == .text && (element.text == nil || isPlaceholder(index) || setsTexts)
    open(view, index, isNamed: view.role != .container || view.kind != nil, isReplaced: isReplaced)
    switch view.role {
    case .text:
      setLengths(of: index)
      setLook(of: index)
    case .button, .iconButton:
      setLengths(of: index)
      setAction(of: index)
    case .image:
      setLengths(of: index)
      setImage(of: index, isDecorative: true)
    case .control, .canvas: break
    default: pushChildren(of: index, context)
    }
    views.close()
  }

  /// Whether an image, or a view that holds others, reacts to taps itself.
  private func holdsTaps(_ index: Int32) -> Bool {
    switch elements[index].tag {
    case .label, .control, .canvas: false
    default: elements[index].states.contains(.reacts)
    }
  }

  private func role(of index: Int32) -> ViewRole {
    let element = elements[index]
    switch element.tag {
    case .label: return .text
    case .image: return .image
    case .button: return .button
    case .control: return .control
    case .canvas: return .canvas
    default:
      // Code draws it.
      let isDrawn = element.states.contains(.hasClass) && element.end == index + 1 && element.role != .root
      return isDrawn ? .canvas : .container
    }
  }

  private func role(ofPart index: Int32) -> ViewRole {
    let element = elements[index]
    if element.role == .accessory { return .control }
    switch element.tag {
    case .collectionView, .tableView: return .canvas
    // It may be drawn as an image.
    case .button: return element.text == nil ? .iconButton : .button
    case .label, .image, .control, .canvas: return role(of: index)
    default:
      let isBare = element.end == index + 1 && element.role != .content
      return isBare && (element.states.contains(.hasClass) || element.frame == nil) ? .canvas : .container
    }
  }

  // MARK: Views

  func view(_ index: Int32, role: ViewRole) -> ObservedView {
    var view = ObservedView(at: elements[index].place)
    (view.role, view.box) = (role, elements[index].frame)
    return view
  }

  /// Opens the view of an element.
  ///
  /// - Parameters:
  ///   - isNamed: whether messages may name it.
  ///   - isReplaced: whether its text only stands for what code puts in its place.
  func open(_ view: ObservedView, _ index: Int32, isNamed: Bool = true, isReplaced: Bool = false) {
    var layer = ObservedLayer()
    if isNamed { layer.name = name(of: index, view) }
    if isReplaced { layer.flags.insert(.replaced) }
    views.open(view, layer)
  }

  func keep(_ text: TextStore.Text) -> Int32 { elements.texts.withBytes(of: text) { views.keep($0, at: text.place) } }

  /// What people call it: by its title, by what VoiceOver says, by its outlet. Cells have names of their own.
  private func name(of index: Int32, _ view: ObservedView) -> Int32 {
    let element = elements[index]
    if element.isCell { return ObservedView.absent }
    if let title = element.text, !title.isEmpty, element.tag != .label || !isPlaceholder(index) {
      return view.text >= 0 && view.text != view.spoken ? view.text : keep(title)
    }
    if view.spoken >= 0 { return view.spoken }
    return (elements.name(of: index, .accessibilityLabel) ?? element.outlet).map(keep) ?? ObservedView.absent
  }

  /// The name that is known best: that of cells in code, of accessibility, of Xcode's outline.
  func id(of index: Int32) -> Int32 {
    elements.name(
      of: index, .reuseIdentifier, .accessibilityIdentifier, .restorationIdentifier, .userLabel, .objectID
    ).map(keep) ?? ObservedView.absent
  }

  /// What is shown, and what VoiceOver says where the document says it. Without a label it says what is shown: a title,
  /// or the name of an image.
  private func setTexts(of index: Int32, _ view: inout ObservedView) {
    guard view.role.isSeen else { return }
    if let text = elements[index].text { view.text = keep(text) }
    if let label = elements.name(of: index, .accessibilityLabel) { view.spoken = keep(label) }
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

  /// Whether a text or image only stands for what code puts in its place.
  func isPlaceholder(_ index: Int32) -> Bool { elements[index].states.contains(.reached) }

  /// The beginning of an element, for facts that it does not spell out.
  func start(_ index: Int32) -> Range<Int> { Int(elements[index].start)..<Int(elements[index].start) }

  // MARK: Taps

  private mutating func setTaps(ofButton index: Int32, _ view: inout ObservedView) {
    let isTapped = isInteractive(index)
    view.states.insert(isTapped.map { $0 ? .reacts : .doesNotReact } ?? .mayReact)
    if isTapped != nil { view.tapPlace = FilePlace(view.place.head) }
  }

  /// Whether people can tap something that is there for it; `nil` where that is unknown.
  ///
  /// Without an action, a segue or a gesture it may be a picture, and what code makes of an outlet, the document does
  /// not say. Dots that show which page is seen are mostly there to be looked at.
  mutating func isInteractive(_ index: Int32) -> Bool? {
    let states = elements[index].states
    if !states.isDisjoint(with: [.untouchable, .noTarget]) { return false }
    if elements.isOutOfReach(index) { return nil }
    // One that is disabled at first will not stay so.
    if elements.isWired(index), !dots.include(index, elements) { return true }
    return states.contains(.disabled) ? false : nil
  }
}

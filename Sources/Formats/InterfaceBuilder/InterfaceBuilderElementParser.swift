import Screens

/// Puts the start tags of a document together to elements and what is said of them.
struct InterfaceBuilderElementParser {
  var elements = InterfaceBuilderElements()
  /// What is open, from the root.
  private var levels: [InterfaceBuilderTag] = []
  /// How many elements are open in which nothing is of interest.
  private var skipped = 0
  /// Whether a number that comes is the radius of corners, and an id that of a view left out.
  var isInCornerRadius = false
  var isInSubviewMask = false
  /// Whether the state of a button that is open is the normal one.
  var isNormalState = false

  mutating func removeAll() {
    elements.removeAll()
    levels.removeAll(keepingCapacity: true)
    skipped = 0
    isInCornerRadius = false
    isInSubviewMask = false
    isNormalState = false
  }

  mutating func open(_ tag: borrowing XMLStartTag) {
    guard skipped == 0 else {
      skipped += 1
      return
    }
    // Of the default variation, only its content makes a difference.
    if levels.last == .variation { noteVariation() }
    let kind = kind(of: tag)
    guard kind != .nothing else {
      skipped = 1
      return
    }
    if levels.isEmpty {
      elements.usesAutoLayout = tag.value(of: "useAutolayout").map { $0.equals("YES") } ?? false
    }
    levels.append(kind)
    if kind.isElement { openElement(kind, tag) } else { note(kind, tag) }
  }

  mutating func close() {
    guard skipped == 0 else {
      skipped -= 1
      return
    }
    guard let kind = levels.popLast() else { return }
    if kind == .runtimeAttribute { isInCornerRadius = false }
    if kind == .variation { isInSubviewMask = false }
    guard kind.isElement, elements.open >= 0 else { return }
    elements[elements.open].end = elements.count
    elements.open = elements[elements.open].parent
  }

  /// Whether what is noted is directly in the element that is open, and not in a state or variation of it.
  var isDirect: Bool { levels.count > 1 && levels[levels.count - 2].isElement }

  /// Whether it is in the normal state of the button that is open.
  var isOfNormalState: Bool { isNormalState && levels.count > 1 && levels[levels.count - 2] == .state }

  private func kind(of tag: borrowing XMLStartTag) -> InterfaceBuilderTag {
    let kind = InterfaceBuilderTag(tag.name)
    guard kind == .unknown else { return kind }
    switch levels.last {
    // A view that was not there when this was written.
    case .subviews: return .canvas
    case .objects: return tag.name.ends(with: "Controller") ? .controller : .nothing
    case nil: return .wrapper
    default: return .nothing
    }
  }

  /// A length, where it is one.
  func measure(_ text: UTF8Text) -> Double? {
    guard let number = parseNumber(text[...]), number.isFinite, abs(number) < 1e9 else { return nil }
    return number
  }

  // MARK: Elements

  /// Controllers that hold others, and are not pushed.
  private static let containers: [StaticString] = ["navigationController", "tabBarController", "splitViewController"]

  /// What the system draws to be looked at.
  private static let displays: [StaticString] = ["progressView", "activityIndicatorView"]

  private mutating func openElement(_ kind: InterfaceBuilderTag, _ tag: borrowing XMLStartTag) {
    let index = elements.count
    elements.all.append(
      InterfaceBuilderElement(
        tag: kind, parent: elements.open, end: index + 1, start: UInt32(truncatingIfNeeded: tag.start),
        stop: UInt32(truncatingIfNeeded: tag.stop)))
    elements.open = index
    let name = tag.name
    if kind == .control, Self.displays.contains(where: { name.equals($0) }) {
      elements[index].states.insert(.untouchable)
    }
    if kind == .stackView { elements[index].states = [.horizontal, .fills] }
    if name.equals("scrollView") { elements[index].states.insert(.scrolls) }
    if kind == .controller, Self.containers.contains(where: { name.equals($0) }) {
      elements[index].states.insert(.container)
    }
    if kind == .flowLayout, elements[index].parent >= 0 { elements[elements[index].parent].layout = index }
    for attribute in tag.attributes where !attribute.isForeign { take(attribute, kind, tag) }
  }

  private mutating func take(_ attribute: XMLAttribute, _ kind: InterfaceBuilderTag, _ tag: borrowing XMLStartTag) {
    let (name, value) = (attribute.name, attribute.value)
    let index = elements.open
    switch name.count {
    case 2:
      guard name.equals("id") else { return }
      elements.note(id: value, of: index)
      elements.note(.objectID, attribute, of: tag)
    case 3:
      if name.equals("key") { elements[index].role = role(value) }
      if name.equals("tag"), !value.equals("0") { elements[index].states.insert(.reached) }
    case 4:
      if name.equals("text"), kind == .label { elements[index].text = elements.keep(attribute, of: tag) }
      if name.equals("axis"), value.equals("vertical") { elements[index].states.remove(.horizontal) }
    case 5:
      if name.equals("style") {
        elements[index].style = InterfaceBuilderStyle(value)
        if kind == .tableCell { elements[index].states.insert(.styled) }
      }
      if name.equals("image") { elements[index].image = elements.keep(attribute, of: tag) }
      if name.equals("title"), kind == .controller { elements.note(.title, attribute, of: tag) }
      if name.equals("alpha"), let alpha = parseNumber(value[...]), alpha < 1 {
        elements[index].states.insert(alpha == 0 ? .hidden : .translucent)
      }
    case 6: if name.equals("hidden"), value.equals("YES") { elements[index].states.insert(.hidden) }
    case 7: if name.equals("enabled"), value.equals("NO") { elements[index].states.insert(.disabled) }
    case 8:
      if kind == .button, name.equals("selected"), value.equals("YES") { elements[index].states.insert(.redrawn) }
    case 9: readNineByteAttribute(attribute, kind, tag)
    case 10:
      if name.equals("fixedFrame"), value.equals("YES") { elements[index].states.insert(.fixedFrame) }
      if name.equals("buttonType"), value.equals("system") || value.equals("roundedRect") {
        elements[index].states.insert(.hasSystemType)
      }
    case 11:
      if name.equals("customClass") {
        elements[index].states.insert(.hasClass)
        if kind == .button, Self.changesTarget(value) { elements[index].states.insert(.hasOwnTarget) }
        elements.note(.customClass, attribute, of: tag)
      }
      if name.equals("headerTitle"), kind == .tableSection { elements[index].text = elements.keep(attribute, of: tag) }
    case 13:
      if name.equals("accessoryType") { elements[index].accessory = InterfaceBuilderStyle(value) }
      if name.equals("lineBreakMode"), value.ends(with: "Wrap") { elements[index].states.insert(.wraps) }
      if name.equals("pagingEnabled"), value.equals("YES") { elements[index].states.insert(.paging) }
    case 15:
      if name.equals("reuseIdentifier") { elements.note(.reuseIdentifier, attribute, of: tag) }
      if name.equals("allowsSelection"), value.equals("NO") { elements[index].states.insert(.noSelection) }
      if name.equals("scrollDirection"), value.equals("horizontal") { elements[index].states.insert(.horizontal) }
    case 20: if name.equals("storyboardIdentifier") { elements.note(.storyboardIdentifier, attribute, of: tag) }
    case 21: if name.equals("restorationIdentifier") { elements.note(.restorationIdentifier, attribute, of: tag) }
    case 22:
      if name.equals("userInteractionEnabled"), value.equals("NO") { elements[index].states.insert(.untouchable) }
    case 24: if name.equals("showsMenuAsPrimaryAction"), value.equals("YES") { elements[index].states.insert(.reacts) }
    case 23:
      if name.equals("allowsMultipleSelection"), value.equals("YES") {
        elements[index].states.insert(.multipleSelection)
      }
    case 26:
      if name.equals("automaticEstimatedItemSize"), value.equals("YES") { elements[index].states.insert(.selfSizing) }
    case 31:
      if name.equals("preservesSuperviewLayoutMargins"), value.equals("YES") {
        elements[index].states.insert(.hasMovingMargins)
      }
      if name.equals("insetsLayoutMarginsFromSafeArea"), value.equals("NO") {
        elements[index].states.insert(.ignoresSafeArea)
      }
    case 41:
      if name.equals("translatesAutoresizingMaskIntoConstraints"), value.equals("NO") {
        elements[index].states.insert(.constrained)
      }
    default:
      // Interface Builder has written it in several ways: `layoutMarginsFollowReadableWidth` is one.
      if name.ends(with: "ReadableWidth"), value.equals("YES") { elements[index].states.insert(.hasMovingMargins) }
    }
  }

  private mutating func readNineByteAttribute(
    _ attribute: XMLAttribute, _ kind: InterfaceBuilderTag, _ tag: borrowing XMLStartTag
  ) {
    let (name, value) = (attribute.name, attribute.value)
    let index = elements.open
    if name.equals("userLabel") { elements.note(.userLabel, attribute, of: tag) }
    if name.equals("misplaced"), value.equals("YES") { elements[index].states.insert(.uncertain) }
    if name.equals("ambiguous"), value.equals("YES") { elements[index].states.insert(.uncertain) }
    if name.equals("installed"), value.equals("NO") { elements[index].states.formUnion(.leftOut) }
    if name.equals("alignment"), kind == .stackView, !value.equals("fill") { elements[index].states.remove(.fills) }
    if name.equals("rowHeight"), let height = measure(value) { elements[index].rowHeight = height }
  }

  private func role(_ key: UTF8Text) -> InterfaceBuilderElement.Role {
    if key.equals("view") { return .root }
    if key.equals("contentView") { return .content }
    if key.equals("sectionHeaderView") { return .sectionHeader }
    if key.equals("sectionFooterView") { return .sectionFooter }
    if key.equals("tableHeaderView") { return .tableHeader }
    if key.equals("tableFooterView") { return .tableFooter }
    if key.equals("accessoryView") || key.equals("editingAccessoryView") { return .accessory }
    return key.ends(with: "ackgroundView") ? .background : .none
  }
}

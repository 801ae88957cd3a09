import Screens

// What the elements inside an object say of it.
extension InterfaceBuilderElementParser {
  mutating func note(_ kind: InterfaceBuilderTag, _ tag: borrowing XMLStartTag) {
    let index = elements.open
    if kind == .device { return noteDevice(tag) }
    if kind == .adaptation, let id = tag.value(of: "id"), !id.equals("fullscreen") { elements.deviceSize = nil }
    guard index >= 0 else { return }
    switch kind {
    case .color: if isDirect || isOfNormalState { noteColor(tag) }
    case .font: if isDirect { noteFont(tag) }
    case .rect: noteFrame(tag)
    case .size: noteSize(tag)
    case .autoresizing:
      for attribute in tag.attributes where attribute.value.equals("YES") {
        if attribute.name.equals("widthSizable") { elements[index].states.insert(.stretchesWidth) }
        if attribute.name.equals("heightSizable") { elements[index].states.insert(.stretchesHeight) }
      }
    case .constraint: noteConstraint(tag)
    case .outlet:
      let isGesture = tag.value(of: "property").map { $0.equals("gestureRecognizers") } ?? false
      elements.note(isGesture ? .gesture : .outlet, tag, to: reference("destination", in: tag))
    case .action:
      // What has no event is a recognizer's or a bar item's.
      if tag.value(of: "eventType") != nil { elements[index].states.insert(.reacts) }
    case .segue: noteSegue(tag)
    case .state:
      isNormalState = tag.value(of: "key").map { $0.equals("normal") } ?? false
      if isNormalState { noteLook(tag) }
    case .configuration:
      elements[index].states.insert(.redrawn)
      noteLook(tag)
    case .accessibility:
      for attribute in tag.attributes {
        if attribute.name.equals("label") { elements.note(.accessibilityLabel, attribute, of: tag) }
        if attribute.name.equals("identifier") { elements.note(.accessibilityIdentifier, attribute, of: tag) }
      }
    case .runtimeAttribute:
      guard let path = tag.value(of: "keyPath") else { return }
      isInCornerRadius = path.equals("layer.cornerRadius") || path.equals("cornerRadius")
      if Self.changesTarget(path) { elements[index].states.insert(.hasOwnTarget) }
      // What a stack view holds is narrower then than it is itself.
      if path.ends(with: "ayoutMarginsRelativeArrangement") { elements[index].states.remove(.fills) }
    case .number:
      guard isInCornerRadius, let radius = tag.value(of: "value").flatMap(measure), radius >= 0 else { return }
      elements[index].cornerRadius = radius
    // `isElement` is accessibility's word.
    case .flag:
      guard let key = tag.value(of: "key"), key.equals("isElement"),
        tag.value(of: "value").map({ $0.equals("NO") }) ?? false
      else { return }
      elements[index].states.insert(.noTarget)
    case .traits:
      if tag.value(of: "notEnabled").map({ $0.equals("YES") }) ?? false { elements[index].states.insert(.noTarget) }
    case .variation:
      let isDefault = tag.value(of: "key").map { $0.equals("default") } ?? false
      let isPlain = tag.attributes.count == 1
      if !isDefault || !isPlain { noteVariation() }
    case .exclude: if isInSubviewMask { elements.excluded.append(reference("reference", in: tag)) }
    case .wrapper:
      if tag.name.equals("mask") {
        isInSubviewMask = tag.value(of: "key").map { $0.equals("subviews") } ?? false
      }
    case .guide:
      if let id = tag.value(of: "id"), let guide = tag.value(of: "key").flatMap({ InterfaceBuilderGuide($0) }) {
        elements.note(guide, id: id, of: index)
      }
    case .margins: if isDirect { noteMargins(tag) }
    case .simulatedSize: elements[index].states.insert(.hasFreeSize)
    default: return
    }
  }

  /// The open element depends on size classes.
  mutating func noteVariation() {
    guard elements.open >= 0 else { return }
    elements[elements.open].states.formUnion([.varies, .variesItself])
  }

  /// Words in the names of classes and attributes by which teams make more of a view react than is drawn.
  private static let targetWords = ["touch", "hit", "inset", "outset", "target", "enlarge", "expand", "extend"]

  /// Whether the name of a class, or of a runtime attribute, says that it changes what area of a view reacts to a tap,
  /// as `touchAreaInsets` does.
  static func changesTarget(_ name: UTF8Text) -> Bool {
    let name = String(decoding: name.prefix(100), as: UTF8.self).lowercased().replacing("white", with: "")
    return targetWords.contains { name.contains($0) }
  }

  private mutating func noteDevice(_ tag: borrowing XMLStartTag) {
    guard let id = tag.value(of: "id"), let size = Devices.size(named: id) else { return }
    // A layout of its own is a part of the screen that another application shares.
    if let layout = tag.value(of: "layout"), !layout.equals("fullscreen") { return }
    let isLandscape = tag.value(of: "orientation").map { $0.equals("landscape") } ?? false
    elements.deviceSize = isLandscape ? (size.height, size.width) : size
  }

  private mutating func noteFrame(_ tag: borrowing XMLStartTag) {
    guard tag.value(of: "key").map({ $0.equals("frame") }) ?? false else { return }
    var (x, y, width, height): (Double?, Double?, Double?, Double?) = (nil, nil, nil, nil)
    var place: Range<Int>?
    for attribute in tag.attributes where !attribute.name.equals("key") {
      if attribute.name.equals("x") { x = measure(attribute.value) }
      if attribute.name.equals("y") { y = measure(attribute.value) }
      if attribute.name.equals("width") { width = measure(attribute.value) }
      if attribute.name.equals("height") { height = measure(attribute.value) }
      if let range = attribute.valueRange {
        place = min(place?.lowerBound ?? range.lowerBound, range.lowerBound)..<range.upperBound
      }
    }
    guard let x, let y, let width, let height, width >= 0, height >= 0 else { return }
    let index = elements.open
    elements[index].frame = Frame(x: x, y: y, width: width, height: height)
    if let place {
      elements[index].frameStart = UInt32(truncatingIfNeeded: place.lowerBound)
      elements[index].frameStop = UInt32(truncatingIfNeeded: place.upperBound)
    }
  }

  private mutating func noteMargins(_ tag: borrowing XMLStartTag) {
    guard let key = tag.value(of: "key") else { return }
    let isDirectional = key.equals("directionalLayoutMargins")
    guard isDirectional || key.equals("layoutMargins"),
      let top = tag.value(of: "top").flatMap(measure), let bottom = tag.value(of: "bottom").flatMap(measure),
      let left = tag.value(of: isDirectional ? "leading" : "left").flatMap(measure),
      let right = tag.value(of: isDirectional ? "trailing" : "right").flatMap(measure)
    else { return }
    elements.margins[elements.open] = InterfaceBuilderMargins(top: top, left: left, bottom: bottom, right: right)
  }

  private mutating func noteSize(_ tag: borrowing XMLStartTag) {
    guard let key = tag.value(of: "key"), let width = tag.value(of: "width").flatMap(measure),
      let height = tag.value(of: "height").flatMap(measure)
    else { return }
    let index = elements.open
    if key.equals("itemSize") || key.equals("customSize"), width > 0, height > 0 {
      elements[index].size = (width, height)
    }
    if key.equals("estimatedItemSize"), width > 0 || height > 0 { elements[index].states.insert(.selfSizing) }
  }

  /// A button's title and image.
  private mutating func noteLook(_ tag: borrowing XMLStartTag) {
    let index = elements.open
    guard elements[index].tag == .button else { return }
    for attribute in tag.attributes {
      if attribute.name.equals("title") { elements[index].text = elements.keep(attribute, of: tag) }
      if attribute.name.equals("image") { elements[index].image = elements.keep(attribute, of: tag) }
      if attribute.name.equals("backgroundImage") { elements[index].states.insert(.redrawn) }
    }
  }

  private mutating func noteConstraint(_ tag: borrowing XMLStartTag) {
    var constraint = InterfaceBuilderConstraint(owner: elements.open)
    var isRequired = true
    for attribute in tag.attributes {
      let (name, value) = (attribute.name, attribute.value)
      switch name.count {
      case 8:
        if name.equals("constant"), let number = measure(value) { constraint.constant = number }
        if name.equals("relation") {
          guard value.equals("lessThanOrEqual") else { return }
          constraint.isLimit = true
        }
        // What gives way to others fixes nothing; a little below is what people write against warnings.
        if name.equals("priority") {
          let priority = measure(value) ?? 0
          if priority < 999 { return }
          isRequired = priority >= 1000
        }
      case 2: if name.equals("id") { constraint.id = InterfaceBuilderElements.hash(value) }
      case 9:
        if name.equals("firstItem") { constraint.first = InterfaceBuilderElements.hash(value) }
        if name.equals("installed"), value.equals("NO") { return }
      case 10:
        if name.equals("secondItem") { constraint.second = InterfaceBuilderElements.hash(value) }
        if name.equals("multiplier") {
          guard let number = ratio(value) else { return }
          constraint.multiplier = number
        }
      // One that is there for Xcode alone is removed when the application is built.
      case 11: if name.equals("placeholder"), value.equals("YES") { return }
      case 14:
        if name.equals("firstAttribute") {
          constraint.firstAttribute = InterfaceBuilderConstraint.Attribute(value)
          constraint.isFirstMargin = InterfaceBuilderConstraint.isMargin(value)
        }
      case 15:
        if name.equals("secondAttribute") {
          constraint.secondAttribute = InterfaceBuilderConstraint.Attribute(value)
          constraint.isSecondMargin = InterfaceBuilderConstraint.isMargin(value)
        }
      default: continue
      }
    }
    guard constraint.firstAttribute != .other, isRequired || !constraint.isLimit else { return }
    elements.constraints.append(constraint)
  }

  /// A multiplier, as `0.5` or as `1:2`; `nil` for any other text, and for what is not more than nothing.
  private func ratio(_ text: UTF8Text) -> Double? {
    let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { measure(UTF8Text(rebasing: $0)) }
    guard numbers.count == parts.count, numbers.count < 3, numbers.allSatisfy({ $0 > 0 }) else { return nil }
    return numbers.count == 2 ? numbers[0] / numbers[1] : numbers.first
  }

  private mutating func noteSegue(_ tag: borrowing XMLStartTag) {
    guard let kind = tag.value(of: "kind") else { return }
    let transition: InterfaceBuilderConnection.Transition
    if kind.equals("show") || kind.equals("push") {
      transition = .push
    } else if kind.equals("presentation") || kind.equals("modal") || kind.equals("popoverPresentation")
      || kind.equals("popover")
    {
      transition = .modal
    } else if kind.equals("embed") || kind.equals("relationship") {
      return
    } else {
      transition = .unknown
    }
    let trigger = tag.value(of: "trigger")
    let isAccessory = trigger.map { $0.equals("accessoryAction") } ?? false
    elements.note(
      isAccessory ? .accessorySegue : trigger == nil ? .segue : .otherSegue, transition, tag,
      to: reference("destination", in: tag))
  }

  private func reference(_ name: StaticString, in tag: borrowing XMLStartTag) -> UInt64 {
    tag.value(of: name).map(InterfaceBuilderElements.hash) ?? 0
  }
}

import Screens

// What the elements that are pushed say beyond their places and texts. The facts are those of the view that is open.
extension InterfaceBuilderViews {
  /// The least side of an area that people can tap, in points.
  private static let leastTarget = 44.0

  // MARK: Lengths

  /// Sets the frame, where both lengths of it are facts, or else the one that is.
  ///
  /// Where code makes another area of a button react, its lengths count where they have room for a finger.
  func setLengths(of index: Int32) {
    let place = elements[index].framePlace
    let frame = sizes.frame(of: index, elements)
    if elements[index].tag == .button, elements[index].states.contains(.hasOwnTarget), !hasRoom(frame) {
      return views.setUnknown(.frame, at: place)
    }
    // What is hidden may lie over what takes its place.
    if frame != nil, !elements[index].states.contains(.hidden) { return views.set(.frame, .box, at: place) }
    setLength(.width, of: index, at: place)
    setLength(.height, of: index, at: place)
  }

  /// Sets a length that is a fact, or the length that a button never exceeds if this is too small for a finger.
  private func setLength(_ member: Member, of index: Int32, at place: Range<Int>) {
    if let length = sizes.length(of: index, isWidth: member == .width, elements) {
      return views.set(member, .number(length), at: place)
    }
    guard elements[index].tag == .button else { return }
    let height = member == .height ? sizes.titleHeight(ofButton: index, elements) : nil
    guard let limit = sizes.limit(of: index, isWidth: member == .width, elements) ?? height, limit < Self.leastTarget
    else { return }
    views.set(member, .limit(limit), at: place)
  }

  private func hasRoom(_ frame: Frame?) -> Bool {
    frame.map { min($0.width, $0.height) >= Self.leastTarget } ?? false
  }

  // MARK: Controls

  /// What the system draws may be smaller than the area that reacts: that people can tap what is seen is sure of one
  /// that is large enough.
  func setControl(of index: Int32) {
    let states = elements[index].states
    if !states.isDisjoint(with: [.untouchable, .noTarget]) {
      views.set(.interactive, .flag(false), at: start(index))
    } else if hasRoom(sizes.frame(of: index, elements)), !states.contains(.disabled) {
      views.set(.interactive, .flag(true), at: start(index))
    } else {
      views.setUnknown(.interactive, at: elements[index].place)
    }
  }

  /// A button in a cell.
  mutating func setAction(of index: Int32) {
    let element = elements[index]
    if let text = element.text, elements.name(of: index, .accessibilityLabel) == nil { setEmptyText(.label, text) }
    if element.text != nil {
      views.set(.control, .token(.button), at: start(index))
    } else if element.image != nil {
      views.set(.control, .token(.icon), at: start(index))
    } else {
      views.setUnknown(.control, at: element.place)
    }
    if let isTapped = isInteractive(index) {
      views.set(.interactive, .flag(isTapped), at: start(index))
    } else {
      views.setUnknown(.interactive, at: element.place)
    }
  }

  // MARK: Texts and images

  /// A text that the document gives as empty is known to be empty.
  func setEmptyText(_ member: Member, _ text: TextStore.Text) {
    if text.isEmpty { views.set(member, .text(keep(text)), at: text.place) }
  }

  /// What an image view shows. Where code sets it, it may be anything, a placeholder too.
  func setImage(of index: Int32, isDecorative: Bool) {
    let element = elements[index]
    if isDecorative, element.states.contains(.noTarget) { views.set(.decorative, .flag(true), at: start(index)) }
    if let radius = element.cornerRadius { views.set(.cornerRadius, .number(radius), at: element.place) }
    if let image = element.image, !isPlaceholder(index) {
      views.set(.source, .text(keep(image)), at: image.place)
    } else {
      views.setUnknown(.placeholder, at: element.place)
    }
  }

  /// How a label, or the title of a button, is drawn. Code that reaches it, or is of its class, may draw it in another
  /// way.
  func setLook(of label: Int32) {
    let element = elements[label]
    guard element.tag == .label || element.tag == .button && !(element.text?.isEmpty ?? true), element.look >= 0,
      element.states.isDisjoint(with: [.reached, .hasClass, .disabled, .varies, .redrawn])
    else { return }
    let look = elements.looks[Int(element.look)]
    if let size = look.fontSize { views.set(.fontSize, .number(size), at: look.fontPlace) }
    if let weight = look.fontWeight { views.set(.fontWeight, .number(weight), at: look.fontPlace) }
    if let style = look.textStyle { setTextStyle(style, at: look.fontPlace) }
    guard case .color(let color, let place) = look.text else { return }
    views.set(.foreground, text: color.text, at: place)
    if let backdrop = Backdrop(behind: label, surface: { view, _ in surface(of: view) }, holder: holder) {
      views.set(.background, text: backdrop.color.text, at: backdrop.place.range)
    }
  }

  /// `UICTFontTextStyleTitle1` is `title1`.
  private func setTextStyle(_ style: TextStore.Text, at place: Range<Int>) {
    let name = elements.string(style)
    let prefix = "\(InterfaceBuilderAppearance.stylePrefix)"
    guard name.hasPrefix(prefix) else { return }
    let rest = name.dropFirst(prefix.count)
    views.set(.textStyle, text: rest.prefix(1).lowercased() + rest.dropFirst(), at: place)
  }

  // MARK: Behind a text

  private func surface(of view: Int32) -> Backdrop.Surface {
    let element = elements[view]
    guard element.states.isDisjoint(with: [.translucent, .reached, .hasClass, .varies]) else { return .unknown }
    return switch element.look < 0 ? nil : elements.looks[Int(element.look)].background {
    case .color(let color, let place): .color(color, at: place)
    case .unknown: .unknown
    default: .clear
    }
  }

  private func holder(of view: Int32) -> Int32? {
    let parent = elements[view].parent
    let isPlain =
      parent >= 0 && [.view, .stackView, .contentView].contains(elements[parent].tag) && elements[view].role == .none
    return isPlain && isAlone(view, in: parent) ? parent : nil
  }

  /// Whether nothing but texts without a background comes before a view in the one that holds it.
  private func isAlone(_ index: Int32, in parent: Int32) -> Bool {
    if elements[parent].tag == .stackView { return true }
    for sibling in elements.children(of: parent) {
      if sibling == index { return true }
      guard elements[sibling].tag == .label, !mayFill(sibling) else { return false }
    }
    return true
  }

  /// Whether a view is given a background that can be seen.
  private func mayFill(_ view: Int32) -> Bool {
    guard elements[view].look >= 0 else { return false }
    return switch elements.looks[Int(elements[view].look)].background {
    case .color(let color, _): color.alpha > 0
    case .unknown: true
    default: false
    }
  }
}

/// Dots that show which page is seen: small, equally large, side by side, and without a text. They may be buttons, and
/// are mostly there to be looked at.
struct PageDots {
  /// The largest dot, in points; UIKit's own are smaller.
  private static let largest = 12.0
  /// Fewer are icons.
  private static let leastCount = 3
  /// How many views are looked at; more are beside each other in no design.
  private static let reach = 500

  /// The frames of buttons without a text, by what holds them, once one of them was needed.
  private var frames: [Int32: [Frame]] = [:]

  /// Whether a button is one of them.
  mutating func include(_ index: Int32, _ elements: InterfaceBuilderElements) -> Bool {
    let parent = elements[index].parent
    guard parent >= 0, let frame = elements.dotFrame(of: index), abs(frame.width - frame.height) <= 1,
      frame.width <= Self.largest, frame.height <= Self.largest
    else { return false }
    let siblings =
      frames[parent]
      ?? Array(elements.children(of: parent).lazy.compactMap { elements.dotFrame(of: $0) }.prefix(Self.reach))
    frames[parent] = siblings
    return siblings.count { other in
      abs(other.width - frame.width) <= 1 && abs(other.height - frame.height) <= 1
        && (abs(other.y - frame.y) <= 1 || abs(other.x - frame.x) <= 1)
    } >= Self.leastCount
  }
}

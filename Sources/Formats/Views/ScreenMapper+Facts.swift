import Screens

extension ScreenMapper {
  /// Writes the header of a view.
  ///
  /// - Parameters:
  ///   - header: the view of its text.
  ///   - isPossible: whether there may be one where none was found.
  ///   - place: that of the view, for what is unknown.
  func write(header: Int32?, isPossible: Bool, at place: Range<Int>) {
    if let header {
      open(.header, as: .header, header)
      setText(.text, header)
      setFrame(header)
      builder.close()
    } else if isPossible {
      builder.setUnknown(.header, at: place)
    }
  }

  func open(_ kind: Kind, as member: Member, _ index: Int32) {
    let place = views[index].place
    guard let detail = views.detail(of: index) else {
      builder.open(kind, as: member, from: place.lowerBound, to: place.upperBound)
      if kind != .tap { setName(index) }
      return
    }
    builder.open(kind, as: member, from: place.lowerBound, to: place.upperBound)
    if kind != .tap { setName(index) }
    if let noun = detail.noun { builder.setNoun(noun) }
    for fact in detail.facts { set(views.fact(fact), of: kind, index) }
  }

  func setName(_ index: Int32) {
    let isNamed = views.withText(views.layer(index).name) { text, _ in builder.name(text) } ?? false
    if isNamed { views.withText(views[index].id) { text, _ in builder.toolID(text) } }
  }

  /// Where what a view does not spell out is unknown.
  func unknownPlace(of index: Int32) -> Range<Int> {
    traits.unknownAtStart ? views[index].place.head : views[index].boxPlace.range
  }

  /// Writes what the file says of a view beyond what all views have, if the kind has that.
  private func set(_ fact: ObservedFact, of kind: Kind, _ index: Int32) {
    guard kind.carries(fact.member) else { return }
    let place = fact.place.range
    switch fact.value {
    case .unknown: builder.setUnknown(fact.member, at: place)
    case .flag(let flag): builder.set(fact.member, flag: flag, at: place)
    case .token(let token): builder.set(fact.member, token: token, at: place)
    case .number(let number): builder.set(fact.member, number: number, at: place)
    case .limit(let limit): builder.set(fact.member, limit: limit, at: place)
    case .box: if let box = views[index].box { lengths.set(fact.member, frame: box, at: place, builder) }
    case .text(let text): _ = views.withText(text) { bytes, _ in builder.set(fact.member, text: bytes, at: place) }
    }
  }

  func setID(_ index: Int32) {
    _ = views.withText(views[index].id) { text, place in
      if !text.isEmpty { builder.set(.id, text: text, at: place) }
    }
  }

  // MARK: Boxes

  /// The directions in which the box of a view is less than what it has.
  private func cuts(_ index: Int32) -> Axes { clipping.cuts(index, views) }

  /// The frame of a view, as far as nothing may cut it off.
  func setFrame(_ index: Int32) {
    set(views[index].box, cut: cuts(index), at: views[index].boxPlace.range)
  }

  /// The frame of the open element; where it is cut in one direction, its length in the other one.
  func set(_ box: Frame?, cut cuts: Axes, at place: Range<Int>) {
    if traits.boxes == .none || traits.boxes == .drawn { return }
    guard let box, screen.isToScale else { return builder.setUnknown(.frame, at: place) }
    if cuts.isEmpty { return lengths.set(.frame, frame: box, at: place, builder) }
    builder.setUnknown(.frame, at: place)
    if !cuts.contains(.horizontal) { lengths.set(.width, length: box.width, at: place, builder) }
    if !cuts.contains(.vertical) { lengths.set(.height, length: box.height, at: place, builder) }
  }

  /// The frame of something that is tapped: unknown where it is not seen, or where the system gives it more room.
  ///
  /// - Parameter isWhole: whether it is known that nothing cuts it off.
  func setTargetFrame(_ index: Int32, isWhole: Bool = false) {
    guard views[index].states.isDisjoint(with: [.invisible, .placed, .ownTarget]) else {
      if !views[index].states.contains(.invisible) { builder.setLargerTarget() }
      return builder.setUnknown(.frame, at: views[index].boxPlace.range)
    }
    set(views[index].box, cut: isWhole ? [] : cuts(index), at: views[index].boxPlace.range)
  }

  // MARK: Texts

  /// The text that is shown; that of a password field is private.
  func setText(_ member: Member, _ index: Int32) {
    let view = views[index]
    if view.text == ObservedView.unknown { return builder.setUnknown(member, at: view.place.range) }
    if view.text == ObservedView.inner { return setInnerText(member, index) }
    if view.states.contains(.password) && member == .text || views.layer(index).flags.contains(.replaced) { return }
    _ = views.withText(view.text) { text, place in
      // An empty text shows nothing, unless it is what is spoken.
      if !text.isEmpty || view.text == view.spoken { builder.set(member, text: text, at: place) }
    }
    setBackdrop(of: index)
  }

  /// The text of the one view inside that has one, and how it is drawn.
  private func setInnerText(_ member: Member, _ index: Int32) {
    guard let only = views.onlyText(in: index), let kind = builder.currentKind else {
      return builder.setUnknown(member, at: views[index].place.head)
    }
    _ = views.withText(views[only].text) { text, place in builder.set(member, text: text, at: place) }
    if let detail = views.detail(of: only) {
      for fact in detail.facts { set(views.fact(fact), of: kind, only) }
    }
    setBackdrop(of: only)
  }

  /// The colour behind a text whose own colour is known.
  func setBackdrop(of text: Int32) {
    guard traits.boxes == .whole, views.hasFact(.foreground, text),
      builder.currentKind?.carries(.background) ?? false,
      let backdrop = Backdrop(behind: text, in: views)
    else { return }
    builder.set(.background, text: backdrop.color.text, at: backdrop.place.range)
  }

  /// What a screen reader says of a view. That it says nothing is known only of a picture or button that reacts. Another
  /// view may be decoration, or be named by one beside it, as switches are.
  func setSpoken(_ kind: Kind, _ index: Int32) {
    let view = views[index]
    // A text is read out.
    if view.spoken == view.text, kind != .image, kind != .button, view.spoken >= 0 { return }
    if view.spoken >= 0, view.spoken == view.text || views.isShown(view.spoken) {
      _ = views.withText(view.spoken) { text, place in builder.set(.accessibilityLabel, text: text, at: place) }
      return
    }
    guard kind == .icon || kind == .button, isMute(index) else { return }
    let place = views.withText(view.spoken) { _, place in place } ?? view.place.head
    builder.set(.accessibilityLabel, text: "", at: place)
  }

  /// Whether a screen reader reaches a view and has nothing to say of it, nor of what is in it.
  private func isMute(_ index: Int32) -> Bool {
    let view = views[index]
    guard view.states.isSuperset(of: [.speechIsKnown, .reacts]),
      view.states.isDisjoint(with: [.invisible, .disabled, .opaque, .system, .stray, .mayReact, .password])
    else { return false }
    return (index..<max(index + 1, view.end)).allSatisfy { views[$0].states.contains(.silent) }
  }

  // MARK: Taps

  /// What a tap does, where it does something.
  func writeTap(_ index: Int32) {
    guard views[index].states.contains(.reacts) else {
      return builder.setUnknown(.tap, at: views[index].tapPlace.range)
    }
    open(.tap, as: .tap, index)
    builder.close()
  }

  /// Whether a tap does something, as far as it is known.
  func setInteractive(_ index: Int32) {
    let view = views[index]
    if view.states.contains(.reacts) {
      builder.set(.interactive, flag: !view.states.contains(.disabled), at: view.tapPlace.range)
    } else if view.states.contains(.mayReact) {
      builder.setUnknown(.interactive, at: view.tapPlace.range)
    } else if view.states.contains(.doesNotReact) {
      builder.set(.interactive, flag: false, at: view.tapPlace.range)
    }
  }
}

import Screens

extension ScreenMapper {
  /// Writes an item as a cell of a kind.
  ///
  /// - Parameter seen: what it shows, where that was looked at to find the collection.
  func writeItem(_ item: Int32, _ kind: Kind, as member: Member, _ seen: CellContent? = nil) {
    let content = traits.listsParts ? CellContent(listed: item, kind, views, traits) : seen
    open(kind, as: member, item)
    defer { builder.close() }
    if let seen {
      let edges = views[seen.frame ?? item]
      set(seen.frame == nil ? nil : edges.box, cut: seen.cuts, at: edges.boxPlace.range)
      guard seen.isWhole else {
        for part in Vocabulary[kind].members where part.isPart { setUnknown(part.member, of: item) }
        return
      }
    } else {
      setID(item)
      if views[item].states.isSuperset(of: [.reacts, .ownTarget]) { setTargetFrame(item) } else { setFrame(item) }
    }
    if traits.evidence == .named {
      let cell = NamedCell(item, views)
      let content = cell.content(kind)
      return kind == .objectCell ? writeParts(of: cell, content) : writeParts(of: item, kind, content)
    }
    // The texts of an object cell differ only in their look, and where the user names parts, places tell nothing.
    let isPlain = kind == .collectionCell || traits.listsParts && kind != .objectCell
    if let content, isPlain, !holdsNamedParts(item, kind) {
      writeParts(of: item, kind, content)
    } else {
      writeNamedParts(of: item, kind, seen == nil ? content : nil)
    }
  }

  func setUnknown(_ member: Member, of item: Int32) {
    builder.setUnknown(member, at: unknownPlace(of: item))
  }

  // MARK: Parts by place

  private func writeParts(of item: Int32, _ kind: Kind, _ content: CellContent) {
    writeImage(content, as: .image, of: item)
    let labels: [(Kind, Member)] = [(.title, .title), (.subtitle, .subtitle), (.attribute, .attribute)]
    for (place, (labelKind, member)) in labels.prefix(kind == .collectionCell ? 3 : 1).enumerated() {
      if content.mayHide(place) {
        setUnknown(member, of: item)
      } else if place < content.texts.count, content.texts[place] >= 0 {
        writeText(content.texts[place], labelKind, member)
      }
    }
    writeActions(content, of: item)
    if let tap = views.givenPart(.tap, of: item) {
      writePart(.tap, .tap, tap)
    } else if let tap = content.tap {
      open(.tap, as: .tap, tap)
      builder.close()
    } else if !views.layer(item).flags.contains(.lacksTap) {
      builder.setUnknown(.tap, at: views[item].tapPlace.range)
    }
  }

  func writeImage(_ content: CellContent, as member: Member, of item: Int32) {
    if let image = content.image {
      open(.image, as: member, image)
      setTargetFrame(image, isWhole: true)
      setSpoken(.image, image)
      // It may be any image, that of a placeholder too.
      if traits.isObserved { setUnknown(.placeholder, of: image) }
      builder.close()
    } else if !content.isWithoutImage {
      setUnknown(member, of: item)
    }
  }

  func writeText(_ text: Int32, _ kind: Kind, _ member: Member) {
    open(kind, as: member, text)
    var view = views[text]
    if view.text == ObservedView.inner {
      setText(.text, text)
      if let only = views.onlyText(in: text) { view = views[only] }
    } else if view.text == ObservedView.unknown {
      builder.setUnknown(.text, at: view.place.range)
    } else if views.layer(text).flags.contains(.replaced) {
      // What is shown is not in the file.
    } else if views.withText(view.text, { builder.set(.text, text: $0, at: $1) }) == nil, view.role == .text {
      builder.set(.text, text: "", at: view.place.range)
    }
    setBackdrop(of: text)
    set(view.box, cut: [], at: view.boxPlace.range)
    builder.close()
  }

  private func writeActions(_ content: CellContent, of item: Int32) {
    if content.mayHideActions { setUnknown(.actions, of: item) }
    for action in content.actions {
      open(.action, as: .actions, action)
      let isShown = views[action].text != ObservedView.inner || views.holdsText(action)
      if isShown { setText(.label, action) }
      setControl(action)
      if views[action].states.contains(.mayReact), !views.hasFact(.interactive, action) {
        builder.setUnknown(.interactive, at: views[action].tapPlace.range)
      }
      if views[action].states.contains(.disabled) {
        setUnknown(.frame, of: action)
      } else {
        setTargetFrame(action, isWhole: true)
      }
      builder.close()
    }
  }

  /// What an action is drawn as: by its class, or by what the views in it show.
  private func setControl(_ action: Int32) {
    if views.hasFact(.control, action) { return }
    let view = views[action]
    switch view.role {
    case .image, .iconButton: return builder.set(.control, token: .icon, at: view.place.range)
    // On iOS all that reacts is a button.
    case .button where traits.evidence != .typed:
      return builder.set(.control, token: .button, at: view.place.range)
    default: break
    }
    let content = views.descendants(of: action)
    if content.contains(where: { views[$0].role == .text && views[$0].text >= 0 }) {
      builder.set(.control, token: .button, at: view.place.head)
    } else if content.contains(where: { views[$0].role == .image }),
      !content.contains(where: { views[$0].role == .text })
    {
      builder.set(.control, token: .icon, at: view.place.head)
    }
  }

  // MARK: Parts by name

  /// Whether the user says of a view inside a cell which part of it that is.
  private func holdsNamedParts(_ item: Int32, _ kind: Kind) -> Bool {
    guard views.areNamed else { return false }
    return views.descendants(of: item).contains { inner in
      !views[inner].states.contains(.fromAttribute) && views[inner].kind.flatMap { kind.part(holding: $0) } != nil
    }
  }

  /// Writes the parts of a cell that the user names; the others are unknown.
  ///
  /// - Parameter content: what the cell shows by the types of its views.
  private func writeNamedParts(of item: Int32, _ kind: Kind, _ content: CellContent?) {
    var written = MemberSet()
    var next = item + 1
    while next < views[item].end {
      guard !views[next].states.contains(.unseen), let partKind = views[next].kind,
        let part = kind.part(holding: partKind)
      else {
        next += 1
        continue
      }
      let isNew = written.insert(part.member.rawValue)
      if isNew || part.isList { writePart(partKind, part.member, next) }
      if isNew, part.isList { setUnknown(part.member, of: item) }
      next = views[next].end
    }
    if kind == .objectCell, traits.evidence == .declared, let content, content.image != nil,
      written.insert(Member.detailImage.rawValue)
    {
      writeImage(content, as: .detailImage, of: item)
    }
    if kind == .objectCell, let title = content?.topText(views), written.insert(Member.title.rawValue) {
      writeText(title, .title, .title)
    }
    let isTapped = content.map { $0.isButton && !views[item].states.contains(.disabled) }
    if isTapped ?? views[item].states.contains(.reacts), written.insert(Member.tap.rawValue) {
      open(.tap, as: .tap, item)
      builder.close()
    }
    if views.layer(item).flags.contains(.lacksTap) { _ = written.insert(Member.tap.rawValue) }
    for part in Vocabulary[kind].members where part.isPart && written.insert(part.member.rawValue) {
      setUnknown(part.member, of: item)
    }
  }

  func writePart(_ kind: Kind, _ member: Member, _ index: Int32) {
    open(kind, as: member, index)
    if kind.carries(.id) { setID(index) }
    if kind == .action {
      setText(.label, index)
      setControl(index)
    } else if kind.carries(.text), kind != .image {
      setText(.text, index)
    }
    // It may be any image, that of a placeholder too.
    if kind == .image, traits.isObserved { setUnknown(.placeholder, of: index) }
    if kind.carries(.frame) { setTargetFrame(index) }
    if kind.carries(.interactive), !views.hasFact(.interactive, index) { setInteractive(index) }
    if views[index].states.contains(.fromAttribute) {
      for inner in views.children(of: index) {
        guard let innerKind = views[inner].kind, let part = kind.part(holding: innerKind) else { continue }
        writePart(innerKind, part.member, inner)
      }
    }
    builder.close()
  }
}

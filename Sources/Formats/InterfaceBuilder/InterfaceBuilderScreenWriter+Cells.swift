import Screens

extension InterfaceBuilderScreenWriter {
  /// What a cell is, by the user's word, then by its class.
  func kind(ofCell index: Int32, _ ordinary: Kind) -> Kind {
    switch meaning(of: index) {
    case .kind(let kind) where Vocabulary.cellKinds.contains(kind): return kind
    case .nothing: return ordinary
    default: break
    }
    guard let name = elements.name(of: index, .customClass) else { return ordinary }
    return elements.texts.withBytes(of: name) { FioriClasses.kind(ios: $0) } ?? ordinary
  }

  /// Writes a cell of a collection view.
  ///
  /// - Parameter isItem: whether it is sure that it shows an item. One of several prototypes may be seen while items
  ///   are loaded, or be a header; the view may be a calendar, a bar of tabs, or turn pages. What such a cell lacks, it
  ///   need not have.
  mutating func writeCollectionCell(_ index: Int32, as member: Member, isItem: Bool) {
    let isItem = isItem && !standsForNothing(index)
    let kind = kind(ofCell: index, .collectionCell)
    let cell = InterfaceBuilderCell(index, in: elements)
    open(kind, as: member, index)
    setID(index)
    setFrame(index)
    builder.set(.prototype, flag: true, at: start(index))
    if kind != .collectionCell {
      writeParts(of: cell, kind, index)
    } else if cell.isEmpty {
      leaveOpen(partsOf: kind, except: [.tap], index)
    } else {
      writeImage(of: cell, as: .image, index, isAbsent: isItem && cell.isWithoutImage)
      let labels: [(Kind, Member)] = [(.title, .title), (.subtitle, .subtitle), (.attribute, .attribute)]
      if isItem || cell.image != nil {
        writeTexts(of: cell, labels, index, areKnown: isItem && cell.isWhole)
      } else {
        for (_, member) in labels { builder.setUnknown(member, at: elements[index].place) }
      }
      writeActions(of: cell, index)
    }
    writeTap(index, isItem: isItem)
    builder.close()
  }

  /// Whether a prototype is by its names what is seen where there are no items, or not yet.
  private func standsForNothing(_ cell: Int32) -> Bool {
    let roles: [InterfaceBuilderElement.NameRole] = [.reuseIdentifier, .customClass, .userLabel]
    return roles.contains { role in
      guard let name = elements.name(of: cell, role) else { return false }
      let word = elements.texts.withBytes(of: name) { String(decoding: $0, as: UTF8.self).lowercased() }
      return Self.namesOfNothing.contains { word.contains($0) }
    }
  }

  private static var namesOfNothing: [String] {
    ["empty", "nodata", "noresult", "nocontent", "noitem", "loading", "placeholder", "skeleton", "spinner", "shimmer"]
  }

  /// Writes a row of a table.
  mutating func writeRow(_ index: Int32, as member: Member) {
    let kind = kind(ofCell: index, .otherCell)
    open(kind, as: member, index)
    setID(index)
    setFrame(index)
    if elements.isPrototype(index) { builder.set(.prototype, flag: true, at: start(index)) }
    writeParts(of: InterfaceBuilderCell(index, in: elements), kind, index)
    writeTap(index, isItem: true)
    builder.close()
  }

  /// What is seen of a table view cell in the document, but for its tap.
  private mutating func writeParts(of cell: InterfaceBuilderCell, _ kind: Kind, _ index: Int32) {
    if kind == .objectCell {
      // What else is shown where, only its class knows.
      var known: [Member] = [.accessory, .tap]
      if cell.image != nil { known.append(.detailImage) }
      if !cell.texts.isEmpty { known.append(.title) }
      leaveOpen(partsOf: kind, except: known, index)
      if cell.image != nil { writeImage(of: cell, as: .detailImage, index, isAbsent: false) }
      writeTexts(of: cell, [(.title, .title)], index, areKnown: true)
      return writeAccessory(index)
    }
    if cell.isEmpty { return leaveOpen(partsOf: kind, except: [.tap], index) }
    writeImage(of: cell, as: .image, index, isAbsent: cell.isWithoutImage)
    writeTexts(of: cell, [(.title, .title)], index, areKnown: cell.isWhole)
    writeActions(of: cell, index)
  }

  // MARK: Parts

  private mutating func writeImage(
    of cell: InterfaceBuilderCell, as member: Member, _ index: Int32, isAbsent: Bool
  ) {
    guard let image = cell.image else {
      if !isAbsent { builder.setUnknown(member, at: elements[index].place) }
      return
    }
    open(.image, as: member, image)
    writeImage(image)
    builder.close()
  }

  /// - Parameter areKnown: whether there are only those that are found, or that are written already.
  private mutating func writeTexts(
    of cell: InterfaceBuilderCell, _ labels: [(Kind, Member)], _ index: Int32, areKnown: Bool
  ) {
    for (number, (kind, member)) in labels.enumerated() {
      if number < cell.texts.count {
        let text = cell.texts[number]
        open(kind, as: member, text)
        if let words = elements[text].text, isLasting(text, in: index) { setText(.text, words) }
        setLook(of: text)
        setFrame(text)
        builder.close()
      } else if !areKnown {
        builder.setUnknown(member, at: elements[index].place)
      }
    }
  }

  /// Whether a label says in the application what it says here.
  private func isLasting(_ text: Int32, in cell: Int32) -> Bool {
    !isPlaceholder(text) && !(elements.isPrototype(cell) && elements[cell].states.contains(.styled))
  }

  private mutating func writeActions(of cell: InterfaceBuilderCell, _ index: Int32) {
    // A button that only has an outlet may be an action, or a picture: beside others it does not count as one.
    let isOnlyOne = cell.actions.count == 1
    let actions = cell.actions.filter { isOnlyOne || elements.isWired($0) }
    if !cell.isWhole || actions.count < cell.actions.count {
      builder.setUnknown(.actions, at: elements[index].place)
    }
    for action in actions {
      open(.action, as: .actions, action)
      let element = elements[action]
      if let text = elements.name(of: action, .accessibilityLabel) ?? element.text { setText(.label, text) }
      if element.text != nil {
        builder.set(.control, token: .button, at: start(action))
      } else if element.image != nil {
        builder.set(.control, token: .icon, at: start(action))
      }
      setFrame(action)
      setInteractive(action)
      builder.close()
    }
  }

  // MARK: Taps

  private func writeAccessory(_ index: Int32) {
    let control: Token
    switch elements[index].accessory {
    case .disclosure: control = .chevron
    case .detail, .detailDisclosure: control = .info
    case .checkmark: control = .other
    default: return builder.setUnknown(.accessory, at: elements[index].place)
    }
    open(.accessory, as: .accessory, index)
    builder.set(.control, token: control, at: start(index))
    if control == .info, !writeSegue(.accessorySegue, of: index) {
      builder.setUnknown(.tap, at: elements[index].place)
    }
    builder.close()
  }

  /// What a tap on a cell does. Without a segue it may be anything that the delegate says, unless taps are switched
  /// off.
  private func writeTap(_ index: Int32, isItem: Bool) {
    if writeSegue(.segue, of: index) { return }
    if elements.table(of: index).map({ elements[$0].states.contains(.noSelection) }) ?? false { return }
    if elements[index].states.contains(.untouchable), isItem { return }
    builder.setUnknown(.tap, at: elements[index].place)
  }

  /// Writes the tap that opens another scene, if there is one.
  func writeSegue(_ kind: InterfaceBuilderConnection.Kind, of index: Int32) -> Bool {
    guard let segue = elements.connection(kind, of: index) else { return false }
    builder.open(.tap, as: .tap, from: segue.place.lowerBound, to: segue.place.upperBound)
    switch segue.transition {
    case .modal: builder.set(.transition, token: .modal, at: segue.place)
    case .push:
      // A controller that holds others is not pushed, but shown in another way.
      let target = elements.element(segue.destination)
      if !(target.map { elements[$0].states.contains(.container) } ?? false) {
        builder.set(.transition, token: .push, at: segue.place)
      }
    case .unknown: break
    }
    builder.close()
    return true
  }
}

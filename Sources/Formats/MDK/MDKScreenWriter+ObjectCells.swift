import Screens

// Object cells.
extension MDKScreenWriter {
  /// - Parameters:
  ///   - isInCollection: whether the cell is one of an object collection, which shows neither description nor progress.
  ///   - section: the section whose cell it is; `nil` where anything may be done with it.
  func objectCell(_ cell: MDKValue, isInCollection: Bool, of section: MDKValue? = nil) {
    id(cell)
    iconStack(cell["Icons"])
    detailImage(cell)
    textPart(.title, as: .title, cell["Title"])
    textPart(.subtitle, as: .subtitle, cell["Subhead"])
    textPart(.footnote, as: .footnote, cell["Footnote"])
    if !isInCollection, let description = cell["Description"], !evaluator.isAbsent(description.json) {
      let phones = cell["DisplayDescriptionInMobile"]
      if evaluator.flag(phones?.json, default: true) == true {
        textPart(.description, as: .description, description) {
          // Only what a page says itself was meant: editors leave the default.
          if let phones { builder.set(.inCompactWidth, flag: true, at: phones.place) }
        }
      } else {
        // Tablets show it, phones do not.
        builder.setUnknown(.description, at: description.place)
      }
    }
    attributes(
      (cell["StatusText"], cell["SubstatusText"]), images: (cell["StatusImage"], cell["SubstatusImage"]),
      icons: cell["HorizontalIcons"])
    accessory(cell, isInCollection: isInCollection, of: section)
    tags(cell["Tags"])
    avatarStack(cell)
    tap(cell["OnPress"])
    swipeActions(cell["ContextMenu"])
  }

  // MARK: Images

  /// The image at the left: the first avatar, or the properties that avatars have replaced.
  private func detailImage(_ cell: MDKValue) {
    if let member = cell["AvatarStack"] {
      switch content(member) {
      case .absent: break
      case .value(let stack) where stack.isObject:
        if avatars(of: stack, at: member.place) { return }
      default: return builder.setUnknown(.detailImage, at: member.place)
      }
    }
    let image = cell["DetailImage"]
    let initials = cell["DetailImageText"]
    guard let place = (evaluator.isAbsent(image?.json) ? initials ?? image : image)?.place else { return }
    // Only a page that says so has no circle: without the member, what MDK draws depends on the image.
    let isCircular = cell["DetailImageIsCircular"]
    imagePart(
      .detailImage, image, initials: initials, at: place,
      shape: shape(isCircular, default: false, otherwise: isCircular == nil ? nil : .square))
  }

  /// Writes the first avatar that has anything to show, and returns whether there is, or may be, one.
  private func avatars(of stack: MDKValue, at place: Range<Int>) -> Bool {
    if let collection = stack["BindingCollection"], !evaluator.isAbsent(collection.json) {
      builder.setUnknown(.detailImage, at: collection.place)
      return true
    }
    let shape = shape(stack["ImageIsCircular"], default: true, otherwise: .square)
    switch content(stack["Avatars"]) {
    case .absent:
      guard let member = stack["Avatar"] else { return false }
      return avatar(member, shape)
    case .value(let avatars) where avatars.isArray:
      for item in avatars.items where avatar(item, shape) { return true }
      return false
    default:
      builder.setUnknown(.detailImage, at: stack["Avatars"]?.place ?? place)
      return true
    }
  }

  private func avatar(_ item: MDKValue, _ shape: MDKShape) -> Bool {
    switch content(item) {
    case .absent: return false
    case .value(let avatar) where avatar.isObject:
      let image = avatar["Image"]
      let initials = avatar["ImageText"]
      if evaluator.isAbsent(image?.json), evaluator.isAbsent(initials?.json) { return false }
      imagePart(.detailImage, image, initials: initials, at: item.place, shape: shape)
    default: builder.setUnknown(.detailImage, at: item.place)
    }
    return true
  }

  /// The avatars below the tags.
  private func avatarStack(_ cell: MDKValue) {
    if case .value(let stack) = content(cell["AvatarStack"]),
      case .value(let overflow) = content(stack["OverflowToGrid"]),
      evaluator.flag(overflow["Enabled"]?.json, default: false) != false
    {
      return builder.setUnknown(.avatarStack, at: overflow.place)
    }
    guard let member = cell["AvatarGrid"] else { return }
    switch content(member) {
    case .absent: return
    case .value(let grid) where grid.isObject:
      if let collection = grid["BindingCollection"], !evaluator.isAbsent(collection.json) {
        return builder.setUnknown(.avatarStack, at: collection.place)
      }
      switch content(grid["Avatars"]) {
      case .absent: return
      case .value: element(.avatarStack, as: .avatarStack, at: member.place) {}
      case .unknown: builder.setUnknown(.avatarStack, at: member.place)
      }
    default: builder.setUnknown(.avatarStack, at: member.place)
    }
  }

  private func iconStack(_ icons: MDKValue?) {
    guard let icons else { return }
    switch content(icons) {
    case .absent: return
    case .value(let array) where array.isArray: iconStack(Array(array.items), at: icons.place)
    default: builder.setUnknown(.iconStack, at: icons.place)
    }
  }

  /// An icon stack. An icon that only the running application knows may be empty then, so that it does not count.
  func iconStack(_ icons: [MDKValue], at place: Range<Int>) {
    let icons = icons.filter { !evaluator.isAbsent($0.json) }
    guard !icons.isEmpty else { return }
    element(.iconStack, as: .iconStack, at: place) {
      var list = MDKList(.icons)
      for icon in icons {
        if evaluator.text(icon.json).text == nil {
          leaveOpen(&list, at: icon.place)
        } else {
          element(.icon, as: list.member, at: icon.place) {}
        }
      }
    }
  }

  // MARK: Labels

  /// The column at the right: status and substatus, and a row of icons below them.
  func attributes(_ texts: (MDKValue?, MDKValue?), images: (MDKValue?, MDKValue?), icons: MDKValue?) {
    func given(_ value: MDKValue?) -> MDKValue? { evaluator.isAbsent(value?.json) ? nil : value }
    let (text, subtext) = (given(texts.0), given(texts.1))
    let (image, subimage) = (given(images.0), given(images.1))
    let row = content(icons)
    var place = (text ?? subtext ?? image ?? subimage)?.place
    if case .value(let array) = row, array.isArray { place = place ?? icons?.place }
    guard let place else {
      if case .absent = row { return }
      return builder.setUnknown(.attributes, at: icons?.place ?? 0..<0)
    }
    element(.attributes, as: .attributes, at: place) {
      var list = MDKList(.items)
      if let text { item(of: text) }
      if let subtext { item(of: subtext) }
      if let image { item(image, into: &list) }
      if let subimage { item(subimage, into: &list) }
      switch row {
      case .absent: return
      case .value(let array) where array.isArray:
        for image in array.items { item(image, into: &list) }
      default: leaveOpen(&list, at: icons?.place ?? place)
      }
    }
  }

  /// A text among the attributes.
  private func item(of text: MDKValue) { element(.item, as: .items, at: text.place) { self.text(.text, text) } }

  /// An image among the attributes. What only the running application knows may be empty then.
  private func item(_ image: MDKValue, into list: inout MDKList) {
    let answer = evaluator.text(image.json)
    if answer == .absent { return }
    if answer.text == nil { leaveOpen(&list, at: image.place) }
    element(.item, as: list.member, at: image.place) {}
  }

  private func tags(_ tags: MDKValue?) {
    var list = MDKList(.tags)
    eachObject(of: tags, into: &list) { tag, place, list in
      if evaluator.isAbsent(tag["Text"]?.json) { return }
      element(.tag, as: list.member, at: place) { text(.text, tag["Text"]) }
    }
  }

  // MARK: Accessories and actions

  /// The accessory that is drawn: of several, the strongest. Where a page serves both platforms, it is what iOS draws.
  ///
  /// Only a handler makes an icon or button one that acts. Without it, it only looks so, and a tap on it is one on the cell.
  func accessory(_ cell: MDKValue, isInCollection: Bool, of section: MDKValue? = nil) {
    let isDead = isAbsent(cell["OnAccessoryButtonPress"])
    if let icon = cell["AccessoryButtonIcon"], !evaluator.isAbsent(icon.json) {
      return accessoryButton(icon, .icon, of: cell)
    }
    if platform != .android, let label = cell["AccessoryButtonText"], !evaluator.isAbsent(label.json) {
      return accessoryButton(label, .button, of: cell)
    }
    if !isInCollection, let progress = cell["ProgressIndicator"] {
      switch evaluator.text(progress.json) {
      case .absent: break
      case .known: return accessory(.action, at: progress.place, tap: cell["OnAccessoryButtonPress"])
      case .bound, .uncertain: return builder.setUnknown(.accessory, at: progress.place)
      }
    }
    guard let type = cell["AccessoryType"] else { return }
    if type.json.equals("None") { return }
    let answer = evaluator.text(type.json)
    if answer == .absent { return }
    // The page that uses a fragment may say what a tap does.
    func opensNothing() -> Bool {
      isDead && isAbsent(cell["OnPress"]) && !isFragment && (section.map { cellsOpenByThemselves(in: $0) } ?? false)
    }
    switch answer.word {
    case "none": return
    case "disclosureindicator":
      // Android leaves its place blank. A tap on it is a tap on the cell.
      if platform == .android { return }
      accessory(.chevron, at: type.place, tap: nil, opensNothing: opensNothing())
    case "detailbutton", "detaildisclosurebutton":
      // A tap on an icon without a handler is none on the cell, whose own tap need not open what an icon announces.
      if isDead, !opensNothing() { return builder.setUnknown(.accessory, at: type.place) }
      accessory(.info, at: type.place, tap: cell["OnAccessoryButtonPress"], opensNothing: isDead)
    case "checkmark": accessory(.other, at: type.place, tap: nil)
    case "inprogress", "todownload", "open":
      accessory(.action, at: type.place, tap: cell["OnAccessoryButtonPress"])
    default:
      builder.setUnknown(.accessory, at: type.place)
      misspeltWord(type, "AccessoryType", among: Self.accessoryTypes)
    }
  }

  private static let accessoryTypes = [
    "None", "DisclosureIndicator", "DetailButton", "DetailDisclosureButton", "Checkmark", "InProgress", "ToDownload",
    "Open",
  ]

  private func accessory(_ control: Token, at place: Range<Int>, tap press: MDKValue?, opensNothing: Bool = false) {
    element(.accessory, as: .accessory, at: place) {
      builder.set(.control, token: control, at: place)
      if opensNothing { return element(.tap, as: .tap, at: place) { builder.set(.opens, token: .none, at: place) } }
      tap(press)
    }
  }

  private func accessoryButton(_ button: MDKValue, _ control: Token, of cell: MDKValue) {
    let answer = evaluator.text(button.json)
    if answer == .uncertain { return builder.setUnknown(.accessory, at: button.place) }
    if isAbsent(cell["OnAccessoryButtonPress"]) {
      // An icon may be that of a quick view, which a tap on the cell would open.
      let mayBeInfo = control == .icon && answer.word.map { $0.contains("info") || $0.contains("hint") } ?? true
      if mayBeInfo { return builder.setUnknown(.accessory, at: button.place) }
      return accessory(.action, at: button.place, tap: nil)
    }
    element(.accessory, as: .accessory, at: button.place) {
      builder.set(.control, token: .action, at: button.place)
      element(.action, as: .actions, at: button.place) {
        builder.set(.control, token: control, at: button.place)
        if control == .button { text(.label, button) }
      }
      tap(cell["OnAccessoryButtonPress"])
    }
  }

  /// The items of a context menu that a swipe shows, from either end.
  private func swipeActions(_ member: MDKValue?) {
    guard let member else { return }
    var list = MDKList(.swipeActions)
    switch content(member) {
    case .absent: return
    case .value(let menu) where menu.isObject:
      // As editors leave it.
      if menu["LeadingItems"] == nil, menu["TrailingItems"] == nil, menu["Items"]?.isBlank ?? true { return }
      var shown: Set<String> = []
      for names in [menu["LeadingItems"], menu["TrailingItems"]] {
        switch content(names) {
        case .absent: continue
        case .value(let array) where array.isArray:
          for name in array.items {
            if let text = evaluator.text(name.json).text {
              shown.insert(text)
            } else {
              leaveOpen(&list, at: name.place)
            }
          }
        default: leaveOpen(&list, at: names?.place ?? member.place)
        }
      }
      eachObject(of: menu["Items"], into: &list) { action, place, list in
        guard let name = action["_Name"]?.json.string, shown.contains(name) else { return }
        element(.action, as: list.member, at: place) { text(.label, action["Text"]) }
      }
    default: leaveOpen(&list, at: member.place)
    }
  }
}

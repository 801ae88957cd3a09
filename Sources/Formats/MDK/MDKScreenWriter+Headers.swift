import Screens

// Headers and footers of sections.
extension MDKScreenWriter {
  /// Writes the header of a section.
  ///
  /// - Parameter withSeeAll: whether the element has a See All of its own, for a button or chevron in the header.
  func header(of section: MDKValue, withSeeAll: Bool) {
    guard let member = section["Header"] else { return }
    switch content(member) {
    case .absent: return
    // A header has no `Visible` of its own by the schemas: what one does is open.
    case .value(let header) where header.isObject && !mayBeShown(header):
      builder.setUnknown(.header, at: member.place)
    case .value(let header) where header.isObject:
      if let items = header["Items"], !evaluator.isAbsent(items.json) {
        headerItems(items, of: header, in: section, at: member.place, withSeeAll: withSeeAll)
      } else if let caption = header["Caption"], !evaluator.isAbsent(caption.json) {
        if evaluator.literal(caption.json) == nil, evaluator.text(caption.json) == .uncertain {
          builder.setUnknown(.header, at: member.place)
        } else {
          element(.header, as: .header, at: member.place) { text(.text, caption) }
        }
      } else if let grid = header["Grid"] ?? header["DataTable"], !grid.isBlank {
        element(.header, as: .header, at: member.place) { builder.setUnknown(.text, at: grid.place) }
      }
      if withSeeAll { headerLink(header, of: section) }
    default:
      builder.setUnknown(.header, at: member.place)
      if withSeeAll { builder.setUnknown(.seeAll, at: member.place) }
    }
  }

  /// Leaves open whether a collection without a header needs one.
  ///
  /// A single literal cell is a tile, a logo or the picture of the page's object. A menu alone on its page has the page's
  /// caption. Bound pictures above the fields of an object are its head.
  func leaveHeaderOpen(of section: MDKValue, fixed: JSONName, at place: Range<Int>) {
    guard section["Header"] == nil else { return }
    if headPlace == section.place, section[fixed].map({ evaluator.isAbsent($0.json) }) ?? true,
      section["Target"].map({ MDKTarget.belongsToPage($0) }) ?? false
    {
      return builder.setUnknown(.header, at: place)
    }
    guard let cells = section[fixed], cells.isArray, !cells.json.isEmpty else { return }
    let all = Array(cells.items)
    guard isAloneOnPage || all.count == 1 && all.first.map({ !showsOtherPicture($0) }) ?? false else { return }
    builder.setUnknown(.header, at: place)
  }

  /// Whether an image cell has a literal title: it shows neither a logo nor the object of the page.
  private func showsOtherPicture(_ cell: MDKValue) -> Bool {
    guard case .value(let cell) = content(cell["ImageCell"]), cell.isObject, let title = cell["Title"] else {
      return false
    }
    return !evaluator.isAbsent(title.json) && !isBinding(title)
  }

  /// The place of the first section of a page, if that shows pictures and others show fields of the same object.
  func headOfObject(_ page: MDKValue) -> Range<Int>? {
    guard let controls = page["Controls"], controls.isArray, let table = controls.items.first(where: { _ in true }),
      let sections = table["Sections"], sections.isArray
    else { return nil }
    let all = Array(sections.items)
    guard all.dropFirst().contains(where: { $0.type.showsFields }), let head = all.first,
      head.type == "Section.Type.ImageCollection"
    else { return nil }
    return head.place
  }

  /// Whether a page with a caption has one section and nothing else.
  func hasOneSection(_ page: MDKValue) -> Bool {
    guard !evaluator.isAbsent(page["Caption"]?.json), let controls = page["Controls"], controls.isArray else {
      return false
    }
    let all = Array(controls.items)
    guard all.count == 1, let sections = all.first?["Sections"], sections.isArray else { return false }
    return Array(sections.items).count == 1
  }

  /// At most one item at the left and one at the right; they win over the caption.
  private func headerItems(
    _ items: MDKValue, of header: MDKValue, in section: MDKValue, at place: Range<Int>, withSeeAll: Bool
  ) {
    guard case .value(let array) = content(items), array.isArray else {
      // A rule that returns the items.
      element(.header, as: .header, at: place) { builder.setUnknown(.text, at: items.place) }
      if withSeeAll { builder.setUnknown(.seeAll, at: items.place) }
      return
    }
    var caption: MDKValue?
    var isCertain = false
    var isPossible = false
    var links: [(item: MDKValue, isVisible: Bool)] = []
    for item in array.items {
      guard case .value(let content) = content(item), content.isObject else {
        isPossible = true
        if withSeeAll { builder.setUnknown(.seeAll, at: item.place) }
        continue
      }
      let visible = isVisible(content)
      guard visible != false else { continue }
      isPossible = true
      if visible == true { isCertain = true }
      if isButtonAtRight(content) {
        links.append((content, visible == true))
      } else if caption == nil {
        caption = content["Title"]
      }
    }
    if isCertain {
      element(.header, as: .header, at: place) { text(.text, caption) }
    } else if isPossible || header["Caption"] != nil {
      builder.setUnknown(.header, at: place)
    }
    if withSeeAll {
      for link in links { headerButton(link.item, of: section, isVisible: link.isVisible) }
    }
  }

  private func isButtonAtRight(_ item: MDKValue) -> Bool {
    guard item.type == "SectionHeaderItem.Type.Button", let press = item["OnPress"],
      !evaluator.isAbsent(press.json)
    else { return false }
    return evaluator.text(item["Position"]?.json).word == "right"
  }

  // MARK: Footers

  /// Writes the footer of a section, and the See All that it is if a tap leads to all items.
  func footer(of section: MDKValue) {
    guard let member = section["Footer"] else { return }
    switch content(member) {
    case .absent: return
    case .value(let footer) where footer.isObject:
      let visible = isVisible(footer)
      guard visible != false else { return }
      let caption = evaluator.text(footer["Caption"]?.json)
      let style = evaluator.text(footer["FooterStyle"]?.json)
      let press = evaluator.text(footer["OnPress"]?.json)
      let label = style.word == "attribute" ? evaluator.text(footer["AttributeLabel"]?.json) : .absent
      // Editors leave footers behind in which nothing is set.
      if caption == .absent, label == .absent, press == .absent, style == .absent || style.text != nil { return }
      guard visible == true else { return builder.setUnknown(.footer, at: member.place) }
      element(.footer, as: .footer, at: member.place) {
        if label != .absent { count(in: footer["AttributeLabel"]) }
        guard let handler = footer["OnPress"], press != .absent, style.word != "help" else { return }
        let shown = caption == .absent ? footer["AttributeLabel"] : footer["Caption"]
        guard style == .absent || style.text != nil, caption != .absent || label != .absent,
          isSeeAll(shown, handler, of: section) == true
        else { return builder.setUnknown(.seeAll, at: member.place) }
        element(.seeAll, as: .seeAll, at: handler.place) {
          text(.text, shown)
          if label != .absent { count(in: footer["AttributeLabel"]) }
          chevron(of: footer, at: member.place)
          tap(handler, ofSeeAll: true)
        }
      }
    default: builder.setUnknown(.footer, at: member.place)
    }
  }

  /// The chevron of a footer, which only iOS draws.
  private func chevron(of footer: MDKValue, at place: Range<Int>) {
    guard platform != .android else { return }
    let accessory = footer["AccessoryType"]
    switch evaluator.text(accessory?.json) {
    case .absent: builder.set(.chevron, flag: false, at: place)
    case .known(let word):
      builder.set(.chevron, flag: word.lowercased() == "disclosureindicator", at: accessory?.place ?? place)
    case .bound, .uncertain: builder.setUnknown(.chevron, at: accessory?.place ?? place)
    }
  }
}

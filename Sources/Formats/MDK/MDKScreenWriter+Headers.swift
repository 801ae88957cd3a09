import Screens

// Headers and footers of sections, and the See All in them.
extension MDKScreenWriter {
  /// Tells the header of a section.
  ///
  /// - Parameter withSeeAll: whether the element has a See All of its own, for a button or chevron in the header.
  func header(of section: MDKValue, withSeeAll: Bool) {
    guard let member = section["Header"] else { return }
    switch content(member) {
    case .absent: return
    case .value(let header) where header.isObject:
      if let items = header["Items"], !evaluator.isAbsent(items.json) {
        headerItems(items, of: header, at: member.place, withSeeAll: withSeeAll)
      } else if let caption = header["Caption"], !evaluator.isAbsent(caption.json) {
        if evaluator.literal(caption.json) == nil, evaluator.text(caption.json) == .uncertain {
          builder.setUnknown(.header, at: member.place)
        } else {
          element(.header, as: .header, at: member.place) { text(.text, caption) }
        }
      } else if let grid = header["Grid"] ?? header["DataTable"], !grid.isBlank {
        element(.header, as: .header, at: member.place) { builder.setUnknown(.text, at: grid.place) }
      }
      if withSeeAll { headerLink(header) }
    default:
      builder.setUnknown(.header, at: member.place)
      if withSeeAll { builder.setUnknown(.seeAll, at: member.place) }
    }
  }

  /// At most one item at the left and one at the right; they win over the caption.
  private func headerItems(_ items: MDKValue, of header: MDKValue, at place: Range<Int>, withSeeAll: Bool) {
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
      for link in links { headerButton(link.item, isVisible: link.isVisible) }
    }
  }

  private func isButtonAtRight(_ item: MDKValue) -> Bool {
    guard item.type == "SectionHeaderItem.Type.Button", let press = item["OnPress"],
      !evaluator.isAbsent(press.json)
    else { return false }
    return evaluator.text(item["Position"]?.json).word == "right"
  }

  /// A button at the right end of a header is a See All, unless it leads to something else: a form to fill, another
  /// action.
  private func headerButton(_ button: MDKValue, isVisible: Bool) {
    guard let press = button["OnPress"] else { return }
    let title = evaluator.text(button["Title"]?.json)
    switch isSeeAll(title, press) {
    case false: return
    case nil: builder.setUnknown(.seeAll, at: button.place)
    default:
      guard isVisible else { return builder.setUnknown(.seeAll, at: button.place) }
      element(.seeAll, as: .seeAll, at: button.place) {
        text(.text, button["Title"])
        count(in: button["Title"])
        tap(press, ofSeeAll: true)
      }
    }
  }

  private func isSeeAll(_ title: MDKText, _ press: MDKValue) -> Bool? {
    if let word = title.word, word.split(whereSeparator: { !$0.isLetter }).contains("all") { return true }
    guard let action = action(press)?.action else { return nil }
    switch action.kind {
    case .navigation:
      guard let isModal = action.isModal else { return nil }
      if isModal { return false }
      return action.page.flatMap { destination($0)?.opens } == .list ? true : nil
    case .chained: return nil
    case .document, .other: return false
    }
  }

  /// A header that can be tapped and shows a chevron.
  private func headerLink(_ header: MDKValue) {
    guard let press = header["OnPress"], !evaluator.isAbsent(press.json), let accessory = header["AccessoryType"]
    else { return }
    switch evaluator.text(accessory.json) {
    case .absent: return
    case let answer where answer.word == "disclosureindicator":
      element(.seeAll, as: .seeAll, at: press.place) {
        builder.set(.chevron, flag: true, at: accessory.place)
        tap(press, ofSeeAll: true)
      }
    case .known: return
    case .bound, .uncertain: builder.setUnknown(.seeAll, at: press.place)
    }
  }

  // MARK: Footers

  /// Tells the footer of a section, and the See All that it is where it can be tapped.
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
        guard press != .absent, style.word != "help" else { return }
        guard style == .absent || style.text != nil, caption != .absent || label != .absent else {
          return builder.setUnknown(.seeAll, at: member.place)
        }
        element(.seeAll, as: .seeAll, at: footer["OnPress"]?.place ?? member.place) {
          text(.text, caption == .absent ? footer["AttributeLabel"] : footer["Caption"])
          if label != .absent { count(in: footer["AttributeLabel"]) }
          chevron(of: footer, at: member.place)
          tap(footer["OnPress"], ofSeeAll: true)
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

  /// The number of items in a label: its only number.
  private func count(in label: MDKValue?) {
    guard let label else { return }
    switch evaluator.text(label.json) {
    case .absent: return
    case .known(let text):
      let numbers = text.split { !$0.isASCII || !$0.isNumber }
      guard numbers.count == 1, numbers[0].utf8.count < 10, let count = Double(numbers[0]) else { return }
      builder.set(.count, number: count, at: label.place)
    case .bound, .uncertain: builder.setUnknown(.count, at: label.place)
    }
  }
}

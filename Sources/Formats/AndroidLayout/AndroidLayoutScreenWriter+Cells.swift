import Screens

// Cells of SAP Fiori for Android, and those that the user names.
extension AndroidLayoutScreenWriter {
  /// Writes a cell. Code may set what no attribute gives.
  func writeCell(
    _ kind: Kind, as member: Member, _ index: Int, _ site: AndroidSite, isPrototype: Bool = false
  ) {
    element(kind, as: member, index, site) {
      facts(of: kind, index, site)
      if isPrototype { builder.set(.prototype, flag: true, at: site.tag(of: index)) }
      var written = writeNamedParts(of: kind, index, site)
      for part in Vocabulary[kind].members where part.isPart && written.insert(part.member.rawValue) {
        write(part, of: kind, index, site)
      }
      for (fact, name) in [(Member.label, AndroidAttribute.key), (.value, .value)] where kind.carries(fact) {
        if let attribute = site.document.attribute(name, of: index) { text(fact, attribute, site) }
      }
    }
  }

  /// Writes the views inside a cell that the user names as parts of it; those of cells in it are theirs.
  private func writeNamedParts(of kind: Kind, _ index: Int, _ site: AndroidSite) -> MemberSet {
    var written = MemberSet()
    guard !options.kinds.isEmpty else { return written }
    var next = index + 1
    while next < site.document.views[index].end {
      guard case .kind(let partKind)? = meaning(of: next, site) else {
        next += 1
        continue
      }
      if let part = kind.part(holding: partKind) {
        let isNew = written.insert(part.member.rawValue)
        if isNew || part.isList {
          element(partKind, as: part.member, next, site) { facts(of: partKind, next, site) }
          if isNew, part.isList { builder.setUnknown(part.member, at: site.tag(of: index)) }
        }
      }
      next = Int(site.document.views[next].end)
    }
    return written
  }

  /// Writes one part, by the attribute that gives it.
  private func write(_ part: MemberDeclaration, of kind: Kind, _ index: Int, _ site: AndroidSite) {
    let place = site.tag(of: index)
    switch part.member {
    case .title: label(part, .headline, index, site)
    case .subtitle: label(part, .subheadline, index, site)
    case .footnote: label(part, .footnote, index, site)
    case .description: label(part, .description, index, site)
    case .detailImage, .image: detailImage(part, index, site)
    case .accessory: accessory(index, site)
    case .iconStack: stack(.iconStack, .icons, .icon, "ICON_STACK", index, site)
    case .attributes: stack(.attributes, .items, .item, "STATUS", index, site)
    case .tap:
      guard isTapped(index, site) else { return builder.setUnknown(.tap, at: place) }
      element(.tap, as: .tap, index, site) {}
    default: builder.setUnknown(part.member, at: place)
    }
  }

  private func label(_ part: MemberDeclaration, _ name: AndroidAttribute, _ index: Int, _ site: AndroidSite) {
    guard let attribute = site.document.attribute(name, of: index), isGiven(attribute, site),
      let kind = part.kinds.first
    else { return builder.setUnknown(part.member, at: site.tag(of: index)) }
    element(kind, as: part.member, attribute, site) {
      text(.text, attribute, site)
      if kind == .description, let lines = site.document.attribute(.lines, of: index) {
        if let count = Int(site.document.text(lines.value)), count >= 0 {
          builder.set(.lines, number: Double(count), at: site.place(of: lines))
        } else {
          builder.setUnknown(.lines, at: site.place(of: lines))
        }
      }
    }
  }

  private func detailImage(_ part: MemberDeclaration, _ index: Int, _ site: AndroidSite) {
    guard let image = site.document.attribute(.detailImage, of: index), isGiven(image, site) else {
      return builder.setUnknown(part.member, at: site.tag(of: index))
    }
    element(.image, as: part.member, image, site) {
      builder.setUnknown(.placeholder, at: site.place(of: image))
      if let shape = site.document.attribute(.detailImageShape, of: index) {
        if site.document.says(.detailImageShape, "oval", of: index) {
          builder.set(.shape, token: .circle, at: site.place(of: shape))
        } else {
          builder.setUnknown(.shape, at: site.place(of: shape))
        }
      }
    }
  }

  private func accessory(_ index: Int, _ site: AndroidSite) {
    guard let icon = site.document.attribute(.secondaryAction, of: index), isGiven(icon, site) else {
      return builder.setUnknown(.accessory, at: site.tag(of: index))
    }
    element(.accessory, as: .accessory, icon, site) {
      builder.set(.control, token: .action, at: site.place(of: icon))
      element(.action, as: .actions, icon, site) {
        builder.set(.control, token: .icon, at: site.place(of: icon))
        if let label = site.document.attribute(.secondaryActionDescription, of: index) { text(.label, label, site) }
      }
      builder.setUnknown(.tap, at: site.place(of: icon))
    }
  }

  /// Views inside the cell that belong to one of its groups; code may add more.
  private func stack(
    _ kind: Kind, _ list: Member, _ item: Kind, _ group: StaticString, _ index: Int, _ site: AndroidSite
  ) {
    let member: Member = kind == .iconStack ? .iconStack : .attributes
    let views = site.document.children(of: index).filter { child in
      site.document.says(.layoutGroup, group, of: child) && !site.document.says(.visibility, "gone", of: child)
    }
    guard let first = views.first else { return builder.setUnknown(member, at: site.tag(of: index)) }
    element(kind, as: member, first, site) {
      for view in views { element(item, as: list, view, site) { facts(of: item, view, site) } }
      builder.setUnknown(list, at: site.tag(of: index))
    }
  }

  /// An element that an attribute stands for.
  private func element(
    _ kind: Kind, as member: Member, _ attribute: AndroidView.Attribute, _ site: AndroidSite, _ body: () -> Void
  ) {
    let place = site.place(of: attribute)
    builder.open(kind, as: member, from: place.lowerBound, to: place.upperBound)
    body()
    builder.close()
  }
}

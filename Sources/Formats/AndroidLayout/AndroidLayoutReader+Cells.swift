import Screens

// Cells of SAP Fiori for Android, and those that the user names.
extension AndroidLayoutReader {
  /// Pushes a cell. Code may set what no attribute gives.
  func pushCell(_ kind: Kind, _ view: PlacedView, isPrototype: Bool = false) {
    push(view, as: kind) {
      if isPrototype { views.set(.prototype, .flag(true), at: view.tag) }
      if let label = view.attribute(.key) { setText(.label, label, of: view) }
      if let value = view.attribute(.value) { setText(.value, value, of: view) }
      pushNamedViews(in: view)
      for part in Vocabulary[kind].members where part.isPart { push(part, of: view) }
    }
  }

  /// Pushes the views inside a cell that the user names; what is in them is theirs.
  private func pushNamedViews(in cell: PlacedView) {
    guard !options.kinds.isEmpty else { return }
    var next = cell.index + 1
    while next < cell.document.views[cell.index].end {
      let view = PlacedView(next, in: cell.site)
      if case .kind(let kind)? = meaning(of: view) {
        push(view, as: kind) {}
        next = Int(view.document.views[next].end)
      } else {
        next += 1
      }
    }
  }

  /// Pushes one part, by the attribute that gives it.
  private func push(_ part: MemberDeclaration, of cell: PlacedView) {
    switch part.member {
    case .title: pushLabel(part, .headline, of: cell)
    case .subtitle: pushLabel(part, .subheadline, of: cell)
    case .footnote: pushLabel(part, .footnote, of: cell)
    case .description: pushLabel(part, .description, of: cell)
    case .detailImage, .image: pushImage(of: cell)
    case .accessory: pushAccessory(of: cell)
    case .iconStack: pushStack(.iconStack, .icons, .icon, "ICON_STACK", in: cell)
    case .attributes: pushStack(.attributes, .items, .item, "STATUS", in: cell)
    default: break
    }
  }

  private func pushLabel(_ part: MemberDeclaration, _ name: AndroidAttribute, of cell: PlacedView) {
    guard let attribute = cell.given(name), let kind = part.kinds.first else { return }
    push(kind, at: cell.place(of: attribute)) {
      setText(attribute, as: .text, of: cell)
      guard kind == .description, let lines = cell.attribute(.lines) else { return }
      let count = Int(cell.value(of: lines)).flatMap { $0 >= 0 ? $0 : nil }
      views.set(.lines, count.map { .number(Double($0)) } ?? .unknown, at: cell.place(of: lines))
    }
  }

  private func pushImage(of cell: PlacedView) {
    guard let image = cell.given(.detailImage) else { return }
    push(.image, at: cell.place(of: image)) {
      views.setUnknown(.placeholder, at: cell.place(of: image))
      guard let shape = cell.attribute(.detailImageShape) else { return }
      let isOval = cell.says(.detailImageShape, "oval")
      views.set(.shape, isOval ? .token(.circle) : .unknown, at: cell.place(of: shape))
    }
  }

  private func pushAccessory(of cell: PlacedView) {
    guard let icon = cell.given(.secondaryAction) else { return }
    let place = cell.place(of: icon)
    push(.accessory, at: place) {
      views.set(.control, .token(.action), at: place)
      views.setUnknown(.tap, at: place)
      push(.action, role: .iconButton, at: place) {
        if let label = cell.attribute(.secondaryActionDescription) { setText(label, as: .label, of: cell) }
      }
    }
  }

  /// Pushes views inside a cell that belong to one of its groups; code may add more.
  private func pushStack(_ kind: Kind, _ list: Member, _ item: Kind, _ group: StaticString, in cell: PlacedView) {
    let document = cell.document
    let items = document.children(of: cell.index).filter { child in
      document.says(.layoutGroup, group, of: child) && !PlacedView(child, in: cell.site).isHidden
    }
    guard let first = items.first else { return }
    push(kind, at: PlacedView(first, in: cell.site).tag) {
      views.setUnknown(list, at: cell.tag)
      for child in items { push(PlacedView(child, in: cell.site), as: item) {} }
    }
  }

  /// Pushes a part that attributes describe.
  private func push(_ kind: Kind, role: ViewRole = .container, at place: Range<Int>, _ content: () -> Void) {
    var view = ObservedView(at: place)
    (view.role, view.kind) = (role, kind)
    view.states.insert(.fromAttribute)
    views.open(view)
    content()
    views.close()
  }
}

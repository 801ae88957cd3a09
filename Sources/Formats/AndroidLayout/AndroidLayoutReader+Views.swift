import Screens

// The elements of a layout as views.
extension AndroidLayoutReader {
  func pushChildren(of index: Int, in site: AndroidSite) {
    for child in site.document.children(of: index) { push(PlacedView(child, in: site)) }
  }

  private func pushChildren(of view: PlacedView) { pushChildren(of: view.index, in: view.site) }

  private func push(_ view: PlacedView) {
    if view.isHidden { return }
    switch meaning(of: view) {
    case .kind(let kind)? where Vocabulary.contentKinds.contains(kind): return push(kind, view)
    // The user says that it is no element.
    case .nothing?: return pushChildren(of: view)
    default: break
    }
    switch view.type {
    case .binding, .merge: pushChildren(of: view)
    case .include: pushIncluded(view)
    case .nothing: if tapPlace(of: view) != nil { pushHolder(view) }
    // A view of the application that holds none draws by itself, or gets its views from code.
    case .container(.free), .other: if view.isLeaf { pushOpaque(view) } else { pushHolder(view) }
    case .container, .image, .icon, .text, .button: pushHolder(view)
    case .opaque: pushOpaque(view)
    case .recycler, .grid, .list: pushList(view)
    case .control: push(.group, view)
    case .fiori(let kind): push(kind, view)
    }
  }

  /// Pushes a view that is an element of a kind.
  private func push(_ kind: Kind, _ view: PlacedView) {
    if kind == .collectionView || kind == .tableView { return pushList(view, as: kind) }
    if kind.isCell { return pushCell(kind, view) }
    push(view, as: kind) { pushChildren(of: view) }
  }

  /// Pushes a view that its role and a tap make an element, or that matters for what it holds.
  private func pushHolder(_ view: PlacedView) {
    push(view, as: nil) { pushChildren(of: view) }
  }

  private func pushIncluded(_ view: PlacedView) {
    guard let reference = view.attribute(.layout), let name = layoutName(reference, of: view) else {
      return pushOpaque(view)
    }
    if let circle = view.site.layouts(from: name) {
      push(view, as: .group) {
        let message =
          circle.count == 1
          ? "layout \(name) includes itself"
          : "layouts include each other: \((circle + [name]).joined(separator: " → "))"
        views.report(
          message, at: view.site.holder == nil ? view.place(of: reference) : view.site.reference, on: views.current)
        views.setUnknown(.content, at: view.tag)
      }
    } else if let included = site(named: name, for: view) {
      pushChildren(of: -1, in: included)
    } else {
      pushOpaque(view)
    }
  }

  /// Pushes a view whose content is elsewhere.
  private func pushOpaque(_ view: PlacedView) {
    push(view, as: .group) { views.setUnknown(.content, at: view.tag) }
  }

  /// Pushes a view with its facts.
  ///
  /// - Parameters:
  ///   - kind: what it is; `nil` where its role says it.
  ///   - content: pushes what is in it, behind further facts.
  func push(_ view: PlacedView, as kind: Kind?, _ content: () -> Void) {
    var observed = ObservedView(at: view.tag)
    (observed.role, observed.kind) = (view.type.role, kind)
    if let place = tapPlace(of: view) {
      observed.states.insert(.reacts)
      observed.tapPlace = FilePlace(place)
    }
    let index = views.count
    views.open(observed)
    if let kind = kind ?? Self.traits.kind(of: observed, showsText: true) { setFacts(of: kind, view, index) }
    content()
    views.close()
  }

  // MARK: Names

  /// What the user says that a view's id or class stands for.
  func meaning(of view: PlacedView) -> KindNames.Meaning? {
    guard !options.kinds.isEmpty else { return nil }
    if let id = id(of: view),
      let meaning = id.view.document.withText(id.name, { options.kinds.meaning(of: $0) })
    {
      return meaning
    }
    return view.withName { options.kinds.meaning(of: $0) }
  }

  /// The name in `@+id/name`, `@id/name` or `@android:id/name`, and the attribute that gives it: what includes a layout
  /// may give its root another one.
  func id(of view: PlacedView) -> (name: Range<Int32>, attribute: AndroidView.Attribute, view: PlacedView)? {
    if let includer = view.includer, let id = id(of: includer) { return id }
    guard let attribute = view.attribute(.id) else { return nil }
    let value = attribute.value
    let slash = view.withValue(of: attribute) { $0.lastIndex(of: UInt8(ascii: "/")) }
    guard let slash, slash + 1 < value.count else { return nil }
    return (value.lowerBound + Int32(truncatingIfNeeded: slash) + 1..<value.upperBound, attribute, view)
  }

  // MARK: Taps

  /// Where attributes say that a view reacts to a tap; `nil` where only code knows whether it does.
  func tapPlace(of view: PlacedView) -> Range<Int>? {
    let clickable = view.attribute(.clickable)
    guard !view.says(.enabled, "false"), isTapped(view, isUnsaid: clickable == nil) else { return nil }
    return (view.attribute(.onClick) ?? clickable).map { view.place(of: $0) } ?? view.tag
  }

  private func isTapped(_ view: PlacedView, isUnsaid: Bool) -> Bool {
    if view.says(.clickable, "true") || view.given(.onClick) != nil { return true }
    return switch view.type {
    case .button, .icon, .control: isUnsaid
    default: false
    }
  }
}

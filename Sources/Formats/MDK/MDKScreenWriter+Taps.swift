import Screens

// What a tap does: actions, their overrides, and the pages that they open.
extension MDKScreenWriter {
  /// Writes a tap; nothing if the handler is missing or empty.
  ///
  /// - Parameter ofSeeAll: whether it is that of a See All, and not of an item.
  func tap(_ press: MDKValue?, ofSeeAll: Bool = false) {
    guard let press else { return }
    if press.isArray {
      if !press.json.isEmpty { builder.setUnknown(.tap, at: press.place) }
      return
    }
    if press.isObject {
      guard !press.isBlank else { return }
    } else if evaluator.plainReference(press.json) == nil {
      switch evaluator.text(press.json) {
      case .absent: return
      case .uncertain: return builder.setUnknown(.tap, at: press.place)
      case .known where press.json.kind != .string:
        if press.source == nil {
          let written = String(decoding: press.json.written, as: UTF8.self)
          let message = "a tap opens \(written.prefix(60)); expected the path of an action or rule"
          builder.report(.invalidValue, message, at: press.json.range)
        }
        return builder.setUnknown(.tap, at: press.place)
      case .known, .bound: break
      }
    }
    element(.tap, as: .tap, at: press.place) {
      guard let (action, place, overrides) = evaluator.action(press) else { return }
      switch action.kind {
      case .navigation: navigation(action, at: place, overrides, ofSeeAll: ofSeeAll)
      case .document: builder.set(.opens, token: .preview, at: place)
      // A message, a picker that closes, a record that is changed: no page shows whether this is the purpose of the
      // cell.
      case .other: builder.setUnknown(.opens, at: place)
      case .chained: return
      }
    }
  }

  private func navigation(_ action: MDKAction, at place: Range<Int>, _ overrides: MDKValue?, ofSeeAll: Bool) {
    let modalPlace = overrides?["ModalPage"]?.place ?? place
    if let isModal = action.isModal {
      builder.set(.transition, token: isModal ? .modal : .push, at: modalPlace)
    } else {
      builder.setUnknown(.transition, at: modalPlace)
    }
    let pagePlace = overrides?["PageToOpen"]?.place ?? place
    guard let page = action.page, let destination = destination(page) else { return }
    // The lists of a detail may well be all items, and a list of what belongs to an item may be all that there is about it.
    if ofSeeAll ? destination.opens == .detail && destination.hasLists : destination.listsWhatBelongs { return }
    if let opens = destination.opens { builder.set(.opens, token: opens, at: pagePlace) }
    if let listContent = destination.listContent { builder.set(.listContent, token: listContent, at: pagePlace) }
  }

  /// Whether a handler or target is not given, or empty.
  func isAbsent(_ value: MDKValue?) -> Bool {
    guard let value else { return true }
    return evaluator.isAbsent(value.json) && (!value.isObject || value.isBlank)
  }

  /// What a page shows that a reference leads to; `nil` where that is not known.
  func destination(_ page: String) -> MDKDestination? {
    var page = page
    return page.withUTF8 { evaluator.application?.destination($0) }
  }
}

// Which elements are shown.
extension MDKScreenWriter {
  /// Gives every object of a list to a body that is not hidden; one that may be leaves the list open.
  func eachVisible(
    of value: MDKValue?, into list: inout MDKList, _ body: (MDKValue, Range<Int>, inout MDKList) -> Void
  ) {
    eachObject(of: value, into: &list) { object, place, list in
      if isShown(object, at: place, in: &list) { body(object, place, &list) }
    }
  }

  /// Whether an element of a list is written: it is not hidden. One that may be hidden leaves the list open.
  func isShown(
    _ object: MDKValue, by member: JSONName = "Visible", at place: Range<Int>, in list: inout MDKList
  ) -> Bool {
    let visible = isVisible(object, by: member)
    if visible == nil { leaveOpen(&list, at: object[member]?.place ?? place) }
    return visible ?? mayBeShown(object, by: member)
  }

  /// Whether an element is shown; `nil` where only the running application knows.
  func isVisible(_ value: MDKValue, by member: JSONName = "Visible") -> Bool? {
    evaluator.flag(value[member]?.json, default: true)
  }

  /// Whether what an element shows counts: it is shown, or the running application decides.
  ///
  /// Whether MDK shows what is literally something else than true or false, as `" false "`, `0` and `null` are, is not documented.
  func mayBeShown(_ value: MDKValue, by member: JSONName = "Visible") -> Bool {
    if let isVisible = isVisible(value, by: member) { return isVisible }
    guard let visibility = value[member]?.json, visibility.kind == .string else { return false }
    return evaluator.text(visibility).text == nil
  }
}

import Screens

// What a tap does: actions, their overrides, and the pages that they open.
extension MDKScreenWriter {
  /// Tells a tap; nothing where the handler is not given, or empty.
  func tap(_ press: MDKValue?) {
    guard let press else { return }
    if press.isArray {
      if !press.json.isEmpty { builder.setUnknown(.tap, at: press.place) }
      return
    }
    if press.isObject {
      guard !press.json.isEmpty else { return }
    } else {
      switch evaluator.text(press.json) {
      case .absent: return
      case .uncertain: return builder.setUnknown(.tap, at: press.place)
      case .known, .bound: break
      }
    }
    element(.tap, as: .tap, at: press.place) {
      guard let (action, place, overrides) = action(press) else { return }
      switch action.kind {
      case .navigation: navigation(action, at: place, overrides)
      case .document: builder.set(.opens, token: .preview, at: place)
      case .other: builder.set(.opens, token: .other, at: place)
      case .chained: return
      }
    }
  }

  private func navigation(_ action: MDKAction, at place: Range<Int>, _ overrides: MDKValue?) {
    let modalPlace = overrides?["ModalPage"]?.place ?? place
    if let isModal = action.isModal {
      builder.set(.transition, token: isModal ? .modal : .push, at: modalPlace)
    } else {
      builder.setUnknown(.transition, at: modalPlace)
    }
    let pagePlace = overrides?["PageToOpen"]?.place ?? place
    guard let page = action.page, let destination = evaluator.application?.destination(page) else { return }
    if let opens = destination.opens { builder.set(.opens, token: opens, at: pagePlace) }
    if let listContent = destination.listContent { builder.set(.listContent, token: listContent, at: pagePlace) }
  }

  /// The action behind a handler: a reference, an override, or one written in place; `nil` where it is unknown.
  ///
  /// - Returns: the action, the place of the reference to it, and the properties laid over it.
  func action(_ press: MDKValue) -> (action: MDKAction, place: Range<Int>, overrides: MDKValue?)? {
    guard press.isObject else {
      guard let path = evaluator.text(press.json).text, let action = evaluator.application?.action(path) else {
        return nil
      }
      return (action, press.place, nil)
    }
    if let action = MDKAction(press.json, evaluator) { return (action, press.place, nil) }
    if let handler = press["Handler"], !handler.isObject || handler["Handler"] == nil { return action(handler) }
    guard let name = press["Name"] else { return nil }
    let properties = press["Properties"].flatMap { $0.isObject ? $0 : nil }
    var action = evaluator.text(name.json).text.flatMap { evaluator.application?.action($0) }
    // Only a navigation has a page to open, even where its own file is not there.
    if action == nil, properties?["PageToOpen"] != nil { action = .unknownNavigation }
    guard var action else { return nil }
    if let properties { action.override(with: properties.json, evaluator) }
    return (action, name.place, properties)
  }
}

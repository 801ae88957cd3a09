import Screens

/// Reads layouts of the Android CLI: one screen a file.
final class AndroidCLIReader: JSONScreenReader {
  override var isPrinted: Bool { true }

  private let views = ObservedViews()

  override func readScreens(
    of source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    views.reset()
    defer { views.reset() }
    let (place, isTree) = json.withRoot { root in
      let list = root.kind == .array ? Array(root.children) : [root]
      for view in list where view.kind == .object { fill(view) }
      return (root.range, list.count == 1 && list.first?["children"] != nil)
    }
    guard views.count > 0 else { throw ReadError("holds no view; expected what `android layout` prints", at: 0) }
    let window = window
    let screen = try AndroidViews.screen(
      views, at: place, window: window, isWhole: isTree && window != nil, options)
    builder.startScreen(at: place.lowerBound, isOneOfSeveral: false)
    ScreenMapper.map(screen, views, AndroidViews.traits, options, into: builder)
    consumer.consume(builder.tree, from: source)
  }

  /// The box of the first view, where all others lie in it: a list without the window begins with any view.
  private var window: Frame? {
    guard let box = views[0].box else { return nil }
    let isAround = (1..<views.count).allSatisfy { index in
      guard let other = views[index].box, !views[index].states.contains(.unseen) else { return true }
      return other.x >= box.x && other.y >= box.y && other.right <= box.right && other.bottom <= box.bottom
    }
    return views.count > 1 && isAround ? box : nil
  }

  private func fill(_ value: JSONValue) {
    AndroidViews.open(view(value), in: views)
    if value["center"] != nil { views.isLaidOut = true }
    if let children = value["children"] {
      for child in children.children where child.kind == .object { fill(child) }
    }
    views.close()
  }

  private func view(_ value: JSONValue) -> ObservedView {
    var reading = AndroidJSONView(value, views)
    let name = value["class"]
    reading.view.take(name?.withText { AndroidClass($0) } ?? AndroidClass())
    reading.take(bounds: value["bounds"])
    reading.take(text: value["text"])
    reading.take(id: value["resource-id"] ?? value["resourceId"], class: name, options.kinds)
    reading.take(description: value["content-desc"] ?? value["contentDesc"])
    if let item = Self.item("clickable", of: value["interactions"]) {
      reading.view.states.insert(.reacts)
      reading.view.tapPlace = FilePlace(item.range)
    }
    if Self.item("scrollable", of: value["interactions"]) != nil { reading.view.states.insert(.scrolls) }
    if Self.item("password", of: value["interactions"]) != nil { reading.view.states.insert(.password) }
    if Self.item("selected", of: value["state"]) != nil { reading.view.states.insert(.selected) }
    if Self.item("disabled", of: value["state"]) != nil || value["enabled"]?.kind == .no {
      reading.view.states.insert(.disabled)
    }
    if value["off-screen"]?.kind == .yes || value["hidden"]?.kind == .yes { reading.view.states.insert(.unseen) }
    return reading.view
  }

  /// The item of a list that is a word, in any case.
  private static func item(_ word: String, of list: JSONValue?) -> JSONValue? {
    list?.children.first { item in
      item.withText { text in
        text.count == word.utf8.count && zip(text, word.utf8).allSatisfy { ($0 | 0x20) == ($1 | 0x20) }
      } ?? false
    }
  }
}

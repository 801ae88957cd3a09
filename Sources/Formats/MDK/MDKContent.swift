/// What a value is once references are followed.
enum MDKContent {
  /// Nothing: not given, or empty, as editors leave it.
  case absent
  case value(MDKValue)
  /// Something that only the running application, or a file that is not there, could tell.
  case unknown

  /// Where it is written: in a fragment that the value refers to, else where the value stands.
  func place(under value: MDKValue) -> Range<Int> {
    if case .value(let content) = self, content.source !== value.source { content.place } else { value.place }
  }
}

// Following references to fragments.
extension MDKEvaluator {
  /// What a value is once references to fragments are followed.
  ///
  /// - Parameter use: says where a fragment that is referred to is used; `nil` where it must not be followed.
  func content(_ value: MDKValue?, _ use: (MDKFragment, MDKValue) -> MDKFragmentUse?) -> MDKContent {
    guard let value else { return .absent }
    switch value.json.kind {
    case .array: return value.json.isEmpty ? .absent : .value(value)
    case .object:
      guard value.isFragmentUse else { return value.isBlank ? .absent : .value(value) }
      guard let reference = value.json["Fragment"] else { return .unknown }
      var content = fragment(MDKValue(reference, from: value.source), use)
      if case .value(let held) = content, let properties = value.json["Properties"], properties.kind == .object {
        content = .value(held.under(MDKValue(properties, from: value.source, isProperty: true), .use))
      }
      return laid(value.overlay, over: content)
    case .string: return laid(value.overlay, over: fragment(value, use))
    default: return .unknown
    }
  }

  /// Properties reach what a fragment holds, whatever refers to it.
  private func laid(_ overlay: MDKOverlay?, over content: MDKContent) -> MDKContent {
    guard let overlay, case .value(let value) = content else { return content }
    return value.under(overlay).map { .value($0) } ?? .absent
  }

  private func fragment(_ reference: MDKValue, _ use: (MDKFragment, MDKValue) -> MDKFragmentUse?) -> MDKContent {
    let fragment: MDKFragment?
    if let path = plainReference(reference.json), path.ends(with: ".fragment") {
      fragment = application?.fragment(path)
    } else {
      switch text(reference.json) {
      case .absent: return .absent
      case .known(var path) where path.hasSuffix(".fragment"): fragment = path.withUTF8 { application?.fragment($0) }
      default: return .unknown
      }
    }
    guard let fragment, let place = use(fragment, reference) else { return .unknown }
    return content(MDKValue(fragment.document.root, from: place), use)
  }
}

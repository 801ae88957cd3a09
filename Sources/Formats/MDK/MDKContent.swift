/// What a value is once references are followed.
enum MDKContent {
  /// Nothing: not given, or empty, as editors leave it.
  case absent
  case value(MDKValue)
  /// Something that only the running application, or a file that is not there, could tell.
  case unknown

  /// Where it is written: in a fragment that the value refers to, else where the value is.
  func place(under value: MDKValue) -> Range<Int> {
    if case .value(let content) = self, content.source !== value.source { content.place } else { value.place }
  }
}

/// Says where a fragment is used that a value refers to, with the place of the properties that lie over it.
typealias MDKFollowing = (_ fragment: MDKFragment, _ reference: MDKValue, _ properties: Range<Int>?) -> MDKFragmentUse?

// Following references to fragments.
extension MDKEvaluator {
  /// What a value is that refers to no fragment; `nil` where references have to be followed.
  @inline(__always)
  func ownContent(_ value: MDKValue?) -> MDKContent? {
    guard let value else { return .absent }
    switch value.json.kind {
    case .array: return value.json.isEmpty ? .absent : .value(value)
    case .object where !value.isFragmentUse: return value.isBlank ? .absent : .value(value)
    case .object, .string: return nil
    default: return .unknown
    }
  }

  /// What a value is once references to fragments are followed.
  ///
  /// - Parameter use: says where a fragment that is referred to is used, with the place of what lies over it; `nil`
  ///   where it must not be followed.
  func content(_ value: MDKValue?, _ use: MDKFollowing) -> MDKContent {
    if let own = ownContent(value) { return own }
    guard let value else { return .absent }
    switch value.json.kind {
    case .object:
      guard let reference = value.json["Fragment"] else { return .unknown }
      var properties: MDKValue?
      if !leavesOutProperties, let json = value.json["Properties"], json.kind == .object {
        properties = MDKValue(json, origins.origin(value.source, isProperty: true))
      }
      let cause = value.overlay?.properties ?? properties.flatMap { $0.json.isEmpty ? nil : $0 }
      var content = fragment(MDKValue(reference, origins.origin(value.source)), under: cause?.place, use)
      if case .value(let held) = content, let properties {
        content = .value(held.under(MDKOverrides(properties, .use, keptBy: origins), .use))
      }
      return laid(value.overlay, over: content)
    case .string:
      return laid(value.overlay, over: fragment(value, under: value.overlay?.properties.place, use))
    default: return .unknown
    }
  }

  /// Properties reach what a fragment holds, for every reference to it.
  private func laid(_ overlay: MDKOverrides?, over content: MDKContent) -> MDKContent {
    guard let overlay, case .value(let value) = content else { return content }
    return value.under(overlay).map { .value($0) } ?? .absent
  }

  private func fragment(_ reference: MDKValue, under properties: Range<Int>?, _ use: MDKFollowing) -> MDKContent {
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
    guard let fragment, let place = use(fragment, reference, properties) else { return .unknown }
    return content(MDKValue(fragment.document.root, origins.origin(place)), use)
  }
}

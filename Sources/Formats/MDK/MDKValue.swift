/// A value of a page with its place in the file that is being linted, wherever it was written.
///
/// What a fragment holds stands at the reference to the fragment; properties that a reference lays over the fragment
/// stand at their own place.
struct MDKValue {
  let json: JSONValue
  /// The fragment it was taken from; `nil` in the linted file itself.
  let source: MDKFragmentUse?
  /// Members that count before the value's own.
  let overlay: MDKOverlay?

  init(_ json: JSONValue, from source: MDKFragmentUse? = nil, under overlay: MDKOverlay? = nil) {
    self.json = json
    self.source = source
    self.overlay = overlay
  }

  /// Its bytes in the linted file: a member from its name, an element of an array from its first byte.
  var place: Range<Int> { source?.place ?? json.range }

  var isObject: Bool { json.kind == .object }
  var isArray: Bool { json.kind == .array }

  /// The member of an object; `nil` where there is none.
  subscript(name: StaticString) -> MDKValue? {
    var layer = overlay
    while let overlay = layer {
      if let value = overlay.properties[name] { return value }
      layer = overlay.below
    }
    return json[name].map { MDKValue($0, from: source) }
  }

  /// The elements of an array, in their order.
  var items: some Sequence<MDKValue> {
    let source = self.source
    return json.children.lazy.map { MDKValue($0, from: source) }
  }

  /// `_Type`, by which MDK tells what an object is; empty where it does not say. No overlay replaces it.
  var type: String { (json["_Type"] ?? overlay?.properties.json["_Type"])?.string ?? "" }
}

/// That a fragment is used, and where.
final class MDKFragmentUse {
  /// The reference in the linted file.
  let place: Range<Int>
  /// The fragment's real path.
  let path: String
  /// The fragment that refers to this one; `nil` where the linted file does.
  let user: MDKFragmentUse?
  let depth: Int

  init(_ path: String, at place: Range<Int>, by user: MDKFragmentUse?) {
    self.place = place
    self.path = path
    self.user = user
    depth = (user?.depth ?? 0) + 1
  }
}

/// Properties that a reference lays over what it refers to.
final class MDKOverlay {
  let properties: MDKValue
  /// What the fragment itself lays over another one.
  let below: MDKOverlay?

  init(_ properties: MDKValue, over below: MDKOverlay?) {
    self.properties = properties
    self.below = below
  }
}

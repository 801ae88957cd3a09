/// Where a value comes from, and what lies over it.
struct MDKOrigin {
  /// The fragment it was taken from; `nil` in the linted file itself.
  let source: MDKFragmentUse?
  /// Members that count before the value's own.
  let overlay: MDKOverrides?
  /// Whether it was written among the properties of a reference, where `null` means nothing.
  let isProperty: Bool
  /// The same with nothing laid over it; `nil`: the linted file itself.
  let bare: UnsafeMutablePointer<MDKOrigin>?
  /// Members of the value that has it which properties lie over, by where their names are in the program: most are
  /// asked for often.
  var merged: [(name: UnsafePointer<UInt8>, value: MDKValue)] = []
}

/// Keeps where the values of a page come from, for as long as they are used: values themselves keep nothing.
final class MDKOrigins {
  private var kept: [UnsafeMutablePointer<MDKOrigin>] = []

  deinit { removeAll() }

  /// What is in a fragment, or, as its property, in a reference.
  ///
  /// - Parameter source: the fragment; `nil`: the linted file itself.
  func origin(_ source: MDKFragmentUse?, isProperty: Bool = false) -> UnsafeMutablePointer<MDKOrigin>? {
    if source == nil, !isProperty { return nil }
    let origin = UnsafeMutablePointer<MDKOrigin>.allocate(capacity: 1)
    origin.initialize(to: MDKOrigin(source: source, overlay: nil, isProperty: isProperty, bare: origin))
    kept.append(origin)
    return origin
  }

  /// The same with properties laid over it.
  func origin(
    _ bare: UnsafeMutablePointer<MDKOrigin>?, under overlay: MDKOverrides
  ) -> UnsafeMutablePointer<MDKOrigin> {
    let origin = UnsafeMutablePointer<MDKOrigin>.allocate(capacity: 1)
    origin.initialize(
      to: MDKOrigin(
        source: bare?.pointee.source, overlay: overlay, isProperty: bare?.pointee.isProperty ?? false, bare: bare))
    kept.append(origin)
    return origin
  }

  /// Forgets all. Values that are not in the linted file itself are not valid afterwards.
  func removeAll() {
    guard !kept.isEmpty else { return }
    for origin in kept {
      origin.deinitialize(count: 1)
      origin.deallocate()
    }
    kept.removeAll(keepingCapacity: kept.count < 1 << 12)
  }
}

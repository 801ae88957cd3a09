/// The value of `fix:` in a page, one map for each fix; made when it is needed, as in few runs.
package struct PageFixes: Sendable, Hashable {
  private let make: (@Sendable () -> [PageValue])?

  /// No fixes.
  package init() { make = nil }

  /// Some fixes.
  package init(_ make: @escaping @Sendable () -> [PageValue]) { self.make = make }

  /// The maps.
  package var values: [PageValue] { make?() ?? [] }

  /// Whether there are none.
  package var isEmpty: Bool { make == nil }

  /// Whether both say the same.
  package static func == (left: PageFixes, right: PageFixes) -> Bool { left.values == right.values }

  /// Takes the maps.
  package func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

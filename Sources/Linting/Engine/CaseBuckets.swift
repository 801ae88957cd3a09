import Screens

/// The cases to run, by platform of the screen and kind of element, in one flat array.
final class CaseBuckets {
  private let starts: UnsafeMutablePointer<Int32>
  private let items: UnsafeMutablePointer<Int32>

  /// - Parameter withoutBuckets: whether every case stands in every bucket of its platforms.
  init(_ cases: [BoundCase], withoutBuckets: Bool) {
    var starts: [Int32] = []
    var items: [Int32] = []
    for platform in ScreenPlatform.allCases {
      for kind in Kind.allCases {
        starts.append(Int32(items.count))
        for (index, item) in cases.enumerated() where !item.platforms.isDisjoint(with: platform.platforms) {
          if withoutBuckets || item.kinds & kind.bit != 0 { items.append(Int32(index)) }
        }
      }
    }
    starts.append(Int32(items.count))
    self.starts = .allocate(capacity: starts.count)
    self.starts.initialize(from: starts, count: starts.count)
    self.items = .allocate(capacity: max(1, items.count))
    self.items.initialize(from: items, count: items.count)
  }

  deinit {
    starts.deallocate()
    items.deallocate()
  }

  /// The numbers of a bucket's cases.
  @inline(__always)
  func range(_ platform: ScreenPlatform, _ kind: Kind) -> (start: UnsafePointer<Int32>, end: UnsafePointer<Int32>) {
    let bucket = platform.rawValue * Kind.total + Int(kind.rawValue)
    return (UnsafePointer(items + Int(starts[bucket])), UnsafePointer(items + Int(starts[bucket + 1])))
  }
}

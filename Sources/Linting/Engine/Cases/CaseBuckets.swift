import Screens

/// The cases to run, by platform of the screen, kind of the element and kind of its parent.
///
/// A bucket is filled when it is first asked for: a run meets few of them.
final class CaseBuckets {
  /// All cases, by their numbers.
  let cases: UnsafeMutableBufferPointer<BoundCase>
  private let isMember: [Bool]
  private let withoutBuckets: Bool
  private let buckets: UnsafeMutablePointer<Bucket>
  private var items: UnsafeMutablePointer<BucketedCase>
  private var itemCount = 0
  private var itemCapacity = 256
  /// Read for each element, so it is here and not behind a global's lock.
  private let kindCount = Kind.total
  /// The kinds that a parent can have, and none.
  private let parentCount = Kind.total + 1

  private struct Bucket {
    var start: Int32 = -1
    var end: Int32 = 0
  }

  /// - Parameters:
  ///   - isMember: by number of the case: whether it is to run. Those that compare screens are asked about all.
  ///   - withoutBuckets: whether every case is in every bucket of its platforms.
  init(_ cases: UnsafeMutableBufferPointer<BoundCase>, _ isMember: [Bool], withoutBuckets: Bool) {
    self.cases = cases
    self.isMember = isMember
    self.withoutBuckets = withoutBuckets
    let count = ScreenPlatform.allCases.count * kindCount * parentCount
    buckets = .allocate(capacity: count)
    buckets.initialize(repeating: Bucket(), count: count)
    items = .allocate(capacity: itemCapacity)
  }

  /// Index of a case's rule in the linter's list.
  func rule(of number: Int) -> Int { cases[number].rule }

  deinit {
    buckets.deallocate()
    items.deallocate()
  }

  /// A bucket's cases, in their order; valid until the next call.
  @inline(__always)
  func range(
    _ platform: ScreenPlatform, _ kind: Kind, in parent: Kind?
  ) -> (start: UnsafePointer<BucketedCase>, end: UnsafePointer<BucketedCase>) {
    let place = parent.map { Int($0.rawValue) } ?? kindCount
    let bucket = buckets + ((platform.rawValue &* kindCount &+ Int(kind.rawValue)) &* parentCount &+ place)
    if bucket.pointee.start < 0 { fill(bucket, platform, kind, parent) }
    return (UnsafePointer(items + Int(bucket.pointee.start)), UnsafePointer(items + Int(bucket.pointee.end)))
  }

  private func fill(
    _ bucket: UnsafeMutablePointer<Bucket>, _ platform: ScreenPlatform, _ kind: Kind, _ parent: Kind?
  ) {
    bucket.pointee.start = Int32(itemCount)
    for index in cases.indices where !cases[index].platforms.isDisjoint(with: platform.platforms) {
      guard isMember[index] || cases[index].phase == .screens else { continue }
      let program = cases[index].program
      let item =
        withoutBuckets
        ? BucketedCase(Int32(index), whole: program, kinds: cases[index].kinds)
        : cases[index].kinds.contains(kind) ? BucketedCase(Int32(index), program, kind, in: parent) : nil
      guard let item else { continue }
      if itemCount == itemCapacity { grow() }
      (items + itemCount).initialize(to: item)
      itemCount += 1
    }
    bucket.pointee.end = Int32(itemCount)
  }

  private func grow() {
    let larger = UnsafeMutablePointer<BucketedCase>.allocate(capacity: itemCapacity * 2)
    larger.moveInitialize(from: items, count: itemCount)
    items.deallocate()
    items = larger
    itemCapacity *= 2
  }
}

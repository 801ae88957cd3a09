import Support

/// Threads that work side by side until all are done.
package enum WorkerThreads {
  /// Readers descend as deep as files nest, which is limited; this is ample for it on every system.
  private static let stackSize = 8 << 20

  /// Runs a body on so many threads, the calling one among them where there is but one.
  package static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    guard count > 1 else { return body(0) }
    var threads: [pthread_t] = []
    for number in 0..<count {
      let work = Unmanaged.passRetained(Work { body(number) })
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      pthread_attr_setstacksize(&attributes, stackSize)
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let status = pthread_create(&thread, &attributes, runWork, work.toOpaque())
      pthread_attr_destroy(&attributes)
      guard status == 0 else {
        // Without another thread the work is done here: slower, and the same.
        work.takeRetainedValue().body()
        continue
      }
      #if canImport(Darwin)
        if let thread { threads.append(thread) }
      #else
        threads.append(thread)
      #endif
    }
    for thread in threads { pthread_join(thread, nil) }
  }
}

private final class Work {
  let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }
}

#if canImport(Darwin)
  private let runWork: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { context in
    Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
#else
  private let runWork: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
    if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
    return nil
  }
#endif

/// Brings back into order what threads complete in any order.
package struct InOrderQueue<Part> {
  /// The number of the part whose turn it is.
  package private(set) var next = 0
  /// Parts that are complete while one before them is not.
  private var waiting: [(number: Int, part: Part)] = []

  /// None is complete yet; numbers count from 0.
  package init() {}

  /// Takes a part that is complete.
  package mutating func add(_ part: Part, _ number: Int) { waiting.append((number, part)) }

  /// Gives out the part whose turn it is; `nil` where it is not complete.
  package mutating func take() -> Part? {
    guard let index = waiting.firstIndex(where: { $0.number == next }) else { return nil }
    next += 1
    return waiting.remove(at: index).part
  }
}

import Foundation

/// What libFuzzer calls, where it is linked: `Scripts/test/fuzz`.
enum Entry {
  /// Takes inputs of the target that `FIORILINT_FUZZ_TARGET` names.
  nonisolated(unsafe) static let take: ([UInt8]) throws -> Void = {
    let name = ProcessInfo.processInfo.environment["FIORILINT_FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
      fatalError("no target is called \(name)")
    }
    do { return try target.make() } catch { fatalError("\(error)") }
  }()
}

/// Without a target, prints the names of all and ends the process.
@_cdecl("LLVMFuzzerInitialize")
public func initializeFuzzing(_ count: UnsafeMutablePointer<CInt>?, _ arguments: UnsafeMutableRawPointer?) -> CInt {
  guard ProcessInfo.processInfo.environment["FIORILINT_FUZZ_TARGET"] == nil else { return 0 }
  for target in FuzzTarget.all { print(target.name) }
  exit(0)
}

/// Takes the bytes that libFuzzer makes up, and traps where they break a promise.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do { try Entry.take(Array(UnsafeBufferPointer(start: start, count: count))) } catch { fatalError("\(error)") }
  return 0
}

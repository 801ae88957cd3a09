import Foundation

extension Process {
  /// Runs it until it ends, and not much longer: `waitUntilExit()` looks twenty times a second.
  ///
  /// - Parameter pipe: what it writes to, where that is read until no process has it open.
  /// - Returns: what was read.
  @discardableResult public func runToEnd(reading pipe: Pipe? = nil) throws -> Data {
    let ended = DispatchSemaphore(value: 0)
    terminationHandler = { _ in ended.signal() }
    try run()
    let output = pipe?.fileHandleForReading.readDataToEndOfFile() ?? Data()
    ended.wait()
    return output
  }
}

import FileAccess
import Inputs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Recognizes reports that fiorilint wrote.
///
/// A shard that writes its report into the folder that is checked must not change what the next shard finds there.
enum OwnReport {
  /// A text near the beginning of the reports that have an extension of screens.
  private static let marks = [
    "\",\n  \"run\": {\"rules\":", "\",\n  \"findings\": [", "/sarif-2.1.0.json\"", "[\n  {\n    \"type\": \"issue\",",
    "\n    \"name\": \"fiorilint\",", "{\n  \"rules\": [", "<checkstyle version=", "<testsuites name=\"fiorilint\"",
  ]

  /// Whether a file of a list is a report; a file that cannot be read is none.
  static func isAt(_ index: Int, of files: FileList) -> Bool {
    guard let number = try? files.open(at: index) else { return false }
    defer { close(number) }
    let head = withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { buffer in
      buffer.baseAddress.map { start in
        let count = max(0, Descriptor(number).read(into: start, buffer.count, at: 0))
        return String(decoding: buffer[..<count], as: UTF8.self)
      } ?? ""
    }
    return marks.contains { head.contains($0) }
  }
}

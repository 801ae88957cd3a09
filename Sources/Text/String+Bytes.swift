#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension String {
  /// Gives a body the text as UTF-8.
  @inlinable
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // `withUTF8` changes texts, and the copy that it is asked for would count references, twice for each text of a finding.
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }

  /// Whether it has the same bytes as another one; texts that only look the same are equal too.
  @usableFromInline
  package func hasBytes(of other: String) -> Bool { other.withBytes { hasBytes(of: $0) } }

  /// Whether its bytes come before those of another one.
  package func bytesPrecede(_ other: String) -> Bool {
    withBytes { left in
      other.withBytes { right in
        let count = min(left.count, right.count)
        guard count > 0, let first = left.baseAddress, let second = right.baseAddress else {
          return left.count < right.count
        }
        let order = memcmp(first, second, count)
        return order == 0 ? left.count < right.count : order < 0
      }
    }
  }

  /// Whether these are its bytes in UTF-8.
  package func hasBytes(of others: UnsafeBufferPointer<UInt8>) -> Bool {
    withBytes { bytes in
      guard bytes.count == others.count, let left = bytes.baseAddress, let right = others.baseAddress else {
        return bytes.isEmpty && others.isEmpty
      }
      return left == right || memcmp(left, right, bytes.count) == 0
    }
  }
}

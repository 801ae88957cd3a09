import Linting

/// A digest by which git may name what it keeps.
protocol BlobDigest {
  /// Takes more bytes.
  mutating func update(_ bytes: UnsafeRawBufferPointer)
  /// Ends the text.
  ///
  /// - Returns: hexadecimal digits in lower case.
  mutating func finish() -> String
}

extension SHA256: BlobDigest {}

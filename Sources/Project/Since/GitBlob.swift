import Linting
import Support

/// A file of a commit, as its tree has it.
struct GitBlob {
  /// What git names the text by: hexadecimal digits.
  let id: String
  /// Whether it is a symbolic link; the text is where it leads.
  let isLink: Bool
  /// The index of the repository that keeps it.
  let repository: Int

  /// A blob of a line of `git ls-tree`, up to the path; `nil`: it is a submodule's commit.
  init?(_ entry: some Collection<UInt8>, in repository: Int) {
    let words = entry.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, words[1] == "blob" else { return nil }
    (id, isLink) = (words[2], words[0] == "120000")
    self.repository = repository
  }

  /// Whether a file has this text, byte by byte. Git's index and its filters do not count.
  func isText(ofFile path: String) -> Bool { Self.id(ofFile: path, like: id) == id }

  /// Whether a text is this one.
  func isText(_ bytes: [UInt8]) -> Bool {
    let digest = Self.digest(of: bytes.count, like: id) { digest in
      bytes.withUnsafeBytes { digest.update($0) }
      return true
    }
    return digest == id
  }

  /// What git would name a file's text by, links followed; `nil` where it is no regular file, or cannot be read.
  ///
  /// - Parameter id: another name in the repository; those of all of its texts are made in one way.
  static func id(ofFile path: String, like id: String) -> String? {
    // A pipe without a writer would be waited for.
    let number = Path(path).open(O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else { return nil }
    defer { close(number) }
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return digest(of: Int(status.st_size), like: id) { digest in
      var count = 0
      let isRead = Descriptor(number).readPieces { piece in
        digest.update(piece)
        count += piece.count
        return count <= status.st_size
      }
      return isRead && count == status.st_size
    }
  }

  private static func digest(
    of count: Int, like id: String, _ update: (inout any BlobDigest) -> Bool
  ) -> String? {
    var digest: any BlobDigest = id.utf8.count == 64 ? SHA256() : SHA1()
    Array("blob \(count)\0".utf8).withUnsafeBytes { digest.update($0) }
    return update(&digest) ? digest.finish() : nil
  }
}

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

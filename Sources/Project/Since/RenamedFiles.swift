import Support

/// Finds out which files that have come are such that have gone, under another name.
struct RenamedFiles {
  /// A file that has come, or gone.
  struct File {
    var path: String
    /// What git names its text by.
    var id: String
  }

  /// How many files of a kind are compared by what is in them, as git does: each with each other one.
  private static let limit = 1000

  /// The paths of files now, with their paths then.
  private(set) var origins: [Path: String] = [:]
  private var gone: [File]
  private var new: [File]

  /// Finds those with the same text.
  ///
  /// - Parameters:
  ///   - gone: those that have gone, in any order.
  ///   - new: those that have come.
  init(from gone: [File], to new: [File]) {
    (self.gone, self.new) = (Self.sorted(gone), Self.sorted(new))
    let byID = Dictionary(grouping: self.gone, by: \.id)
    var taken: Set<Path> = []
    for file in self.new {
      let same = (byID[file.id] ?? []).filter { !taken.contains($0.path) }
      guard let then = same.first(where: { $0.path.pathName.hasBytes(of: file.path.pathName) }) ?? same.first else {
        continue
      }
      taken.insert(then.path)
      origins[file.path] = then.path
    }
    leave()
  }

  /// Finds those half of whose text is the same, where the extension is.
  ///
  /// - Parameters:
  ///   - textsThen: calls a body with the places and texts of files that have gone.
  ///   - textNow: the text of a file that has come.
  mutating func compare(
    textsThen: (_ paths: [String], _ body: (Int, [UInt8]) -> Void) throws -> Void, textNow: (String) -> [UInt8]?
  ) rethrows {
    let newByExtension = Dictionary(grouping: new.map(\.path)) { Path($0.pathExtension) }
    let goneByExtension = Dictionary(grouping: gone.map(\.path)) { Path($0.pathExtension) }
    var pairs: [(share: Int, hasName: Bool, then: String, now: String)] = []
    for (key, new) in newByExtension {
      guard let gone = goneByExtension[key], max(gone.count, new.count) <= Self.limit else { continue }
      let texts = new.map { path in textNow(path).map { LineSimilarity($0) } }
      try textsThen(gone) { place, text in
        let then = LineSimilarity(text)
        for (path, text) in zip(new, texts) {
          guard let share = text?.share(with: then), share >= 500 else { continue }
          pairs.append((share, path.pathName.hasBytes(of: gone[place].pathName), gone[place], path))
        }
      }
    }
    pairs.sort { left, right in
      if left.share != right.share { return left.share > right.share }
      if left.hasName != right.hasName { return left.hasName }
      if !left.then.hasBytes(of: right.then) { return left.then.utf8.lexicographicallyPrecedes(right.then.utf8) }
      return left.now.utf8.lexicographicallyPrecedes(right.now.utf8)
    }
    var taken: Set<Path> = []
    for pair in pairs where origins[pair.now] == nil && taken.insert(pair.then) { origins[pair.now] = pair.then }
    leave()
  }

  /// Leaves those that nothing was found of.
  private mutating func leave() {
    let then = Set(paths: origins.values)
    gone.removeAll { then.contains($0.path) }
    new.removeAll { origins[$0.path] != nil }
  }

  private static func sorted(_ files: [File]) -> [File] {
    files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}

/// The lines of a text, in any order, to measure how much of it is in another one, as git does to follow renamed files.
struct LineSimilarity {
  /// Longer lines count in pieces.
  private static let pieceSize = 64

  private var pieces: [ArraySlice<UInt8>: Int] = [:]
  private var size = 0

  init(_ text: [UInt8]) {
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      // How lines end makes no difference.
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      var start = line.startIndex
      repeat {
        let end = min(start + Self.pieceSize, line.endIndex)
        pieces[line[start..<end], default: 0] += 1
        size += end - start + 1
        start = end
      } while start < line.endIndex
    }
  }

  /// How much of the larger one of two texts is in both, in thousandths; less than 500 may be returned as 0.
  func share(with other: LineSimilarity) -> Int {
    guard min(size, other.size) * 2 >= max(size, other.size) else { return 0 }
    var shared = 0
    for (piece, count) in pieces { shared += min(count, other.pieces[piece] ?? 0) * (piece.count + 1) }
    return shared * 1000 / max(size, other.size)
  }
}

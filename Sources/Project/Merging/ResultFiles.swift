import Formats
import Linting
import Reporting
import Screens
import Support

/// Files of results of `fiorilint stream --partial`, one in each line, as the report of one run over their screens.
///
/// Screens are ordered by their paths, independent of the engines that wrote them and of the order of the files.
/// Results are looked through once to get their paths, and read again when their turn comes. So there may be more
/// results than memory.
package final class ResultFiles {
  /// Where a result is.
  private struct Place {
    /// Its path in ``pathBytes``.
    var path: Range<Int>
    var file: Int
    var line: Int
    var bytes: Range<Int>
    /// Which of ``additions`` its rules are.
    var additions: Int
  }

  /// The ids of the rules that were evaluated.
  package private(set) var rules: Set<String> = []
  /// Those of them that run where no nested configuration turns on more.
  private var ownRules: Set<String> = []
  private let files: [String]
  /// All rules, once they are known.
  private var known: [Rule] = []
  private var places: [Place] = []
  private var pathBytes: [UInt8] = []
  /// Ids of the other rules of results, each list once, with the location of the first result that has it.
  private var additions: [(ids: [String], place: FileLocation)] = []
  /// What precedes all results, with the location of the first result.
  private var header: (members: PartialResultEncoder, place: FileLocation)?
  /// The file that was read last.
  private var opened: (number: Int, descriptor: Int32)?
  private let document = JSONDocument(limit: 100_000_000)
  private let source = SourceReader(limit: 4_000 << 20)

  /// - Throws: a ``UserError`` where a file cannot be read, or a line is no such result of this version, or one of a
  ///   run of other rules.
  package init(_ files: [String]) throws {
    self.files = files
    for number in files.indices { try look(into: number) }
    sort()
  }

  /// A path in each folder that has screens.
  package var pathsOfFolders: [String] {
    var paths: [String] = []
    var folders: Set<Path> = []
    for place in places {
      let path = String(decoding: pathBytes[place.path], as: UTF8.self)
      if folders.insert(path.pathFront) { paths.append(path) }
    }
    return paths
  }

  /// Finds the rules of the results.
  ///
  /// - Parameters:
  ///   - known: all rules that hold in the folders of the screens.
  ///   - program: those of them that the executable has.
  /// - Throws: a ``UserError`` where the results have rules that are not known.
  package func use(_ known: [Rule], ofProgram program: [Rule]) throws(UserError) {
    self.known = known
    guard let header else { return }
    guard header.members.known == PartialResultEncoder.digest(of: program) else {
      throw mistake(
        "the result comes from an executable with other rules; use the same executable", at: header.place)
    }
    ownRules = Set(program.map(\.id)).subtracting(header.members.without)
    let ids = known.map(\.id)
    for (others, place) in additions {
      for id in others where !ids.contains(id) {
        let advice = suggestion(for: id, among: ids, isQuoted: false)
        throw mistake(
          "unknown rule \(id); use the same \(TeamRuleFolders.name) as the stream\(advice)", at: place)
      }
    }
    rules = ownRules.union(additions.flatMap(\.ids))
  }

  deinit { if let opened { close(opened.descriptor) } }

  // MARK: The first pass

  private func look(into number: Int) throws {
    try checkKind(of: number)
    var lines = LineReader(Descriptor(try descriptor(of: number)), limit: .max)
    var offset = 0
    while let line = lines.next() {
      guard case .bytes(let text) = line else { continue }
      defer { offset += text.count + 1 }
      if text.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      let start = pathBytes.count
      let place = Place(
        path: start..<start, file: number, line: lines.number, bytes: offset..<offset + text.count, additions: 0)
      let (path, additions) = try parse(text, place) { root throws(ReadError) in try self.check(root, place, text) }
      pathBytes.append(contentsOf: path.utf8)
      places.append(
        Place(
          path: start..<pathBytes.count, file: place.file, line: place.line, bytes: place.bytes,
          additions: additions))
    }
    if let failure = lines.failure {
      throw unreadable(number, "cannot be read (\(Terminal.text(of: failure)))")
    }
  }

  /// Throws an error that names what a file is where it begins as something else.
  private func checkKind(of number: Int) throws {
    let descriptor = Descriptor(try descriptor(of: number))
    let head = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
      count = buffer.baseAddress.map { max(0, descriptor.read(into: $0, buffer.count, at: 0)) } ?? 0
    }
    let source = SourceReader()
    try source.open(head, path: files[number])
    guard let error = ReportFile.Kind.results.error(for: FileHead(source)) else { return }
    throw mistake(error.message, at: FileLocation(path: files[number], line: 1, column: 1))
  }

  /// - Returns: the path of the screen, and which of ``additions`` its rules are.
  private func check(
    _ root: JSONValue, _ place: Place, _ text: UnsafeRawBufferPointer
  ) throws(ReadError) -> (path: String, additions: Int) {
    guard root.kind == .object, root["findings"] != nil, let path = root["path"]?.string else {
      throw ReadError(
        "expected a result of `fiorilint stream`: an object with `path`, `findings` and `merge`",
        at: root.range.lowerBound)
    }
    guard let run = root["merge"]?["run"] else {
      throw ReadError(
        "this is not a partial result; write it with `fiorilint stream --partial`",
        at: root.range.lowerBound)
    }
    var members = try RecordDecoder.value(PartialResultEncoder.self, from: run)
    let also = members.also ?? []
    members.also = nil
    if let header {
      guard members == header.members else {
        throw ReadError(
          "the rules or the version differ from the result at \(header.place); use the same executable, --rule and "
            + "--disable", at: run.range.lowerBound)
      }
    } else {
      guard members.version == BuildDescription.version else {
        throw ReadError(
          "the result is of fiorilint \(members.version), this is \(BuildDescription.version); use the same version",
          at: run.range.lowerBound)
      }
      header = (members, location(of: run.range.lowerBound, in: text, place))
    }
    if let number = additions.firstIndex(where: { $0.ids == also }) { return (path, number) }
    additions.append((also, location(of: run.range.lowerBound, in: text, place)))
    return (path, additions.count - 1)
  }

  private func sort() {
    pathBytes.withUnsafeBufferPointer { bytes in
      places.sort { left, right in
        let (first, second) = (bytes[left.path], bytes[right.path])
        if first.elementsEqual(second) { return (left.file, left.line) < (right.file, right.line) }
        return first.lexicographicallyPrecedes(second)
      }
    }
  }

  // MARK: The second pass

  /// Gives the reports of all screens to a body, sorted by path, equal results once.
  ///
  /// - Throws: a ``UserError`` where one cannot be read.
  package func forEach(_ body: (FileReport) -> Void) throws {
    let ids = known.map(\.id)
    let all = ids.filter(rules.contains)
    let lists = additions.map { also in ids.filter { ownRules.contains($0) || also.ids.contains($0) } }
    let names = lists.map { ReportNames(rules: $0, known) }
    let columns = lists.map { Self.columns(of: all, in: $0) }
    var buffer: [UInt8] = []
    // Of the results with the path of the last one: the digests that distinguish them.
    var digests: Set<String> = []
    for (number, place) in places.enumerated() {
      try read(place, into: &buffer)
      if number == 0 || !hasSamePath(place, places[number - 1]) { digests.removeAll() }
      let hasEqual = number + 1 < places.count && hasSamePath(place, places[number + 1])
      if hasEqual || !digests.isEmpty {
        var hash = SHA256()
        buffer.withUnsafeBytes { hash.update($0) }
        if !digests.insert(hash.finish()).inserted { continue }
      }
      let report = try buffer.withUnsafeBytes { bytes in
        try parse(bytes, place) { root throws(ReadError) in
          guard let file = root["merge"]?["file"] else { throw ReadError("the result has changed", at: 0) }
          let report = try RecordDecoder.value(FileReport.self, from: file)
          if let mistake = names[place.additions].mistake(in: report) {
            throw ReadError(mistake, at: file.range.lowerBound)
          }
          return report
        }
      }
      // A run over files does not even look at those.
      guard report.reasonToSkip != ConfiguredFiles.leftOut else { continue }
      body(columns[place.additions].map { Self.report(report, with: $0) } ?? report)
    }
  }

  /// For each of all rules its number among some of them, `nil` where it is not one of those; `nil` where they are all.
  private static func columns(of all: [String], in rules: [String]) -> [Int?]? {
    if rules.count == all.count { return nil }
    let numbers = Dictionary(zip(rules, rules.indices)) { first, _ in first }
    return all.map { numbers[$0] }
  }

  /// A report of some rules as one of more: nothing came of the others.
  private static func report(_ report: FileReport, with columns: [Int?]) -> FileReport {
    func spread<Value>(_ list: [Value], _ nothing: Value) -> [Value] {
      list.isEmpty ? [] : columns.map { $0.map { list[$0] } ?? nothing }
    }
    var report = report
    report.tallies = spread(report.tallies, Tally())
    report.missingFacts = spread(report.missingFacts, [])
    return report
  }

  private func hasSamePath(_ one: Place, _ other: Place) -> Bool {
    pathBytes[one.path].elementsEqual(pathBytes[other.path])
  }

  private func read(_ place: Place, into buffer: inout [UInt8]) throws {
    let descriptor = Descriptor(try self.descriptor(of: place.file))
    let count = place.bytes.count
    buffer.removeAll(keepingCapacity: buffer.capacity <= max(1 << 20, 2 * count))
    buffer.append(contentsOf: repeatElement(0, count: count))
    let got = buffer.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { descriptor.read(into: $0, count, at: place.bytes.lowerBound) } ?? 0
    }
    guard got == count else {
      throw unreadable(
        place.file, got < 0 ? "cannot be read (\(Terminal.lastError))" : "changed while it was read")
    }
  }

  // MARK: Files and lines

  /// Decodes a result; an error has the location of the mistake in it.
  private func parse<Value>(
    _ text: UnsafeRawBufferPointer, _ place: Place, _ body: (JSONValue) throws(ReadError) -> Value
  ) throws -> Value {
    do throws(ReadError) {
      try source.open(text: text, path: files[place.file], isDecoded: true)
      try document.parse(source)
      if let duplicate = document.duplicates.first {
        throw ReadError("an object has a member twice", at: duplicate.lowerBound)
      }
      return try body(document.withRoot { $0 })
    } catch {
      throw mistake(error.message, at: location(of: error.offset ?? 0, in: text, place))
    }
  }

  /// The location of a byte of a result.
  private func location(of offset: Int, in text: UnsafeRawBufferPointer, _ place: Place) -> FileLocation {
    var position = SourcePosition.start
    position.advance(
      over: UnsafeBufferPointer(rebasing: text.bindMemory(to: UInt8.self)[..<min(offset, text.count)]))
    return FileLocation(path: files[place.file], line: place.line, column: position.column)
  }

  private func mistake(_ message: String, at place: FileLocation) -> UserError {
    UserError(message, at: place)
  }

  private func unreadable(_ number: Int, _ message: String) -> UserError {
    UserError(message, at: FileLocation(path: files[number]))
  }

  private func descriptor(of number: Int) throws -> Int32 {
    if let opened, opened.number == number { return opened.descriptor }
    if let opened { close(opened.descriptor) }
    opened = nil
    let descriptor = Path(files[number]).open(O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw unreadable(
        number, errno == ENOENT ? PathSuggestions.missing(files[number]) : "cannot be opened (\(Terminal.lastError))")
    }
    if Path(files[number]).isFolder {
      close(descriptor)
      throw unreadable(number, "is a folder; expected a file")
    }
    guard lseek(descriptor, 0, SEEK_END) >= 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
      close(descriptor)
      throw unreadable(number, "cannot be read twice; expected a file, not a pipe")
    }
    opened = (number, descriptor)
    return descriptor
  }
}

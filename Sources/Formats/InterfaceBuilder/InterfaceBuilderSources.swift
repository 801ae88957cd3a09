import Screens
import Support

/// The source files of the project that a document belongs to, as far as they say which buttons code wires: those of
/// the classes that hold outlets.
///
/// Sources are read as text, and nothing is run. What is not found in them stays unknown: code may wire a button in
/// ways of its own. It belongs to one thread.
final class InterfaceBuilderSources {
  /// How many folders above a document its project is looked for.
  private static let levels = 6
  /// How many entries of folders are looked at, and how many bytes of sources are kept in mind.
  private static let maximumEntries = 20_000
  private static let maximumFileSize = 1 << 20
  private static let extensions = [".swift", ".m", ".mm"]
  /// Folders of libraries, of what is built, and of resources.
  private static let leftOut: Set = ["Pods", "Carthage", "build", "DerivedData", "node_modules", "fastlane", "docs"]

  private let source = SourceReader(limit: InterfaceBuilderSources.maximumFileSize)
  private var overlay = FileOverlay()
  /// The project of the last document, and its sources: the paths from there by the name before the first dot or plus.
  private var project: (root: String, files: [String: [String]])?
  /// The outlets that code wires, by class.
  private var wired: [String: Set<String>] = [:]

  /// Marks the buttons of a document whose outlets code wires.
  ///
  /// - Parameters:
  ///   - path: that of the document; empty where it comes from no file.
  ///   - overlay: what differs from the files on disk.
  func wire(_ elements: inout InterfaceBuilderElements, ofDocumentAt path: String, under overlay: FileOverlay) {
    guard !path.isEmpty else { return }
    self.overlay = overlay
    source.overlay = overlay
    var isFound = false
    for connection in elements.connections where connection.kind == .outlet {
      guard let target = elements.element(connection.destination), elements[target].tag == .button,
        !elements.isWired(target), let outlet = connection.name,
        let owner = elements.name(of: connection.owner, .customClass)
      else { continue }
      if !isFound {
        findProject(ofDocumentAt: path)
        isFound = true
      }
      if outlets(wiredIn: elements.string(owner)).contains(elements.string(outlet)) {
        elements[target].states.insert(.reacts)
      }
    }
  }

  // MARK: The project

  private func findProject(ofDocumentAt path: String) {
    guard let real = Path(path).real, let folder = real.folderAndName.folder else { return project = nil }
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    // Without a project, what is beside the document.
    var root = parts.last?.hasSuffix(".lproj") == true ? parts.dropLast().joined(separator: "/") : String(folder)
    for count in 0..<min(Self.levels, parts.count - 1) {
      let outer = parts.dropLast(count).joined(separator: "/")
      let names = ConfinedFolder(root: outer, overlay: overlay).names()
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" }) {
        root = outer
        break
      }
    }
    guard project?.root != root else { return }
    wired.removeAll()
    project = (root, files(below: ConfinedFolder(root: root, overlay: overlay)))
  }

  private func files(below root: ConfinedFolder) -> [String: [String]] {
    var (files, folders, entries): ([String: [String]], [String], Int) = ([:], [""], 0)
    while let folder = folders.popLast(), entries < Self.maximumEntries {
      for name in root.names(in: folder[...]) {
        entries += 1
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        if Self.extensions.contains(where: name.hasSuffix) {
          let stem = name.prefix { $0 != "." && $0 != "+" }
          files[String(stem), default: []].append(path)
        } else if !name.contains("."), !Self.leftOut.contains(name) {
          folders.append(path)
        }
      }
    }
    return files
  }

  // MARK: Sources

  /// The names of outlets that the sources of a class wire.
  private func outlets(wiredIn name: String) -> Set<String> {
    if let known = wired[name] { return known }
    var found: Set<String> = []
    // Two files of a name may have two classes of it.
    let paths = project?.files[name] ?? []
    if let project, paths.filter({ !$0.contains("+") }).count <= 1 {
      let root = ConfinedFolder(root: project.root, overlay: overlay)
      for path in paths { found.formUnion(outlets(of: name, wiredInFile: path, of: root)) }
    }
    wired[name] = found
    return found
  }

  private func outlets(of name: String, wiredInFile path: String, of root: ConfinedFolder) -> Set<String> {
    guard let path = root.path(of: path[...]) else { return [] }
    do throws(ReadError) {
      try source.open(path, path: path)
      defer { source.closeFile() }
      try source.readAll()
    } catch {
      return []
    }
    return WiredOutlets(of: name, in: UTF8Text(start: source.bytes, count: source.count)).names
  }
}

/// The outlets of a class that a source file in Swift or Objective-C wires to a tap.
struct WiredOutlets {
  private(set) var names: Set<String> = []
  /// Where the code of other classes begins and ends.
  private var others: [Range<Int>] = []

  /// What is called on a button so that a tap does something, behind its name and a dot or space.
  private static let calls = [
    "addTarget", "addAction", "rx.tap", "rx.controlEvent", "tapPublisher", "controlEventPublisher",
  ]
  /// How many bytes behind a call may say for which event it is.
  private static let reach = 2000

  init(of name: String, in text: UTF8Text) {
    let code = Self.withoutComments(text)
    code.withUnsafeBufferPointer { code in
      let types = Self.types(in: code)
      for (index, type) in types.enumerated() where type.name != name {
        others.append(type.start..<(index + 1 < types.count ? types[index + 1].start : code.count))
      }
      for call in Self.calls { find(call, in: code) }
    }
  }

  /// The types of a file, where each declaration or extension begins.
  private static func types(in code: UTF8Text) -> [(start: Int, name: String)] {
    let keywords = ["class", "struct", "enum", "actor", "extension", "implementation"]
    var types: [(start: Int, name: String)] = []
    var before = ""
    var index = 0
    while index < code.count {
      let start = index
      while index < code.count, isWord(code[index]) { index += 1 }
      guard index > start else {
        // A colon or dot ends a declaration's words: `class: AnyObject`.
        if !isXMLSpace(code[index]) { before = "" }
        index += 1
        continue
      }
      let word = String(decoding: code[start..<index], as: UTF8.self)
      // A method of the type may be `class func`.
      if keywords.contains(before), !["func", "var", "let", "subscript"].contains(word) { types.append((start, word)) }
      before = word
    }
    return types
  }

  private mutating func find(_ call: String, in code: UTF8Text) {
    let wanted = Array(call.utf8)
    wanted.withUnsafeBufferPointer { wanted in
      var position = 0
      while let found = code.firstIndex(of: wanted, from: position) {
        position = found + wanted.count
        guard position >= code.count || !Self.isWord(code[position]), !others.contains(where: { $0.contains(found) }),
          let name = Self.owner(before: found, in: code),
          call != "addTarget" && call != "addAction" && !call.hasPrefix("rx.control")
            || Self.isForTaps(code[position..<min(position + Self.reach, code.count)])
        else { continue }
        names.insert(name)
      }
    }
  }

  /// The name in front of a call: `save.`, `self.save?.`, `[self.save `, `_save `.
  private static func owner(before call: Int, in code: UTF8Text) -> String? {
    var end = call - 1
    while end >= 0, isXMLSpace(code[end]) { end -= 1 }
    guard end > 0 else { return nil }
    if code[end] == UInt8(ascii: ".") {
      end -= 1
      while end >= 0, isXMLSpace(code[end]) || code[end] == UInt8(ascii: "?") || code[end] == UInt8(ascii: "!") {
        end -= 1
      }
    } else if end == call - 1 {
      return nil
    }
    var start = end
    while start >= 0, isWord(code[start]) { start -= 1 }
    guard start < end, isOwn(before: start, in: code) else { return nil }
    let name = String(decoding: code[start + 1...end], as: UTF8.self)
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// Whether a name is one of the class itself, by what is in front of it: nothing, or `self` and a dot or arrow.
  private static func isOwn(before name: Int, in code: UTF8Text) -> Bool {
    let marks: [UInt8] = [UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ">")]
    guard name >= 0, marks.contains(code[name]) else { return true }
    var end = name
    while end >= 0, marks.contains(code[end]) || code[end] == UInt8(ascii: "-") { end -= 1 }
    var start = end
    while start >= 0, isWord(code[start]) { start -= 1 }
    return code[(start + 1)..<(end + 1)].elementsEqual("self".utf8)
  }

  /// Whether the arguments of a call name the event of a tap.
  private static func isForTaps(_ rest: Slice<UTF8Text>) -> Bool {
    var (depth, end) = (0, rest.startIndex)
    // Swift's arguments end with their bracket, those of Objective-C with the statement.
    let isCall = rest.first == UInt8(ascii: "(")
    while end < rest.endIndex, rest[end] != UInt8(ascii: ";") || isCall && depth > 0 {
      if rest[end] == UInt8(ascii: "(") { depth += 1 }
      if rest[end] == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0, isCall { break }
      }
      end += 1
    }
    let text = UTF8Text(rebasing: rest[..<end])
    return ["ouchUpInside", "rimaryActionTriggered", "llTouchEvents", "ouchDown"].contains { event in
      Array(event.utf8).withUnsafeBufferPointer { text.firstIndex(of: $0) != nil }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 97 < 26 || byte &- 48 < 10 || byte == 0x5F || byte >= 0x80
  }

  /// The code with spaces in the place of comments and of what texts hold.
  private static func withoutComments(_ text: UTF8Text) -> [UInt8] {
    var code = Array(text)
    var index = 0
    func starts(_ first: UInt8, _ second: UInt8) -> Bool {
      index + 1 < code.count && code[index] == first && code[index + 1] == second
    }
    while index < code.count {
      let start = index
      if starts(0x2F, 0x2F) {
        while index < code.count, code[index] != 0x0A { index += 1 }
      } else if starts(0x2F, 0x2A) {
        index += 2
        while index < code.count, !starts(0x2A, 0x2F) { index += 1 }
        index = min(index + 2, code.count)
      } else if code[index] == 0x22 {
        index += 1
        while index < code.count, code[index] != 0x22, code[index] != 0x0A { index += code[index] == 0x5C ? 2 : 1 }
        index = min(index + 1, code.count)
      } else {
        index += 1
        continue
      }
      for place in start..<min(index, code.count) { code[place] = 0x20 }
    }
    return code
  }
}

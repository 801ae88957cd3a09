import Formats
import Project
import Support

/// Which file each input becomes. None replaces an input.
struct ConversionPlan {
  private let targets: [String]

  /// - Parameters:
  ///   - isForced: whether files that are there already are written over.
  ///   - isScreen: whether an input becomes a file at all; it costs reading it.
  /// - Throws: a ``UserError`` where two inputs would become one file, or a file is in the way.
  init(
    _ inputs: [ConversionInput], _ files: FileList, to folder: String, _ language: NativeWriter.Language,
    isForced: Bool, where isScreen: (ConversionInput) -> Bool
  ) throws {
    targets = inputs.map { Self.target(of: $0.exactPath, in: folder, ending: language.rawValue) }
    var first: [Path: Int] = [:]
    for (index, target) in targets.enumerated() {
      if let other = first[target], isScreen(inputs[other]) {
        guard isScreen(inputs[index]) else { continue }
        throw UserError(
          "\(inputs[other].path) and \(inputs[index].path) would both be written to \(target); use a folder for each")
      }
      first[target] = index
    }
    let existing = targets.indices.filter { Terminal.exists(targets[$0]) && isScreen(inputs[$0]) }
    guard let index = existing.first else { return }
    try Self.refuseInputs(inputs, files, existing, targets)
    if !isForced {
      let others = existing.count > 1 ? ", and so do \(existing.count - 1) more" : ""
      throw UserError("\(targets[index]) exists\(others); --force replaces existing files")
    }
  }

  /// Where an input is written to; the folder is made where it is missing.
  ///
  /// - Throws: a ``UserError`` where it cannot be written.
  func destination(of index: Int) throws -> OutputFile {
    try OutputFile(path: targets[index], "file", followsLinks: false)
  }

  /// Whether the name of what an input becomes is longer than the system takes, though that of the input is not.
  func isTooLong(_ index: Int) -> Bool { Path(targets[index]).isTooLong }

  /// The path that an input has in the folder: its own from here, or what of it names no folder above this one.
  static func target(of path: String, in folder: String, ending: String) -> String {
    let parent = Array("..".utf8)
    var names = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }.filter { $0 != parent && $0 != [0x2E] }
    var name = names.popLast() ?? Array("screens".utf8)
    if let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 { name.removeSubrange(dot...) }
    names.append(name + Array(".\(ending)".utf8))
    var target = Array(folder.utf8)
    for name in names {
      if target.last != UInt8(ascii: "/") { target.append(UInt8(ascii: "/")) }
      target += name
    }
    return String(decoding: target, as: UTF8.self)
  }

  /// Refuses to write over an input: the original would be lost.
  private static func refuseInputs(
    _ inputs: [ConversionInput], _ files: FileList, _ existing: [Int], _ targets: [String]
  ) throws {
    var owners: [FileIdentity: Int] = [:]
    for index in existing { if let identity = FileIdentity(exactPath: targets[index]) { owners[identity] = index } }
    for input in inputs {
      let identity = input.number.map { files.withCString(at: $0) { FileIdentity(cPath: $0) } } ?? FileIdentity.ofInput
      guard let identity, let owner = owners[identity] else { continue }
      throw UserError(
        "the result of \(inputs[owner].path) would replace \(input.path), which is an input; convert to another folder")
    }
  }
}

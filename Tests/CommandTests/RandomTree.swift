import TestSupport
import Testing

/// A repository of screens, nested configurations and baselines, made at random: the same for the same seed.
final class RandomTree {
  /// What a tree has besides screens and configurations.
  enum Baselines {
    /// Configurations name baselines, and some findings are in them.
    case filled
    /// Configurations name baselines that do not exist yet.
    case missing
    /// No configuration names one.
    case none
  }

  /// The folders, by their paths from the top; the top is empty.
  static let folders = ["", "app", "app/forms", "app/lists", "kit", "kit/old", "lib"]

  let workspace: Workspace
  /// The screens, by their paths from the top, sorted by bytes.
  private(set) var files: [String] = []
  /// The folders that have a configuration.
  private(set) var configured: Set<String> = []
  private(set) var random: SeededGenerator

  init(seed: UInt64, _ baselines: Baselines = .filled) throws {
    random = SeededGenerator(seed: seed)
    workspace = try Workspace()
    try Git.run(["init", "-q"], in: workspace.folder.path)
    for (number, folder) in Self.folders.enumerated() {
      for name in ["a", "b", "draft"].prefix(1 + random.below(3)) {
        var screens = RandomScreens(seed: seed << 32 | UInt64(number) << 8 | UInt64(name.utf8.count))
        let path = Self.path(folder, "\(name).json")
        // One of the screens that come out has hardly any finding; the button always has one.
        let screen = random.isOne(in: 2) ? screens.document() : Workspace.error
        try workspace.folder.write(path, screen)
        files.append(path)
      }
    }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for folder in Self.folders where folder == "app" || random.isOne(in: 2) {
      try workspace.folder.write(Self.path(folder, ".fiorilint.yml"), configuration(in: folder, baselines))
      configured.insert(folder)
    }
  }

  static func path(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }

  /// The path of the top from a folder.
  static func top(from folder: String) -> String {
    let parts = folder.split(separator: "/").map { _ in ".." }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  private func configuration(in folder: String, _ baselines: Baselines) throws -> String {
    func level() -> String { random.pick(["error", "warning", "info", "off"], default: "off") }
    var lines = ["rules:", "  touch-target/*: \(level())", "  collection-cell/*: \(level())"]
    if configured.contains(""), !folder.isEmpty, random.isOne(in: 3) {
      lines.insert("extends: \(Self.top(from: folder))/.fiorilint.yml", at: 0)
    }
    if random.isOne(in: 2) { lines.append("platform: \(random.pick(["ios", "android"], default: "ios"))") }
    if random.isOne(in: 2) {
      lines.append("fail-on: \(random.pick(["error", "warning", "info", "never"], default: "error"))")
    }
    if random.isOne(in: 3) {
      lines.append("exclude: \(random.pick(["draft.json", "old/", "lists/b.json"], default: ""))")
    }
    if random.isOne(in: 3) {
      lines += ["ignore:", "  - {rule: \"touch-target/*\", reason: At random., files: a.json}"]
    }
    if random.isOne(in: 3) { lines += ["overrides:", "  - {files: b.json, rules: {\"*\": \(level())}}"] }
    // Keys of the run hold for runs in this folder only.
    if random.isOne(in: 3) { lines.append("jobs: \(1 + random.below(4))") }
    if random.isOne(in: 3) { lines.append("formats: [csv]") }
    if case .none = baselines { return lines.joined(separator: "\n") + "\n" }
    guard folder == "app" || random.isOne(in: 2) else { return lines.joined(separator: "\n") + "\n" }
    if case .filled = baselines {
      let known = Self.path(folder, ".known.json")
      let some = files.filter { folder.isEmpty || $0.hasPrefix("\(folder)/") }.prefix(1 + random.below(4))
      let created = try Command(directory: workspace.folder.path).run(
        ["baseline", "create", "--no-config", "--baseline", known] + some)
      #expect(created.status == 0, "\(created.error)")
    }
    return (lines + ["baseline: .known.json"]).joined(separator: "\n") + "\n"
  }

  /// Runs the program in a folder of the tree.
  func run(in folder: String, _ arguments: [String], input: String? = nil) throws -> Command.Result {
    let path = folder.isEmpty ? workspace.folder.path : workspace.folder.path(folder)
    return try Command(directory: path, input: input.map { Array($0.utf8) }).run(arguments)
  }

  /// Some of the files, at random.
  func someFiles(_ count: Int) -> [String] { (0..<count).map { _ in random.pick(files, default: "") } }

  /// Ways to name all files of the tree, each with the folder where they hold.
  func spellings() throws -> [(folder: String, arguments: [String])] {
    let atTop = files.filter { !$0.contains("/") }
    let absolute = files.map { workspace.folder.path($0) }
    let list = try workspace.folder.write(".list", files.joined(separator: "\n"))
    let folders = ["app", "kit", "lib"]
    return [
      ("", files), ("", files.reversed()), ("", absolute), ("", folders.reversed() + atTop),
      ("", ["./app/../app", "kit/", "./lib"] + atTop), ("", ["**/*.json"]), ("", ["--files-from", list]),
      ("app", [".."]), ("app/forms", ["../.."]), ("lib", ["../app", ".", "../kit"] + atTop.map { "../\($0)" }),
      ("kit/old", files.map { "../../\($0)" }), ("lib", [workspace.folder.path]),
    ]
  }
}

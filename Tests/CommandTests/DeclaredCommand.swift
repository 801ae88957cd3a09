import Foundation

/// A command of the program, with its help.
struct DeclaredCommand: Decodable {
  private struct Help: Decodable { var command: DeclaredCommand }

  var commandName: String
  var abstract: String?
  var discussion: String?
  private var arguments: [DeclaredArgument]?
  private var subcommands: [DeclaredCommand]?

  /// The program itself, with all commands.
  static func program() throws -> DeclaredCommand {
    // The static executable cannot print it.
    let help = try Command(program: Command.besideTests).run("--experimental-dump-help")
    return try JSONDecoder().decode(Help.self, from: Data(help.output)).command
  }

  /// The commands below it.
  var commands: [DeclaredCommand] { (subcommands ?? []).filter { $0.commandName != "help" } }

  /// The arguments in its help, positional ones first, without `--help`.
  var shownArguments: [DeclaredArgument] {
    let shown = (arguments ?? []).filter { $0.shouldDisplay && $0.valueName != "help" }
    return shown.filter { $0.kind == "positional" } + shown.filter { $0.kind != "positional" }
  }
}

/// An argument of a command.
struct DeclaredArgument: Decodable, Hashable {
  struct Name: Decodable, Hashable {
    var kind: String
    var name: String
  }

  var kind: String
  var abstract: String?
  var discussion: String?
  var names: [Name]?
  var valueName: String?
  var allValues: [String]?
  var defaultValue: String?
  var sectionTitle: String?
  var isOptional: Bool
  var isRepeating: Bool
  var shouldDisplay: Bool

  /// As it is typed: `-o`, `--output`.
  var spellings: [String] { (names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name } }
}

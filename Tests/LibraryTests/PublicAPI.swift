/// The declarations that authors of rules, checks and formats use: those of the module `FioriLint`, the members of the types that it
/// names, and what tests of rules run.
struct PublicAPI {
  /// One for each declaration besides the words of the vocabulary, sorted by path.
  private(set) var lines: [String] = []
  /// The words of the vocabulary, which are data: cases of ``vocabulary``, sorted.
  private(set) var words: [String] = []
  /// The paths of declarations that say nothing about themselves.
  private(set) var undocumented: [String] = []
  /// The paths of all declarations.
  private(set) var paths: Set<String> = []
  /// The paths of public declarations that none of them leads to.
  private(set) var unreachable: [String] = []
  /// The paths of types whose values stay on one thread.
  private(set) var unsendable: Set<String> = []

  /// The only modules that have anything public.
  static let modules = ["Examples", "FioriLint", "Linting", "LintingTesting", "RulePages", "Screens"]

  /// What names the kinds, members and words of facts.
  private static let vocabulary: Set = ["Kind", "Member", "Token"]

  private var seen: Set<String> = []
  private let symbols: [String: SymbolGraph.Symbol]
  private let members: [String: [String]]
  private let conformances: [String: Set<String>]

  init() throws {
    let graph = try SymbolGraph.ofModules(Self.modules)
    let symbols = Dictionary(graph.symbols.map { ($0.id, $0) }) { first, _ in first }
    self.symbols = symbols
    let memberships: Set = ["memberOf", "requirementOf", "optionalRequirementOf"]
    members = Dictionary(grouping: graph.relationships.filter { memberships.contains($0.kind) }, by: \.target)
      .mapValues { Array(Set($0.map(\.source))) }
    conformances = Dictionary(
      graph.relationships.filter { $0.kind == "conformsTo" || $0.kind == "inheritsFrom" }
        .map { ($0.source, [Self.name(of: $0, symbols)]) }, uniquingKeysWith: { $0.union($1) })
    for symbol in graph.symbols where symbol.pathComponents.count == 1 {
      if symbol.id.hasPrefix("s:9FioriLint") || symbol.id.hasPrefix("s:14LintingTesting") { add(symbol) }
    }
    // What a protocol says for those who do not stands at the path of what it asks for.
    unreachable = symbols.values.filter {
      $0.location != nil && !$0.id.contains("::SYNTHESIZED::") && !paths.contains($0.path)
    }.map(\.path).sorted()
    words.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    lines.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    undocumented.sort()
  }

  private static func name(
    of relationship: SymbolGraph.Relationship, _ symbols: [String: SymbolGraph.Symbol]
  ) -> String {
    symbols[relationship.target]?.path
      ?? (relationship.targetFallback ?? relationship.target).split(separator: ".").dropFirst().joined(separator: ".")
  }

  private mutating func add(_ symbol: SymbolGraph.Symbol) {
    guard symbol.location != nil, !symbol.id.contains("::SYNTHESIZED::"), seen.insert(symbol.id).inserted else {
      return
    }
    paths.insert(symbol.path)
    // A case says what it is by its name.
    if symbol.docComment == nil, symbol.kind.identifier != "swift.enum.case" { undocumented.append(symbol.path) }
    if symbol.kind.identifier == "swift.enum.case", let type = symbol.pathComponents.first,
      symbol.pathComponents.count == 2, Self.vocabulary.contains(type)
    {
      words.append(symbol.path)
      return
    }
    if symbol.kind.identifier == "swift.typealias" {
      let targets = symbol.declarationFragments?.compactMap { $0.preciseIdentifier.flatMap { symbols[$0] } } ?? []
      // An alias of the same name says nothing that its type does not.
      if !targets.contains(where: { $0.path == symbol.path }) { lines.append("\(symbol.path)  \(symbol.declaration)") }
      for target in targets { add(target) }
      return
    }
    let conformances = (conformances[symbol.id] ?? []).subtracting(["Copyable", "Escapable", "SendableMetatype"])
    let inherited = conformances.isEmpty ? "" : ": " + conformances.sorted().joined(separator: ", ")
    lines.append("\(symbol.path)  \(symbol.declaration)\(inherited)")
    let isType = ["swift.struct", "swift.enum", "swift.class"].contains(symbol.kind.identifier)
    if isType, !conformances.contains("Sendable") { unsendable.insert(symbol.path) }
    for id in members[symbol.id] ?? [] { if let member = symbols[id] { add(member) } }
  }
}

import TestSupport
import Testing

/// How modules and their folders depend on each other.
@Suite struct ModuleTests {
  /// What `Scripts/build/build` asks the compiler too.
  @Test func everyImportIsDeclared() throws {
    let package = try PackageTargets()
    #expect(package.targets.count > 20)
    let known = Set(package.targets.map(\.name) + ["ArgumentParser", "Yams"])
    for target in package.targets {
      for (module, path) in try package.imports(of: target) where known.contains(module) {
        #expect(
          target.dependencies.contains(module), "\(path) imports \(module), which \(target.name) does not declare")
      }
    }
  }

  /// A user who writes a rule waits for what writes its page into the sources, and for no selector or check.
  @Test func compilingRulesNeedsLittle() throws {
    let found = try PackageTargets().allDependencies(of: "compile-rules")
    #expect(
      found.isSubset(of: ["CLibYAML", "RulePageReading", "RulePages", "Support", "Syntax"]), "\(found)"
    )
  }

  /// A build tool of SwiftPM is built for itself, and with it once more all modules that it shares with the program.
  @Test func nothingIsCompiledTwice() throws {
    let manifest = String(decoding: try Repository.bytes(of: "Package.swift"), as: UTF8.self)
    #expect(!manifest.contains(".plugin("))
  }

  /// The program tries examples; that they are changed is for tests of rules alone.
  @Test func mutationsAreNoPartOfTheProgram() throws {
    #expect(try !PackageTargets().allDependencies(of: "fiorilint-main").contains("LintingTesting"))
  }

  /// Commands and server share `Project`, which knows no command line.
  @Test func commandsAndServerDoNotWaitForEachOther() throws {
    let targets = try PackageTargets()
    #expect(!targets.allDependencies(of: "FioriLintCLI").contains("LanguageServer"))
    #expect(!targets.allDependencies(of: "LanguageServer").contains("FioriLintCLI"))
    #expect(!targets.allDependencies(of: "Project").contains("ArgumentParser"))
  }

  /// What two formats need is in `Detection`, `Shared` or `Views`: none knows of another one.
  @Test func formatsDoNotUseEachOther() throws {
    let shared: Set = ["", "Detection", "Shared", "Views", "Writing"]
    let uses = try FolderUses("Formats").uses.filter { !$0.to.isEmpty && !shared.contains($0.to) && $0.from != "" }
    #expect(uses.map { "\($0.file) uses \($0.name) of \($0.to)" }.sorted() == [])
  }

  /// What several floors need stands below them, once.
  @Test(arguments: [
    ("; did you mean \\($0)?", ["Support/Text/Nearest.swift"]),
    ("== 0xBB", ["Support/Text/Bytes.swift"]),
    ("opendir(", ["Project/Inputs/DirectoryWalk.swift", "Support/Files/FolderEntry.swift"]),
    ("readdir(", ["Project/Inputs/DirectoryWalk+Entries.swift", "Support/Files/FolderEntry.swift"]),
    ("0x2028", ["Support/Text/HarmfulCharacters.swift"]),
    ("low = middle + 1", ["Support/Text/Bytes.swift"]),
    ("CharacterEscape.json(", ["Documents/TextEscaping.swift"]),
    ("CharacterEscape.xml(", ["Documents/TextEscaping.swift"]),
    ("\"&quot;\"", ["Support/Text/HarmfulCharacters.swift"]),
    ("mkstemp(", ["Support/Files/TemporaryFiles.swift"]),
    ("utf8.lastIndex(of: UInt8(ascii: \"/\"))", ["Support/Text/PathText.swift"]),
    ("lastIndex(of: \"/\")", []),
    ("\"mdk\"", ["Formats/MDK/MDKFormat.swift"]),
    ("\"Application.app\"", ["Formats/MDK/MDKApplication.swift", "Formats/MDK/MDKFormat.swift"]),
    ("(give --platform)", ["Linting/Engine/Reports/MissingFactNames.swift"]),
  ])
  func standsInOnePlace(text: String, places: [String]) throws {
    let found = try Repository.files(below: "Sources", "swift").filter { path in
      try String(decoding: Repository.bytes(of: path), as: UTF8.self).contains(text)
    }
    #expect(found == places.map { "Sources/\($0)" })
  }

  /// Swift passes a text where the system asks for a path, and what is no UTF-8 would be another path: see `Path`.
  @Test(arguments: ["Support", "Project", "FioriLintCLI"]) func pathsReachTheSystemByOneWay(target: String) throws {
    let call =
      #/(?:^|[^.\w"`])(?:open|stat|lstat|access|mkdir|rename|unlink|readlink|opendir)\((?!\)|\$0|_|cPath)[^\n]*/#
    var found: [String] = []
    for path in Repository.files(below: "Sources/\(target)", "swift") {
      let text = String(decoding: try Repository.bytes(of: path), as: UTF8.self)
        .replacing(#/\/\/[^\n]*/#, with: "")
      found += text.matches(of: call).map { "\(path): \($0.output)" }
    }
    // The search for files passes bytes.
    let own = [
      "Sources/Support/Files/Path+Files", "Sources/Project/Inputs/DirectoryWalk",
      "Sources/Project/Inputs/FileSystem", "Sources/Project/Inputs/FileList",
    ]
    #expect(found.filter { call in !own.contains(where: call.hasPrefix) } == [])
  }

  /// A small type stands with its owner; a reporter, check or format is a file of its own.
  @Test(arguments: [
    "CEL", "Documents", "Examples", "FioriLint", "FioriLintCLI", "Formats", "LanguageServer", "LintingTesting",
    "Project",
    "Reporting", "RulePageReading", "RulePages", "Screens", "Support", "Syntax",
  ])
  func smallFilesAreWithTheirOwners(target: String) throws {
    let small = try Repository.files(below: "Sources/\(target)", "swift").filter { path in
      try Repository.bytes(of: path).count { $0 == UInt8(ascii: "\n") } < 40
    }
    #expect(small.filter { !$0.contains(#/(?:Check|Format|Reporter)\.swift$/#) } == [])
  }

  /// A module has tests of its own, which wait for nothing above it. What makes no module or has only data has none.
  @Test func everyModuleHasTests() throws {
    let others: Set = ["BuiltInRules", "FioriLint", "FioriLintCLI", "TestSupport", "FuzzTargets"]
    let targets = try PackageTargets().targets
    let names = Set(targets.map(\.name))
    let modules = targets.filter { target in
      target.folder == "Sources/\(target.name)" && !others.contains(target.name)
        && !target.name.hasPrefix("CLib") && target.name.first?.isUppercase ?? false
    }
    #expect(modules.count > 12)
    #expect(modules.map(\.name).filter { !names.contains("\($0)Tests") } == [])
  }

  /// Tests of what is below everything need nothing else.
  @Test(arguments: [
    ("SupportTests", ["Support"]), ("RulePagesTests", ["RulePages"]), ("DocumentsTests", ["Documents", "Support"]),
  ])
  func testsOfLowFloorsNeedLittle(target: String, dependencies: [String]) throws {
    #expect(try PackageTargets().targets.first { $0.name == target }?.dependencies == Set(dependencies))
  }

  /// A folder of tests has the name of the one it tests.
  @Test func testsMirrorSources() {
    let folders = Set(
      Repository.files(below: "Tests", "swift").compactMap { path -> String? in
        let parts = path.split(separator: "/")
        guard parts.count > 3, parts[1].hasSuffix("Tests") else { return nil }
        return "\(parts[1].dropLast("Tests".count))/\(parts[2])"
      })
    #expect(folders.count > 20)
    for folder in folders { #expect(!Repository.files(below: "Sources/\(folder)", "swift").isEmpty, "\(folder)") }
  }

  /// Folders that use each other would be one.
  @Test(arguments: ["CEL", "FioriLintCLI", "Formats", "LanguageServer", "Linting", "Project", "Reporting"])
  func foldersHaveNoCycles(target: String) throws {
    let uses = try FolderUses(target)
    #expect(uses.uses.count > 20)
    #expect(uses.cycles == [])
  }
}

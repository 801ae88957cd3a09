import FioriLintCLI
import LanguageServer
import Linting
import Project
import RulePages
import Screens

/// A linter of a team's own: `fiorilint` with all its commands, and rules, checks and formats besides.
///
/// ```swift
/// TeamLinter(rules: [uniqueTitles], formats: [OutlineFormat()]).run()
/// ```
public struct TeamLinter: Sendable {
  /// Rules in Swift. Their ids begin with a name of the team's own; one that a page or another rule has is an error.
  public var rules: [SwiftRule]
  /// Checks that rule pages may name, besides those of ``rules``. Their names look like ids of rules.
  public var checks: [AnyCheck]
  /// Formats, which are asked in their order whether a file is theirs, and before those that are built in.
  public var formats: [any ScreenFormat]

  /// A linter with what it has besides what is built in.
  public init(rules: [SwiftRule] = [], checks: [AnyCheck] = [], formats: [any ScreenFormat] = []) {
    self.rules = rules
    self.checks = checks
    self.formats = formats
  }

  /// Runs the command that the process's arguments ask for and ends the process.
  ///
  /// The exit status is that of `fiorilint`; 2 says, among others, that a rule, check or format is wrong.
  public func run() -> Never {
    FioriLintCommand.run(
      with: TeamExtensions(rules: rules, checks: checks, formats: formats), serve: LanguageServer.serve)
  }
}

// What rules and checks in Swift are made of.

/// A rule that is written in Swift: what a rule page says, and the check that it runs.
public typealias SwiftRule = Linting.SwiftRule
/// What a rule does with each element that its selector picks.
public typealias Check = Linting.Check
/// The class that every check inherits from.
public typealias ElementCheck = Linting.ElementCheck
/// When a check is asked about the elements of a screen.
public typealias CheckPhase = Linting.CheckPhase
/// A check's type, of which each thread makes checks of its own.
public typealias AnyCheck = Linting.AnyCheck
/// A parameter of a check, named, typed and documented once.
public typealias Parameter<Value: Sendable> = Linting.Parameter<Value>
/// The parameters of a check that has none.
public typealias NoParameters = Linting.NoParameters
/// The parameters that a rule gives to a check, read with their types.
public typealias Arguments = Linting.Arguments
/// The value of a parameter, which is written as a literal.
public typealias ParameterValue = RulePages.PageValue
/// What a member is that a parameter names: a fact, a part, a list.
public typealias MemberRole = Linting.MemberRole
/// What is wrong with a rule: its selector, its check or a parameter.
public typealias RuleError = Linting.RuleError
/// What a check says about one element.
public typealias Pass = Linting.Pass
/// What a check says is wrong: a sentence that keeps its numbers.
public typealias Message = Linting.Message
/// A number of a message, with what it is.
public typealias Quantity = Linting.Quantity
/// An element that a finding speaks of besides its own.
public typealias RelatedElement = Linting.RelatedElement
/// A change with the element that it is about.
public typealias PlannedChange = Screens.PlannedChange
/// A change of one element that a fix requests, independent of the file's format.
public typealias ElementChange = Screens.ElementChange
/// The value that a fix gives to a fact.
public typealias FactSetting = Screens.FactSetting
/// A fact of a part that is inserted.
public typealias PartFact = Screens.PartFact
/// How much review a fix needs.
public typealias FixSafety = Screens.FixSafety
/// A pattern that elements match.
public typealias Selector = Linting.Selector
/// Whether an element matches a selector.
public typealias Match = Linting.Match
/// A fact or part that is not known, and that an answer depends on.
public typealias MissingFact = Linting.MissingFact
/// How much a finding weighs.
public typealias Severity = Linting.Severity
/// The platforms that a rule speaks about.
public typealias PlatformSet = Linting.PlatformSet

/// An element of a screen: its facts and parts.
public typealias Element = Screens.Element
/// A part of an element: there, absent, or unknown.
public typealias Part = Screens.Part
/// The elements directly inside one element.
public typealias Children = Screens.Children
/// The elements in one list or part of an element.
public typealias Members = Screens.Members
/// The size of an element, as far as it is known.
public typealias ElementSize = Screens.ElementSize
/// A rectangle in the screen, in pt or dp.
public typealias Frame = Screens.Frame
/// The kinds of element.
public typealias Kind = Screens.Kind
/// The names of facts, parts and lists of parts.
public typealias Member = Screens.Member
/// The words that facts with a closed set of values can take.
public typealias Token = Screens.Token

// What an input format in Swift is made of.

/// An input format: what its files look like and how they are read.
public typealias ScreenFormat = Screens.ScreenFormat
/// Which facts and parts a format supports.
public typealias SupportedFacts = Screens.SupportedFacts
/// What messages about the files of a format call elements and parts.
public typealias ElementNouns = Screens.ElementNouns
/// What messages call an element, a part or a fact.
public typealias ElementNoun = Screens.ElementNoun
/// Where a finding is suppressed.
public typealias SuppressionLocation = Screens.SuppressionLocation
/// Reads files of one format, screen by screen.
public typealias ScreenReader = Screens.ScreenReader
/// What takes a complete screen.
public typealias ScreenConsumer = Screens.ScreenConsumer
/// A screen, once its reader has added everything.
public typealias ScreenTree = Screens.ScreenTree
/// The beginning of a file, by which its format is recognized.
public typealias FileHead = Screens.FileHead
/// The text of a file, as much of it as its reader needs.
public typealias SourceReader = Screens.SourceReader
/// What a user supplies about the screens because the files may not say it.
public typealias ReaderOptions = Screens.ReaderOptions
/// What a reader adds elements and facts to.
public typealias TreeBuilder = Screens.TreeBuilder
/// What a reader found wrong in a description that it could read all the same.
public typealias Problem = Screens.Problem
/// Why an input could not be read, with its place where there is one.
public typealias ReadError = Screens.ReadError

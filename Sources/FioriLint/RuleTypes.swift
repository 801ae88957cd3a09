import Linting
import RulePages
import Screens

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

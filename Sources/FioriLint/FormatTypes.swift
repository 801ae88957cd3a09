import Screens

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

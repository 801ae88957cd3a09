import Examples

// What tests of rules need of the program's own running of examples.

/// One run of a rule over an example of its page: which places were marked, and which were reported.
public typealias ExampleRun = Examples.ExampleRun
/// The examples of a rule's page, run as tests.
public typealias RuleTest = Examples.RuleTest

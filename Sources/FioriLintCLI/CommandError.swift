/// Why a command cannot be carried out: the command line, a rule or a report's place is wrong. Exit status 2.
struct CommandError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

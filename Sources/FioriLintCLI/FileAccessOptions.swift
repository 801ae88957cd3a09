import ArgumentParser

/// What the commands that read configurations have in common: how far these reach.
struct FileAccessOptions: ParsableArguments {
  @Flag(help: "Let configurations name files and folders outside of their project.")
  var allowOutside = false
}

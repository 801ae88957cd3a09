import ArgumentParser

/// How far configurations reach.
struct FileAccessOptions: ParsableArguments {
  @Flag(help: "Let configurations name files and folders outside their project.")
  var allowOutsideProject = false
}

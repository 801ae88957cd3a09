/// Which configuration holds, as ``ConfigurationOptions`` say it on a command line.
enum ConfigurationChoice: Hashable {
  /// For each file the nearest `.fiorilint.yml` upward from its folder.
  case nearest
  /// For all files this one.
  case file(String)
  /// None.
  case none
}

/// Names that are given once each: one that is taken gets a number behind it.
struct UniqueNames {
  private var taken: Set<String> = []
  /// The number to try next behind a name.
  private var numbers: [String: Int] = [:]

  /// Takes a name, or what comes next to it.
  mutating func take(_ base: String) -> String {
    var name = base
    while !taken.insert(name).inserted {
      let number = numbers[base, default: 2]
      numbers[base] = number + 1
      name = "\(base)_\(number)"
    }
    return name
  }
}

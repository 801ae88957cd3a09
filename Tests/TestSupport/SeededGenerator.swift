/// Numbers at random, the same for the same seed (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// A generator whose numbers the seed alone decides.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, not including, a limit above 0.
  package mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }

  /// Once in so many times.
  package mutating func isOne(in count: Int) -> Bool { below(count) == 0 }

  /// One of some choices; the default where there is none.
  package mutating func pick<Choice>(_ choices: [Choice], default fallback: Choice) -> Choice {
    choices.isEmpty ? fallback : choices[below(choices.count)]
  }
}

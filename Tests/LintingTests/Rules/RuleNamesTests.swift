import Linting
import TestSupport
import Testing

/// What a user may have meant by a name or a glob that stands for no rule.
@Suite struct RuleNamesTests {
  private static let ids = [
    "accessibility/image-label", "button/text", "collection/cell-count", "own", "touch-target/minimum-size",
    "touch-target/spacing", "typography/font-size",
  ]

  private static let samples: [(name: String, meant: String?)] = [
    ("touch-targat/minimum-size", "touch-target/minimum-size"), ("minimum-size", "touch-target/minimum-size"),
    ("touch-target", "touch-target/*"), ("touchtarget", "touch-target/*"), ("font-sise", "typography/font-size"),
    ("touch-targat/*", "touch-target/*"), ("touch-target/mininum-*", "touch-target/minimum-*"),
    ("touch-target/zzzzzzzz*", "touch-target/*"), ("typografy/*-size", "typography/*-size"), ("own/x*", nil),
    ("touch", "touch-target/*"), ("target", "touch-target/*"), ("font", "typography/font-size"),
    ("size", "typography/font-size"),
    ("*zzz", nil), ("zzzzzzzz", nil), ("", nil), ("typografy/*-weight", nil),
  ]

  @Test(arguments: samples) func sample(name: String, meant: String?) {
    var names = RuleNames(Self.ids)
    #expect(names.nearest(to: name) == meant)
  }

  /// Asked about many, it says of each what it says of it alone.
  @Test func many() {
    var random = SeededGenerator(seed: 1)
    var names = RuleNames(Self.ids)
    for _ in 0..<2_000 {
      var bytes = Array((Self.ids.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = Array("ax-/*?".utf8).randomElement(using: &random) ?? 0x2A
      }
      let name = String(decoding: bytes, as: UTF8.self)
      var alone = RuleNames(Self.ids)
      #expect(names.nearest(to: name) == alone.nearest(to: name), "\(name)")
    }
  }
}

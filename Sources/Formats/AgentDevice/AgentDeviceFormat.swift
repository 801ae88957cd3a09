import Screens

/// The snapshot of an iOS screen by agent-device: `agent-device snapshot --json`, and the same as an answer of its MCP
/// server.
///
/// All elements are in one list, each with the numbers of itself and of its parent. They are mapped as those of a page
/// source (``PageSourceFormat``), in points. Frames are cut off where something scrolls around them, unless `--raw` was
/// given, and elements may be left out. So the content of a cell is unknown. Snapshots of Android are refused: a dump
/// of UI Automator says more.
package struct AgentDeviceFormat: BuiltInFormat {
  /// `agent-device`.
  package let name = "agent-device"
  package let title = "agent-device"
  /// What help says of it.
  package let summary = "snapshots of agent-device"
  /// A dump.
  package let isDump = true

  /// The format; it has no settings.
  package init() {}

  /// An object with `nodes` that have a number and `ref`, alone or as the `data` of an answer.
  package var signature: Signature { Self.signature }
  private static let signature = Signature.any([plain, .quoted(plain)])
  static let plain = Signature.commandOutput(
    .all([
      .first("{"),
      .object(.any([nodes, .inside("data", nodes), .inside("result", nodes), .inside("structuredContent", nodes)])),
    ]))
  private static let nodes = ObjectSignature.inside(
    "nodes", .all([.members(["index", "ref"]), .anyMember(["type", "depth"])]))
  package var brokenSignature: Signature? { .all([.text(["\"nodes\""]), .text(["\"parentIndex\""])]) }

  /// What files of ``PageSourceFormat`` can tell.
  package var supportedFacts: SupportedFacts { .appleViews }

  /// A reader for one thread.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { AgentDeviceReader(options) }
}

/// Selectors by their source, so that rules which pick the same elements share one.
public final class SelectorPool {
  private var selectors: [String: Selector] = [:]

  /// A pool without selectors.
  public init() {}

  /// The selector of a source, which was read before without a mistake.
  func trusted(_ source: String) throws(SelectorError) -> Selector {
    if let known = selectors[source] { return known }
    let selector = try Selector(source, isTrusted: true)
    selectors[source] = selector
    return selector
  }
}

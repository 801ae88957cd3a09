import Synchronization

/// A line on standard error that shows how far a long run is.
final class Progress: Sendable {
  private struct State {
    var done = 0
    var shownAt = 0.0
    var isVisible = false
  }

  private let total: Int
  private let isShown: Bool
  private let start = Terminal.seconds
  private let state = Mutex(State())

  /// - Parameter isShown: whether there is a terminal to show it.
  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown
  }

  /// One file more is done.
  func advance() {
    guard isShown else { return }
    state.withLock { state in
      state.done += 1
      let now = Terminal.seconds
      // Short runs need no progress, and a terminal needs no more than a few updates a second.
      guard now - start > 0.5, now - state.shownAt > 0.1 else { return }
      state.shownAt = now
      state.isVisible = true
      Terminal.writeError("\r\u{1B}[Klinting … \(state.done) of \(total) files")
    }
  }

  /// Takes the line away.
  func finish() {
    if state.withLock({ $0.isVisible }) { Terminal.writeError("\r\u{1B}[K") }
  }
}

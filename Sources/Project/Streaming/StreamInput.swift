import Support
import Synchronization

/// Standard input, which threads take records from, one thread at a time.
package final class StreamInput: Sendable {
  /// The most records of a batch.
  private static let batchLimit = 32
  /// A batch that has so many bytes takes no more.
  private static let sizeLimit = 256 << 10

  private struct State: ~Copyable {
    var reader: LineReader
    var number = 0
  }

  private let state: Mutex<State>
  private let isBatched: Bool
  private let output: StreamOutput

  /// - Parameters:
  ///   - limit: the longest line, in bytes.
  ///   - isBatched: whether records that are at hand are taken together; else each is taken alone.
  ///   - output: where results go; reading does not get too far ahead of it.
  package init(limit: Int, isBatched: Bool, _ output: StreamOutput) {
    state = Mutex(State(reader: LineReader(Descriptor(STDIN), limit: limit)))
    self.isBatched = isBatched
    self.output = output
  }

  /// Takes the next records: one at least, for which it waits, and no more than are at hand.
  ///
  /// - Returns: whether there are any.
  package func take(into batch: inout RecordBatch) -> Bool {
    state.withLock { state in
      output.waitForRoom(for: state.number)
      batch.removeAll()
      let limit = isBatched ? Self.batchLimit : 1
      while batch.count < limit, batch.size < Self.sizeLimit,
        let line = state.reader.next(onlyAtHand: !batch.isEmpty)
      {
        switch line {
        case .tooLong: batch.append(nil, line: state.reader.number)
        case .bytes(var text):
          // Some editors put a mark before a text.
          if state.reader.number == 1 {
            text = UnsafeRawBufferPointer(
              rebasing: text[ByteOrderMark.length(in: text.bindMemory(to: UInt8.self))...])
          }
          // An empty line is no record, as NDJSON has it.
          if text.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
          batch.append(text, line: state.reader.number)
        }
      }
      batch.number = state.number
      state.number += 1
      return !batch.isEmpty
    }
  }

  /// Why it could not be read to its end; `nil` where it could.
  package var failure: String? { state.withLock { $0.reader.failure }.map(Terminal.text(of:)) }
}

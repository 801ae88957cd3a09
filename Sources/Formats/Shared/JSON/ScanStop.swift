import Screens

/// Why a scanner stopped: the text is wrong, or the bytes at hand end before the value does.
enum ScanStop: Error {
  /// More of the file has to be read.
  case incomplete
  case failure(ReadError)
}

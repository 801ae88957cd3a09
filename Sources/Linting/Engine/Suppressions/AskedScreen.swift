import Screens

/// A screen whose elements an ``IgnoreIndex`` is asked about.
struct AskedScreen {
  let tree: ScreenTree
  /// Which one the index was asked about; trees are used again.
  let number: Int
}

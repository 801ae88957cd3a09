import Screens

extension TreeBuilder {
  /// Writes a screen of which nothing is known but that there is one.
  func tellUnknownScreen(at place: Range<Int>, _ options: ReaderOptions) {
    startScreen(at: place.lowerBound, isOneOfSeveral: false)
    open(.screen, as: nil, from: place.lowerBound, to: place.upperBound)
    setUnknown(.content, at: place)
    close()
    supply(options)
  }
}

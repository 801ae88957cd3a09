import Screens

/// A writer of screens whose elements are in an array, which finds headers by where texts are.
protocol HeaderWriter {
  var builder: TreeBuilder { get }
  /// Opens an element of the tree for one of the format's.
  func open(_ kind: Kind, as member: Member, _ index: Int32)
  func setText(_ member: Member, _ index: Int32)
  func setFrame(_ index: Int32)
}

extension HeaderWriter {
  /// Writes the header of a view.
  ///
  /// - Parameters:
  ///   - header: the element of its text.
  ///   - isPossible: whether there may be one where none was found.
  ///   - place: that of the view, for what is unknown.
  func write(header: Int32?, isPossible: Bool, at place: Range<Int>) {
    if let header {
      open(.header, as: .header, header)
      setText(.text, header)
      setFrame(header)
      builder.close()
    } else if isPossible {
      builder.setUnknown(.header, at: place)
    }
  }
}

/// What one element of a document of Interface Builder does to another one, or calls in code.
struct InterfaceBuilderConnection {
  enum Kind: UInt8 {
    /// Code holds the other element.
    case outlet
    /// The other element recognizes gestures on this one.
    case gesture
    /// A tap opens another scene.
    case segue
    /// A tap on the accessory does.
    case accessorySegue
    /// Opens another scene in a way of its own.
    case otherSegue
  }

  /// How a segue shows what it opens.
  enum Transition: UInt8 {
    case push, modal, unknown
  }

  let kind: Kind
  /// What code calls the destination of an outlet.
  var name: TextStore.Text?
  var transition = Transition.unknown
  /// The element by whose connections it is; its destination, by the hash of its object id.
  let owner: Int32
  let destination: UInt64
  /// From its `<` to behind its `>`.
  let place: Range<Int>
  /// The connection of the same element before it; -1 for none.
  let previous: Int32
}

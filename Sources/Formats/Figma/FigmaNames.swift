import Screens

/// What the names of layers and components stand for.
///
/// What the user says of a layer's name, of its component's or its set's goes first. In the names themselves, only
/// whole parts of a path count. They have to name a component in SAP's kits for iOS and Android, or a class in their
/// frameworks. "Object Cell / Default" is one, "Object cells of the week" is not. A layer that is an instance goes by
/// its component; one that is named after the text it shows, by nothing.
struct FigmaNames {
  private let document: FigmaDocument
  private let user: KindNames
  /// By component: what the user says, and what its name says.
  private var ofComponents: [(user: KindNames.Meaning?, kinds: [Kind])] = []

  /// Views and cells.
  static let components = views.union(cells)

  static let views: KindSet = [.collectionView, .tableView]
  static let cells = KindSet(Vocabulary.cellKinds)
  static let rows = cells.subtracting([.collectionCell])

  init(_ document: FigmaDocument, _ user: KindNames) {
    self.document = document
    self.user = user
    ofComponents.reserveCapacity(document.components.count)
    for component in document.components {
      let meaning =
        user.isEmpty ? nil : user.meaning(of: component.name) ?? component.setName.flatMap { user.meaning(of: $0) }
      // The name of a variant lists the values of its properties.
      var name = component.setID == nil ? component.name : component.setName ?? ""
      ofComponents.append((meaning, name.withUTF8 { FigmaPatterns.kinds($0) }))
    }
  }

  /// What the user says of a node; `nil` where nothing.
  func userMeaning(of index: Int32) -> KindNames.Meaning? {
    guard !user.isEmpty else { return nil }
    let node = document[index]
    if let meaning = document.withBytes(node.name, { user.meaning(of: $0) }) { return meaning }
    if node.component >= 0, let meaning = ofComponents[Int(node.component)].user { return meaning }
    guard let set = set(of: index) else { return nil }
    return document.withBytes(document[set].name) { user.meaning(of: $0) }
  }

  /// The parts that layers in a cell of a kind can be named as.
  static func parts(of cell: Kind) -> KindSet {
    switch cell {
    case .collectionCell: [.image, .title, .subtitle, .attribute, .button]
    case .objectCell:
      [
        .title, .subtitle, .footnote, .caption, .description, .image, .iconStack, .attributes, .accessory, .tag,
        .rating, .avatarStack, .attribute,
      ]
    default: [.image, .title, .button]
    }
  }

  /// All kinds that a node may stand for; the first one that its place allows is meant.
  ///
  /// - Parameter meaning: what the user says of it.
  func kinds(of index: Int32, _ meaning: KindNames.Meaning?) -> [Kind] {
    switch meaning {
    case .nothing: return []
    case .kind(let kind): return [kind]
    case nil: break
    }
    let node = document[index]
    // A set is none of its variants.
    if node.type == .componentSet { return [] }
    let ofComponent = node.component >= 0 ? ofComponents[Int(node.component)].kinds : []
    if let set = set(of: index) {
      return ofComponent + document.withBytes(document[set].name) { FigmaPatterns.kinds($0) }
    }
    return document.withBytes(node.name) { name in
      if node.type == .text, document.withBytes(node.characters, { $0.elementsEqual(name) }) { return ofComponent }
      let ofName = FigmaPatterns.kinds(name)
      return ofComponent.isEmpty ? ofName : ofComponent + ofName
    }
  }

  /// The kind that a node stands for, where it is one of some.
  func kind(of index: Int32, among kinds: KindSet) -> Kind? {
    self.kinds(of: index, userMeaning(of: index)).first(where: kinds.contains)
  }

  /// The set of variants that a component lies in.
  private func set(of index: Int32) -> Int32? {
    let node = document[index]
    guard node.type == .component, node.parent >= 0, document[node.parent].type == .componentSet else { return nil }
    return node.parent
  }

  /// Whether a node is named as a view or cell.
  func isComponent(_ index: Int32) -> Bool {
    let node = document[index]
    guard node.type.isContainer || !user.isEmpty else { return false }
    return kind(of: index, among: Self.components) != nil
  }

  /// Whether a node, or one in it, is named as a view or cell.
  func holdsComponent(_ index: Int32) -> Bool {
    var next = index
    let end = document[index].end
    while next < end {
      guard document[next].isShown else {
        next = document[next].end
        continue
      }
      if isComponent(next) { return true }
      next += 1
    }
    return false
  }
}

import Screens

/// Writes what a page or fragment shows into a tree builder.
///
/// Parts that are known to be absent are not written. Parts that may be there are written as unknown. Parts that get
/// their text from the running application are written with an unknown text. An element of a list that may be invisible
/// is written, and the list is also unknown: it may hold less, or more, than is written.
final class MDKScreenWriter {
  /// `ios` or `android`; `nil` where the page serves both.
  let platform: Token?
  private let options: ReaderOptions
  /// Where the values of the page come from.
  private let origins = MDKOrigins()
  private(set) var evaluator: MDKEvaluator
  let builder: TreeBuilder
  /// The circles of fragments that were reported.
  private var reportedCircles: Set<String> = []
  /// How many values of fragments were used.
  private var usedWeight = 0
  private var file = IncludingFile("")
  /// The elements by their places, once all are written and they are needed.
  private var placedElements: ElementsByOffset?
  /// What is known of names that no member has.
  var misspellings = MDKMisspellings()
  /// The fragments used so far, in their order.
  private(set) var uses: [(fragment: MDKFragment, use: MDKFragmentUse)] = []

  /// How deep controls lie in each other at the moment.
  private var nesting = 0

  /// Whether the document is a fragment, which others lay properties over.
  private(set) var isFragment = false
  /// Whether the section that is written is all that a page with a caption shows.
  var isAloneOnPage = false
  /// The place of the section whose pictures are the head of the object that the page shows.
  var headPlace: Range<Int>?

  /// How deep fragments may lie in each other, and controls.
  static let maximumDepth = 16
  static let maximumNesting = 64
  /// How many values all fragments of a page may have together, those that are used twice counted twice.
  static let maximumWeight = 200_000

  /// - Parameters:
  ///   - options: what the user says about the screens; each gets their platform, or `crossPlatform`.
  ///   - builder: receives the elements.
  init(_ options: ReaderOptions, _ builder: TreeBuilder) {
    self.options = options
    self.builder = builder
    platform = options.mobilePlatform
    evaluator = MDKEvaluator(platform: platform, application: nil, origins: origins)
  }

  /// Writes the screen that a document describes.
  ///
  /// - Parameters:
  ///   - document: the page or fragment.
  ///   - application: the project it belongs to, if any.
  ///   - file: its own file, by which circles of fragments are noticed.
  func write(_ document: JSONDocument, of application: MDKApplication?, from file: IncludingFile) {
    self.file = file
    origins.removeAll()
    evaluator = MDKEvaluator(
      platform: platform, application: application, origins: origins,
      leavesOutProperties: options.leavesOutProperties)
    placedElements = nil
    usedWeight = 0
    nesting = 0
    if !reportedCircles.isEmpty { reportedCircles.removeAll() }
    if !uses.isEmpty { uses.removeAll(keepingCapacity: true) }

    let root = MDKValue(document.root)
    (isFragment, isAloneOnPage, headPlace) = (root.type != "Page", false, nil)
    builder.startScreen(at: root.place.lowerBound, isOneOfSeveral: false)
    if isFragment { builder.setIsPart() }
    builder.open(.screen, as: nil, from: root.place.lowerBound, to: root.place.upperBound)
    if !isFragment { text(.name, root["_Name"]) }
    builder.supply(options)
    builder.supply(ReaderOptions(platform: .crossPlatform))
    var content = MDKList(.content)
    items(root, into: &content)
    let survey = MDKIssueScan(document)
    for mistake in mistakes(in: document, survey) {
      builder.report(mistake.kind, mistake.message, at: mistake.range, on: elements.innermost(around: mistake.range))
    }
    mistakesOfFragments()
    brokenFiles(document, survey)
    suppressions(document, survey)
    suppressionsOfFragments()
    builder.close()
  }

  // MARK: Fragments

  /// What a value is once references to fragments are followed.
  func content(_ value: MDKValue?) -> MDKContent {
    // Most values refer to nothing, and are asked first: following references counts those to what follows them.
    evaluator.ownContent(value) ?? evaluator.content(value) { use(of: $0, by: $1, under: $2) }
  }

  private func use(
    of fragment: MDKFragment, by reference: MDKValue, under properties: Range<Int>?
  ) -> MDKFragmentUse? {
    if isCircle(fragment, reference) { return nil }
    usedWeight += fragment.document.count
    let use = MDKFragmentUse(fragment.path, of: reference, under: properties)
    guard use.depth <= Self.maximumDepth, usedWeight <= Self.maximumWeight else { return nil }
    insert(fragment, for: use)
    return use
  }

  /// Makes room for the places of a fragment.
  private func insert(_ fragment: MDKFragment, for use: MDKFragmentUse) {
    uses.append((fragment, use))
    func offset(isChanged: Bool) -> Int? {
      builder.insert(
        InsertedText(
          fragment.document.text, of: fragment.path, in: file, at: use.place, under: use.properties,
          isChanged: isChanged, use: uses.count))
    }
    use.offset = offset(isChanged: false)
    use.changedOffset = offset(isChanged: true)
  }

  /// Makes room for a file that cannot be read.
  ///
  /// - Returns: the place of its mistake.
  func insert(_ broken: MDKBrokenFile, at reference: Range<Int>) -> Range<Int>? {
    let text = InsertedText(
      broken.bytes, of: broken.path, in: file, at: reference, under: nil, isChanged: false,
      use: (builder.tree.insertions.last?.use ?? 0) + 1)
    return builder.insert(text).map { broken.place.lowerBound + $0..<broken.place.upperBound + $0 }
  }

  /// Whether a fragment is used inside itself, which is reported.
  private func isCircle(_ fragment: MDKFragment, _ reference: MDKValue) -> Bool {
    var use = reference.source
    while let user = use, user.path != fragment.path { use = user.user }
    guard use != nil || file.isAt(fragment.path) else { return false }
    reportCircle(fragment, reference)
    return true
  }

  /// Reports a circle once, and at the same place for every file in which it is found: at the reference of the first of
  /// its fragments by path.
  private func reportCircle(_ fragment: MDKFragment, _ reference: MDKValue) {
    var steps: [(path: String, place: Range<Int>)] = []
    var place = reference.place
    var use = reference.source
    while let user = use, user.path != fragment.path {
      steps.append((user.path, place))
      place = user.written
      use = user.user
    }
    steps.append((fragment.path, place))
    steps.reverse()
    guard let first = steps.indices.min(by: { steps[$0].path < steps[$1].path }) else { return }
    let paths = (steps[first...] + steps[...first]).map { name(of: $0.path) }
    let circle = paths.joined(separator: " → ")
    guard reportedCircles.insert(circle).inserted else { return }
    builder.report(
      .invalidValue, "fragments include each other: \(circle)", at: steps[first].place)
  }

  /// The path of a file of the project from its folder.
  func name(of path: String) -> String {
    let root = evaluator.application?.root ?? ""
    return String(path.dropFirst(root.count + 1).prefix(120))
  }

  /// The elements by their places, for looking up many.
  var elements: ElementsByOffset {
    if let placedElements { return placedElements }
    let places = ElementsByOffset(builder.tree)
    placedElements = places
    return places
  }

  // MARK: Lists

  /// Gives every object of a list to a body: those of the array itself, of fragments that it names, and of arrays in
  /// those.
  ///
  /// What only the running application knows leaves the list open.
  func eachObject(
    of value: MDKValue?, into list: inout MDKList, depth: Int = 0, _ body: (MDKValue, Range<Int>, inout MDKList) -> Void
  ) {
    guard let value else { return }
    switch content(value) {
    case .absent: return
    case .value(let array) where array.isArray && depth < Self.maximumDepth:
      for item in array.items { eachObject(of: item, into: &list, depth: depth + 1, body) }
    case .value(let object) where object.isObject && nesting < Self.maximumNesting:
      // What is hidden is left out, in any list.
      if isVisible(object) == false { return }
      nesting += 1
      body(object, object.place, &list)
      nesting -= 1
    default: leaveOpen(&list, at: value.place)
    }
  }

  // MARK: Elements and facts

  /// An element with everything that the body writes of it.
  func element(_ kind: Kind, as member: Member, at place: Range<Int>, _ body: () -> Void) {
    builder.open(kind, as: member, from: place.lowerBound, to: place.upperBound)
    body()
    // The page that uses a fragment may override what the fragment lacks. A page without overrides shows what is wrong
    // with it.
    if isFragment { builder.setOthersUnknown(at: place) }
    builder.close()
  }

  /// Notes that a list may hold less or more than is written.
  func leaveOpen(_ list: inout MDKList, at place: Range<Int>) {
    guard !list.isOpen else { return }
    list.isOpen = true
    builder.setUnknown(list.member, at: place)
  }

  /// A fact that is a text, where it is given at all.
  func text(_ member: Member, _ value: MDKValue?) {
    guard let value else { return }
    if let literal = evaluator.literal(value.json) { return builder.set(member, text: literal, at: value.place) }
    switch evaluator.text(value.json) {
    case .absent: return
    case .known(let text): builder.set(member, text: text, at: value.place)
    case .bound, .uncertain: builder.setUnknown(member, at: value.place)
    }
  }

  /// A part that consists of a text.
  ///
  /// - Parameter more: writes what else is known of the part.
  func textPart(_ kind: Kind, as member: Member, _ value: MDKValue?, more: () -> Void = {}) {
    guard let value else { return }
    let place = value.place
    func part(_ setText: () -> Void) {
      element(kind, as: member, at: place) {
        setText()
        more()
      }
    }
    if let literal = evaluator.literal(value.json) { return part { builder.set(.text, text: literal, at: place) } }
    switch evaluator.text(value.json) {
    case .absent: return
    case .uncertain: builder.setUnknown(member, at: place)
    case .bound: part { builder.setUnknown(.text, at: place) }
    case .known(let text): part { builder.set(.text, text: text, at: place) }
    }
  }

  /// The name by which findings tell elements apart.
  func id(_ value: MDKValue) {
    if let name = value["_Name"],
      name.json.withText({ text in
        if !text.isEmpty { builder.set(.id, text: text, at: name.place) }
        return !text.isEmpty
      }) == true
    {
      return
    }
    // Without a name it is called by what it shows.
    _ =
      name(by: value["Title"]) || name(by: value["Headline"]) || name(by: value["KeyName"])
      || name(by: value["Caption"]) || name(by: value["Header"]?["Caption"])
  }

  /// Calls the open element by a text, where that is known.
  private func name(by title: MDKValue?) -> Bool {
    guard let title else { return false }
    if let literal = evaluator.literal(title.json) { return builder.name(literal) }
    guard var text = evaluator.text(title.json).text else { return false }
    return text.withUTF8 { builder.name($0) }
  }
}

extension ReaderOptions {
  /// `ios` or `android`, where the user says which.
  var mobilePlatform: Token? {
    let traits = traits.compactMap { trait in
      if case .token(.platform, let token) = trait { token } else { nil }
    }
    return ([platform].compactMap { $0 } + traits).first { $0 == .ios || $0 == .android }
  }
}

/// A list that is being written.
struct MDKList {
  let member: Member
  /// Whether it is marked as unknown already.
  var isOpen = false

  init(_ member: Member) {
    self.member = member
  }
}

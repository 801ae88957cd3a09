import Screens

// Image cells, contact cells, and cells of a label and its value.
extension MDKScreenWriter {
  func imageCell(_ cell: MDKValue) {
    id(cell)
    if let image = cell["Image"] {
      // Where it is not circular, the page does not tell whether it is a square.
      imagePart(.image, image, at: image.place, shape: shape(cell["ImageIsCircular"], default: false))
    }
    textPart(.title, as: .title, cell["Title"])
    textPart(.subtitle, as: .subtitle, cell["Subtitle"])
    textPart(.attribute, as: .attribute, cell["Attribute"])
    tap(cell["OnPress"])
  }

  func contactCell(_ cell: MDKValue) {
    id(cell)
    contactImage(cell)
    textPart(.title, as: .title, cell["Headline"])
    var list = MDKList(.actions)
    eachObject(of: cell["ActivityItems"], into: &list) { activity, place, list in
      element(.action, as: list.member, at: place) {
        builder.set(.control, token: .icon, at: place)
        text(.label, activity["ActivityType"])
      }
    }
    tap(cell["OnPress"])
  }

  private func contactImage(_ cell: MDKValue) {
    let circle = shape(cell["DetailImageIsCircular"], default: true, otherwise: .rectangle)
    let image = cell["DetailImage"]
    let initials = cell["DetailImageText"]
    if let useHeadline = cell["UseHeadlineForDetailImage"], evaluator.flag(useHeadline.json, default: false) != false {
      if evaluator.flag(useHeadline.json, default: false) == true {
        // The initials come from the headline, which only the running application knows.
        return imagePart(
          .image, image, headlineInitials: useHeadline, at: image?.place ?? useHeadline.place, shape: circle)
      }
      if evaluator.isAbsent(image?.json), evaluator.isAbsent(initials?.json) {
        return builder.setUnknown(.image, at: useHeadline.place)
      }
    }
    if let place = (image ?? initials)?.place { imagePart(.image, image, initials: initials, at: place, shape: circle) }
  }

  func labelValueCell(_ cell: MDKValue) {
    id(cell)
    text(.label, cell["KeyName"])
    text(.value, cell["Value"])
    tap(cell["OnPress"])
  }

  /// The items of a KeyValue section, which are always literal: its target gives them one record.
  func keyValues(_ section: MDKValue) {
    var list = MDKList(.cells)
    eachVisible(of: section["KeyAndValues"], into: &list) { cell, place, list in
      element(.labelValueCell, as: list.member, at: place) { labelValueCell(cell) }
    }
  }

  // MARK: Images

  /// The shape of an image that may be circular.
  ///
  /// - Parameter otherwise: what it is where it is not circular; `nil` where the page does not tell.
  func shape(_ isCircular: MDKValue?, default defaultValue: Bool, otherwise: Token? = nil) -> MDKShape {
    guard let flag = evaluator.flag(isCircular?.json, default: defaultValue) else {
      return MDKShape(token: nil, place: isCircular?.place)
    }
    return MDKShape(token: flag ? .circle : otherwise, place: isCircular?.place)
  }

  /// An image, or the initials that stand for it; nothing where neither is given.
  ///
  /// - Parameter headlineInitials: the property that makes initials of the headline.
  func imagePart(
    _ member: Member, _ image: MDKValue?, initials: MDKValue? = nil, headlineInitials: MDKValue? = nil,
    at place: Range<Int>,
    shape: MDKShape
  ) {
    let source = evaluator.text(image?.json)
    let letters = headlineInitials == nil ? evaluator.text(initials?.json) : .bound
    if source == .absent, letters == .absent { return }
    if source == .uncertain && letters == .absent || source == .absent && letters == .uncertain {
      return builder.setUnknown(member, at: place)
    }
    element(.image, as: member, at: place) {
      text(.source, image)
      if letters != .absent, let lettersPlace = (headlineInitials ?? initials)?.place {
        if letters == .uncertain {
          builder.setUnknown(.placeholder, at: lettersPlace)
        } else {
          builder.set(.placeholder, token: .initials, at: lettersPlace)
        }
        if headlineInitials == nil { text(.text, initials) } else { builder.setUnknown(.text, at: lettersPlace) }
      }
      if let token = shape.token {
        builder.set(.shape, token: token, at: shape.place ?? place)
      } else if let shapePlace = shape.place {
        builder.setUnknown(.shape, at: shapePlace)
      }
    }
  }
}

/// The shape of an image, and where the page says so.
struct MDKShape {
  /// `nil` where it is unknown.
  let token: Token?
  /// `nil` where the default holds.
  let place: Range<Int>?
}

/// The cells of a section, as the section gives them.
struct MDKCells {
  let section: MDKValue
  /// The member that holds a template.
  let template: JSONName
  /// The member that holds literal cells, each in an object of its own with a member named as the template; `nil`:
  /// there are none.
  let fixed: JSONName?
  /// What the cells are.
  let kind: Kind
  /// What takes the place of cells: ones that are drawn by code.
  var drawn: MDKValue?
  /// What a tap on a cell may do that has no `OnPress` of its own.
  var press: MDKValue?
  /// How many cells a template stands for.
  var rows = MDKRowCount.several
  /// Whether one of several literal cells opens a page.
  var neighbourOpens = false

  init(of section: MDKValue, _ template: JSONName, fixed: JSONName? = nil, _ kind: Kind) {
    self.section = section
    self.template = template
    self.fixed = fixed
    self.kind = kind
  }
}

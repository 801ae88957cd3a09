import Screens

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

  init(of section: MDKValue, _ template: JSONName, fixed: JSONName? = nil, _ kind: Kind) {
    self.section = section
    self.template = template
    self.fixed = fixed
    self.kind = kind
  }
}

import TestSupport

/// An application whose pages use the same fragments.
enum SharedPages {
  static let rule = "object-cell/title-required"

  static let fragment = """
    {
      "_Type": "Section.Type.ObjectTable",
      "_Name": "Orders",
      "Target": {"EntitySet": "Orders"},
      "ObjectCell": {
        "_Name": "OrderCell",
        "Subhead": "{Name}"
      }
    }

    """

  static func page(_ name: String, _ section: String = #""/App/Fragments/Orders.fragment""#) -> String {
    #"""
    {"_Type": "Page", "_Name": "\#(name)", "Controls": [{"_Type": "Control.Type.SectionedTable", "_Name": "T", "Sections": [
      \#(section)
    ]}]}

    """#
  }

  /// A section whose rows open a page of an entity.
  static func opening(_ set: String) -> String {
    let press = #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/Order.page"}"#
    let cell = #"{"Title": "{Name}", "OnPress": \#(press)}"#
    return #"{"_Type": "Section.Type.ObjectTable", "Target": {"EntitySet": "\#(set)"}, "ObjectCell": \#(cell)}"#
  }

  static func workspace(_ others: [String: String] = [:]) throws -> Workspace {
    var files = ["app/Application.app": #"{"_Name": "App"}"#, "app/Fragments/Orders.fragment": fragment]
    for name in ["A", "B", "C"] { files["app/Pages/\(name).page"] = page(name) }
    return try Workspace(files.merging(others) { $1 })
  }

  static func findings(_ result: Command.Result) -> [[String: Any]] {
    result.json["findings"] as? [[String: Any]] ?? []
  }

  static let cells = """
    {
      "_Type": "Section.Type.ObjectTable",
      "_Name": "Orders",
      "ObjectCell": {"_Name": "OrderCell", "Title": "{Name}"}
    }

    """

  static func use(_ name: String, _ properties: String) -> String {
    #"""
    {"_Type": "Fragment", "Fragment": "/App/Fragments/Cells.fragment",
      "Properties": {\#(properties)}}
    """#
  }

  static func action(isModal: Bool) -> String {
    #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/Item.page", "ModalPage": \#(isModal)}"#
  }

  static let item = #"""
    {"_Type": "Page", "_Name": "Item", "Controls": [{"_Type": "Control.Type.SectionedTable", "_Name": "T", "Sections": [
      {"_Type": "Section.Type.ObjectHeader", "ObjectHeader": {"HeadlineText": "{Name}"}}]}]}
    """#
}

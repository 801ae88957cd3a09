extension Vocabulary {
  // The names of the cases, in their order. The compiler could tell them, at half a millisecond of every start; a test holds these
  // lists against it.

  static let kindNames = [
    "screen", "collectionView", "header", "footer", "seeAll", "dynamicLayout", "collectionCell", "image", "title",
    "subtitle", "attribute", "footnote", "caption", "action", "tap", "tableView", "objectCell", "iconStack",
    "description", "attributes", "accessory", "contactCell", "labelValueCell", "otherCell", "item", "tag", "icon",
    "rating", "avatarStack", "button", "label", "group",
  ]

  static let memberNames = [
    "name", "platform", "deviceClass", "width", "height", "smallDevice", "widthClass", "heightClass", "readableWidth",
    "orientation", "floorplan", "id", "frame", "contentArea", "layout", "scrollDirection", "edgeGradient",
    "totalCount", "maxItemCount", "columns", "itemAlignment", "animatesChanges", "tapGesture", "longPressGesture",
    "text", "count", "chevron", "animated", "preservesFocus", "motive", "represents", "objectType", "contentType",
    "prototype", "source", "shape", "cornerRadius", "placeholder", "iconFrame", "background", "docType", "lines",
    "truncates", "placement", "control", "label", "toggle", "opens", "transition", "listContent", "quickActions",
    "details", "style", "editing", "selection", "alignment", "longPress", "axis", "value", "interactive", "content",
    "cells", "header", "footer", "seeAll", "dynamicLayout", "tap", "image", "title", "subtitle", "attribute",
    "actions", "iconStack", "icons", "detailImage", "footnote", "caption", "description", "attributes", "items",
    "accessory", "tags", "rating", "avatarStack", "swipeActions",
  ]

  static let tokenNames = [
    "ios", "android", "crossPlatform", "phone", "tablet", "compact", "regular", "portrait", "landscape", "overview",
    "object", "objectDetails", "objectDetailDetails", "listReport", "map", "form", "other", "horizontalScroll",
    "horizontalFit", "grid", "multiColumn", "multiRowGrid", "horizontal", "vertical", "none", "leading", "justified",
    "selects", "edits", "person", "attachment", "document", "circle", "square", "rectangle", "initials", "icon",
    "button", "detail", "preview", "list", "modal", "push", "objectCell", "plain", "grouped", "insetGrouped",
    "single", "multiple", "centered", "top", "peek", "bottom", "column", "chevron", "info", "action", "overflow",
    "checkbox",
  ]
}

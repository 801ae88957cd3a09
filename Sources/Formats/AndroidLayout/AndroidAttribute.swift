import Support

/// The attributes of layouts that say something about what is shown.
enum AndroidAttribute: UInt8 {
  // Of the framework.
  case id, layoutWidth, layoutHeight, minWidth, minHeight, layoutWeight, visibility, clickable, onClick, enabled
  case textColor, textSize, textStyle, textAppearance, background, alpha, style, important
  /// What puts another colour in the place of a background's.
  case tint
  /// How a text is cut off, and after how many lines; `exactLines` is `android:lines`.
  case ellipsize, maxLines, singleLine, exactLines
  case text, contentDescription, orientation, numColumns, scale
  /// One of those that tie an edge in a `RelativeLayout`, which counts for more than the size.
  case tiedEdge
  // Of the SAP Fiori components.
  case headline, subheadline, footnote, description, lines, detailImage, detailImageShape
  case secondaryAction, secondaryActionDescription, layoutGroup, key, value
  // Of lists.
  case layoutManager, spanCount, listItem
  /// Which checks of Android Lint the author has answered: `tools:ignore`.
  case ignore
  /// Whether the editor shows a view: `tools:visibility`.
  case shownVisibility
  // Without a namespace.
  case viewClass, layout

  /// Its bit in a set: there are fewer than 64.
  var bit: UInt64 { 1 &<< UInt64(rawValue) }

  /// - Returns: `nil` for one that says nothing, or only something about the editor's preview.
  init?(_ attribute: XMLAttribute) {
    guard let uri = attribute.namespaceStart else {
      self.init(plain: attribute.name)
      return
    }
    switch AndroidNamespace(uri) {
    case .framework: self.init(framework: attribute.name)
    case .app: self.init(app: attribute.name)
    case .tools:
      if attribute.name.elementsEqual("listitem".utf8) {
        self = .listItem
      } else if attribute.name.elementsEqual("ignore".utf8) {
        self = .ignore
      } else if attribute.name.elementsEqual("visibility".utf8) {
        self = .shownVisibility
      } else {
        return nil
      }
    case .other: return nil
    }
  }

  private init?(plain name: UTF8Text) {
    if name.elementsEqual("class".utf8) {
      self = .viewClass
    } else if name.elementsEqual("layout".utf8) {
      self = .layout
    } else if name.elementsEqual("style".utf8) {
      self = .style
    } else {
      return nil
    }
  }

  private init?(framework name: UTF8Text) {
    func named(_ text: StaticString) -> Bool { text.withUTF8Buffer { name.elementsEqual($0) } }
    switch name.count {
    case 2 where named("id"): self = .id
    case 4 where named("text"): self = .text
    case 5 where named("alpha"): self = .alpha
    case 5 where named("lines"): self = .exactLines
    case 8 where named("maxLines"): self = .maxLines
    case 9 where named("ellipsize"): self = .ellipsize
    case 10 where named("singleLine"): self = .singleLine
    case 8 where named("textSize"): self = .textSize
    case 9 where named("textColor"): self = .textColor
    case 9 where named("textStyle"): self = .textStyle
    case 10 where named("background"): self = .background
    case 14 where named("textAppearance"): self = .textAppearance
    case 14 where named("backgroundTint"): self = .tint
    case 25 where named("importantForAccessibility"): self = .important
    case 6 where named("scaleX") || named("scaleY"): self = .scale
    case 7 where named("onClick"): self = .onClick
    case 7 where named("enabled"): self = .enabled
    case 8 where named("minWidth"): self = .minWidth
    case 9 where named("minHeight"): self = .minHeight
    case 9 where named("clickable"): self = .clickable
    case 10 where named("visibility"): self = .visibility
    case 10 where named("numColumns"): self = .numColumns
    case 11 where named("orientation"): self = .orientation
    case 12 where named("layout_width"): self = .layoutWidth
    case 13 where named("layout_height"): self = .layoutHeight
    case 13 where named("layout_weight"): self = .layoutWeight
    case 18 where named("contentDescription"): self = .contentDescription
    default:
      func begins(_ text: StaticString) -> Bool { text.withUTF8Buffer { name.starts(with: $0) } }
      guard name.count > 9,
        name[7] == UInt8(ascii: "a") || name[7] == UInt8(ascii: "b") || name[7] == UInt8(ascii: "t"),
        begins("layout_align") || begins("layout_to") || begins("layout_above") || begins("layout_below")
      else { return nil }
      self = .tiedEdge
    }
  }

  private init?(app name: UTF8Text) {
    func named(_ text: StaticString) -> Bool { text.withUTF8Buffer { name.elementsEqual($0) } }
    switch name.count {
    case 3 where named("key"): self = .key
    case 5 where named("value"): self = .value
    case 5 where named("lines"): self = .lines
    case 7 where named("keyText"): self = .key
    case 8 where named("headline"): self = .headline
    case 8 where named("footnote"): self = .footnote
    case 9 where named("spanCount"): self = .spanCount
    case 9 where named("valueText"): self = .value
    case 11 where named("subheadline"): self = .subheadline
    case 11 where named("description"): self = .description
    case 11 where named("detailImage"): self = .detailImage
    case 12 where named("layout_group"): self = .layoutGroup
    case 13 where named("layoutManager"): self = .layoutManager
    case 16 where named("detailImageShape"): self = .detailImageShape
    case 19 where named("secondaryActionIcon"): self = .secondaryAction
    case 26 where named("secondaryActionDescription"): self = .secondaryActionDescription
    default: return nil
    }
  }
}

/// The namespaces of attributes in Android's resource files.
enum AndroidNamespace {
  /// Those of the framework, mostly written `android:`.
  case framework
  /// Those of libraries and of the application itself, mostly written `app:`.
  case app
  /// Of the editor's preview, mostly written `tools:`: nothing of it is there when the application runs.
  case tools
  case other

  /// - Parameter uri: a NUL ends it.
  init(_ uri: UnsafePointer<UInt8>) {
    // A NUL ends static strings too, and counts where the whole text has to be the same.
    func begins(_ text: StaticString, orIs isWhole: Bool = false) -> Bool {
      strncmp(
        UnsafeRawPointer(uri).assumingMemoryBound(to: CChar.self),
        UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self),
        text.utf8CodeUnitCount + (isWhole ? 1 : 0)) == 0
    }
    if begins("http://schemas.android.com/apk/res/android", orIs: true) {
      self = .framework
    } else if begins("http://schemas.android.com/apk/res-auto", orIs: true)
      || begins("http://schemas.android.com/apk/res/")
    {
      self = .app
    } else if begins("http://schemas.android.com/tools", orIs: true) {
      self = .tools
    } else {
      self = .other
    }
  }
}

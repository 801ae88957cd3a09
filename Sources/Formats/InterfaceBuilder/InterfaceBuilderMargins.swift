import Screens

/// The margins that a document sets for a view.
struct InterfaceBuilderMargins {
  var top: Double
  var left: Double
  var bottom: Double
  var right: Double
}

/// A layout guide of a view whose edges a document can determine.
enum InterfaceBuilderGuide: UInt8 {
  /// The margins of the view.
  case margins
  /// The frame of a scroll view, as opposed to what scrolls in it.
  case frame

  /// - Returns: `nil` for a guide such as the safe area, which depends on the device, on bars and on the keyboard.
  init?(_ key: UTF8Text) {
    if key.begins(with: "layoutMargins") {
      self = .margins
    } else if key.begins(with: "frameLayoutGuide") {
      self = .frame
    } else {
      return nil
    }
  }
}

extension InterfaceBuilderElements {
  /// Whether a constraint between two edges binds them on any device, with margins only where the document sets them and the canvas
  /// shows them.
  ///
  /// UIKit computes all other margins: from the class of the view, the margins around it, the safe area and the
  /// readable width.
  func bindsEdges(_ constraint: InterfaceBuilderConstraint, _ first: Int32, _ second: Int32) -> Bool {
    let isFirstMargin = constraint.isFirstMargin || guide(constraint.first) == .margins
    let isSecondMargin = constraint.isSecondMargin || guide(constraint.second) == .margins
    guard isFirstMargin || isSecondMargin else { return true }
    guard let edge = edge(constraint.firstAttribute, of: first, isMargin: isFirstMargin),
      let other = self.edge(constraint.secondAttribute, of: second, isMargin: isSecondMargin)
    else { return false }
    return abs(edge - other - constraint.constant) <= 1
  }

  /// Where the canvas shows an edge of a view or of its margins; `nil` where that is not known.
  private func edge(
    _ attribute: InterfaceBuilderConstraint.Attribute, of index: Int32, isMargin: Bool
  ) -> Double? {
    guard let frame = self[index].frame else { return nil }
    var margins = InterfaceBuilderMargins(top: 0, left: 0, bottom: 0, right: 0)
    if isMargin {
      guard let known = knownMargins(of: index) else { return nil }
      margins = known
    }
    return switch attribute {
    case .left: frame.x + margins.left
    case .right: frame.x + frame.width - margins.right
    case .top: frame.y + margins.top
    case .bottom: frame.y + frame.height - margins.bottom
    default: nil
    }
  }

  /// The margins of a view, where nothing but the document sets them: the view of a controller has the safe area in
  /// them besides.
  private func knownMargins(of index: Int32) -> InterfaceBuilderMargins? {
    let element = self[index]
    guard !element.states.contains(.hasMovingMargins),
      element.states.contains(.ignoresSafeArea) || element.role != .root && element.parent >= 0
    else { return nil }
    return margins[index]
  }
}

extension Vocabulary {
  static let id = MemberDeclaration.fact(.id, .text, "A name that is unique in its list; findings and paths show it.")
  static let frame = MemberDeclaration.fact(.frame, .frame, "Place and size in the screen, unclipped.")
  static let width = MemberDeclaration.fact(
    .width, .number(unit: "pt or dp", signed: false), "Its width, if the frame is unknown.")
  static let height = MemberDeclaration.fact(
    .height, .number(unit: "pt or dp", signed: false), "Its height, if the frame is unknown.")
  static let prototype = MemberDeclaration.fact(
    .prototype, .boolean, "Whether the cell stands for an unknown number of equal cells.", default: "false")
  static let represents = MemberDeclaration.fact(
    .represents, .token([.person, .object, .attachment, .document]), "What the cell stands for.")
  static let tap = MemberDeclaration.part(.tap, .tap, "What a tap does.")
  static let text = MemberDeclaration.fact(.text, .text, "The text that is shown.")

  static let screenKinds: [KindDeclaration] = [
    KindDeclaration(
      .screen, "One screen of an application, as it is shown at one moment.",
      [
        .fact(.name, .text, "The screen's name."),
        .fact(
          .platform, .token([.ios, .android, .crossPlatform]),
          "The platform it runs on; `crossPlatform` where one description serves both."),
        .fact(.deviceClass, .token([.phone, .tablet]), "The class of device."),
        .fact(.width, .number(unit: "pt or dp", signed: false), "The screen's width."),
        .fact(.height, .number(unit: "pt or dp", signed: false), "The screen's height."),
        .fact(.smallDevice, .boolean, "Whether the device is small; follows from a width under 360."),
        .fact(.widthClass, .token([.compact, .regular]), "The horizontal size class."),
        .fact(.heightClass, .token([.compact, .regular]), "The vertical size class."),
        .fact(.readableWidth, .boolean, "Whether the content keeps to the readable width."),
        .fact(.orientation, .token([.portrait, .landscape]), "How the device is held."),
        .fact(
          .floorplan,
          .token([.overview, .object, .objectDetails, .objectDetailDetails, .listReport, .map, .form, .other]),
          "The floorplan the screen follows."),
        .list(.content, of: contentKinds, "What the screen shows."),
      ])
  ]
}

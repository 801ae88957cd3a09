import Foundation
import Testing

@testable import Reporting

/// The contrast of every pair of colours that stand on each other, as WCAG 2.2 computes it.
@Suite struct PaletteTests {
  struct Scheme: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var palette: Palette
  }

  static let schemes = [
    Scheme(testDescription: "light", palette: .light), Scheme(testDescription: "dark", palette: .dark),
  ]

  private func luminance(_ colour: String) throws -> Double {
    let number = try #require(UInt32(colour.dropFirst(), radix: 16))
    try #require(colour.utf8.count == 7)
    let parts = [16, 8, 0].map { shift -> Double in
      let part = Double(number >> UInt32(shift) & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ left: String, _ right: String) throws -> Double {
    let (left, right) = (try luminance(left), try luminance(right))
    return (max(left, right) + 0.05) / (min(left, right) + 0.05)
  }

  @Test func theFormulaIsThatOfTheStandard() throws {
    #expect(try abs(contrast("#ffffff", "#000000") - 21) < 1e-9)
    #expect(try abs(contrast("#777777", "#ffffff") - 4.48) < 0.01)
  }

  @Test(arguments: schemes) func textsAreReadable(scheme: Scheme) throws {
    let palette = scheme.palette
    let inks = [palette.ink, palette.softInk, palette.accent, palette.error, palette.warning, palette.info]
    for ink in inks {
      for ground in [palette.paper, palette.panel] {
        #expect(try contrast(ink, ground) >= 4.5, "\(ink) on \(ground)")
      }
    }
    #expect(try contrast(palette.required, palette.paper) >= 4.5)
    // Initials and the texts of images stand on their fill.
    #expect(try contrast(palette.softInk, palette.fill) >= 4.5)
    // The numbers of badges are written in the colour of the paper.
    for mark in [palette.error, palette.warning, palette.info] { #expect(try contrast(palette.paper, mark) >= 4.5) }
  }

  @Test(arguments: schemes) func marksAndFieldsStandOut(scheme: Scheme) throws {
    let palette = scheme.palette
    for mark in [palette.error, palette.warning, palette.info, palette.required, palette.accent] {
      for ground in [palette.paper, palette.panel, palette.fill] {
        #expect(try contrast(mark, ground) >= 3, "\(mark) on \(ground)")
      }
    }
    // The border is all that shows where a field is.
    #expect(try contrast(palette.wire, palette.paper) >= 3)
    #expect(try contrast(palette.wire, palette.panel) >= 2.8)
  }

  @Test func theBarHasAContrast() throws {
    let colours = PageStyle.text.components(separatedBy: "--bar:").dropFirst().map { String($0.prefix { $0 != "}" }) }
    #expect(colours.count == 2)
    for colour in colours { #expect(try contrast("#ffffff", colour) >= 4.5, "\(colour)") }
  }

  @Test func everyColourThatIsUsedHasAName() {
    let names = Set(Palette.light.entries.map(\.name)).union(["mark", "bar"])
    #expect(Palette.light.entries.map(\.name) == Palette.dark.entries.map(\.name))
    for part in PageStyle.text.components(separatedBy: "var(--").dropFirst() {
      let name = part.prefix { $0 != ")" }
      #expect(names.contains(String(name)), "\(name)")
    }
  }
}

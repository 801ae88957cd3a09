import Linting
import LintingTesting
import TestSupport
import Testing

/// Examples changed in one fact, part or list that their rule speaks of: the verdict has to follow.
@Suite struct MutationTests {
  private static let trials: Result<[MutationTrial], any Error> = Result {
    try TestLinter.allRules.sorted { $0.id < $1.id }.map { try MutationTrial($0) }
  }

  /// Cases that no change of one member of a passing example goes against, by `rule case`, and why.
  private static let unviolatedCases = [
    "description/broken-reference 1": "a native description refers to no file",
    "description/broken-reference 2": "a native description refers to no file",
    "description/duplicate-name 1": "a native description in which a member is given twice is refused",
    "suppression/expired 1": "no change of a screen is one of a suppression",
    "suppression/invalid 1": "no change of a screen is one of a suppression",
    "suppression/unused 1": "no change of a screen is one of a suppression",
  ]

  /// Limits that no change of one number shows, by `rule case parameter`, and why.
  private static let unprovenLimits = [
    "collection-view/mostly-images 1 max": "a share of a list's elements",
    "collection-view/multi-column-stacks 1 maxColumns": "columns are counted by several frames",
    "collection-view/multi-column-stacks 2 maxColumns": "columns are counted by several frames",
    "collection-view/single-row 2 maxRows": "rows are counted by several frames",
  ]

  /// Words that are not allowed, kinds and parts that are forbidden, and that no change of a passing example shows to be
  /// violations, and why.
  private static let unprovenProhibitions = [
    "collection-cell/attachment-opens-preview 1 opens=modal": modal,
    "collection-cell/doctype-icon-frame 1 shape=square": "a square is a rectangle",
    "collection-cell/object-placeholder 1 placeholder=none": "an image that is no placeholder is not checked",
    "collection-cell/opens-detail 1 opens=modal": modal,
    "collection-cell/opens-detail 2 opens=modal": modal,
    "collection-cell/person-placeholder 1 placeholder=none": "an image that is no placeholder is not checked",
    "collection-cell/person-placeholder 4 placeholder=none": "an image that is no placeholder is not checked",
    "collection-cell/unlabeled-image-shape 1 shape=square": "a square is a rectangle",
    "collection-view/multi-column-content 1 collectionCell": "the case is that of views without any other cell",
    "collection-view/see-all-destination 1 opens=modal": modal,
    "collection-view/see-all-destination 2 opens=modal": modal,
    "object-cell/description-width 2 description": "the case is that of descriptions that say that they are shown",
  ]

  private static let modal = "that it is a modal does not say what it shows"

  /// What may become unknown and let an element be reported that was not, by `rule kind member`, and why.
  private static let accusers = [
    "accessibility/image-label icon text": spoken, "accessibility/target-label accessory label": spoken,
    "accessibility/target-label button text": spoken,
    "accessibility/target-label group content": spoken, "accessibility/target-label label text": spoken,
    "accessibility/text-contrast label text": known("to be empty"),
    "collection-cell/label-truncates attribute text": known("to be empty"),
    "collection-cell/object-image-fills-width collectionCell objectType": known("to be an account"),
    "collection-cell/object-image-shape collectionCell objectType": known("to be an account"),
    "collection-cell/object-image-shape image frame": "what is called a rectangle is a square only by its measures",
    "collection-cell/object-placeholder collectionCell objectType": known("to be an account"),
    "collection-cell/placeholder-matches-image collectionCell image": compared,
    "collection-cell/placeholder-matches-image collectionCell represents": known("to be wrong for what it represents"),
    "collection-cell/placeholder-matches-image image frame": compared,
    "collection-cell/placeholder-matches-image image shape": compared,
    "collection-view/cell-spacing collectionView contentArea":
      "few-items-left-aligned asks the same of a row that fits",
    "collection-view/grid-bottom-padding collectionView totalCount":
      "the cells that are given are all, unless more are",
    "collection-view/grid-min-columns collectionView cells": "the number of columns counts where cells are not known",
    "collection-view/half-cell-visible collectionView scrollDirection": known("not to scroll"),
    "collection-view/no-cut-off-cell collectionView maxItemCount": "a limit that is not given is none",
    "collection-view/scroll-edge-gradient collectionView scrollDirection": known("not to scroll"),
    "collection-view/see-all-placement collectionView layout": known("to be a grid"),
    "object-cell/accessory-navigation tableView selection": known("to be selected by a tap"),
    "object-cell/opens-object tableView selection": known("to be selected by a tap"),
    "touch-target/minimum-size tap opens": known("to open nothing"),
  ]

  private static let spoken = "an `accessibilityLabel` that is empty says that nothing is spoken"

  private static let compared = "the images that are known are what a placeholder is compared with"

  private static func known(_ what: String) -> String { "exempt is only what is known \(what)" }

  @Test func everyChangedExampleIsRead() throws {
    for trial in try Self.trials.get() { #expect(trial.failures == [], "\(trial.rule)") }
  }

  @Test func everyCaseIsViolatedByAChangeOfAConformingExample() throws {
    let unviolated = try Self.trials.get().flatMap { trial in
      trial.violatedCases.enumerated().filter { !$0.element }.map { "\(trial.rule) \($0.offset + 1)" }
    }
    #expect(unviolated.sorted() == Self.unviolatedCases.keys.sorted())
  }

  @Test func everyLimitIsAllowedAndWhatLiesBeyondIsNot() throws {
    let unproven = try Self.trials.get().flatMap { trial in
      trial.unprovenLimits.map { "\(trial.rule) \($0.case + 1) \($0.parameter)" }
    }
    #expect(unproven.sorted() == Self.unprovenLimits.keys.sorted())
  }

  @Test func whatIsForbiddenIsAViolation() throws {
    let unproven = try Self.trials.get().flatMap { trial in
      trial.unprovenProhibitions.map { "\(trial.rule) \($0.case + 1) \($0.ingredient.name)" }
    }
    #expect(unproven.sorted() == Self.unprovenProhibitions.keys.sorted())
  }

  @Test func whatBecomesUnknownIsNoFinding() throws {
    var accusers: Set<String> = []
    for trial in try Self.trials.get() {
      for accusation in trial.accusations {
        let name = "\(trial.rule) \(accusation.kind.name) \(accusation.member.name)"
        accusers.insert(name)
        #expect(Self.accusers[name] != nil, "\(name): \(accusation.place)")
      }
    }
    #expect(accusers.sorted() == Self.accusers.keys.sorted())
  }

  /// How much of what it speaks of each rule notices; also `make mutations`.
  @Test func scores() throws {
    let table = MutationTrial.table(try Self.trials.get())
    #expect(try Golden.difference(of: table, from: "mutation-scores.txt") == nil)
  }
}

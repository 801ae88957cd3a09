import Linting
import Screens
import Testing

/// What a selector may say, and what is said of one that is wrong.
@Suite struct SelectorSyntaxTests {
  @Test(arguments: [
    "screen", "*", "collectionView", "seeAll", "action", "swipeAction", "swipeActions", "actions", "detailImage",
    "icon", "item", "tag",
    "cells", "content", "[id=x]", "*[id=x]", "[text=a]:is(button)", "collectionView[layout=grid]",
    "collectionView[layout=multiRowGrid]",
    "collectionView[layout!=grid]", "[totalCount>20]", "[totalCount>=20]", "[totalCount<20]", "[totalCount<=20.5]",
    "[totalCount=20]",
    "[totalCount!=20]", "[text='See All']", "[text=\"a]b\"]", "[text=]", "[text=See All]", "[interactive=true]",
    "[background=#ffffff]",
    "collectionView[header]", "collectionView[cells]", "collectionView seeAll", "collectionView > footer > seeAll",
    "collectionView>footer",
    "collectionView   >   footer", "footer > seeAll, collectionView > seeAll", "header,footer", ":not([id=x])",
    ":not( [id=x] , [id=y] )",
    ":is(header, footer)", "collectionView:has(seeAll)", "collectionView:has(> seeAll)",
    "collectionView:has( > footer seeAll )", "objectCell:has(> accessory > tap)", "objectCell:has(> tap, > title)",
    "collectionView:has(> footer, footer seeAll)", "screen:has(> * > *)",
    "collectionCell:known([represents=person])", ":not(:is(:known([id=x])))", "screen[floorplan=map] *",
    "collectionView:not(screen *)",
    "collectionView:is([layout=grid], [layout=horizontalFit])", "screen\n  collectionView", "[smallDevice=true]",
    "[width=1e2]", "header:not(footer, [text=x])", "*:not([layout=grid])",
    ":is(header, collectionView):not([layout=grid])",
    "* > *:not([layout=grid])", "collectionView:has(*:not([layout=grid]))", "label:is(button, [text=x])",
    ":not(header):not([layout=grid])", ":not(button)", "screen > *:not(group)", "button:not(button[text=x])",
    "*:not(swipeAction)", "detailImage:not(icon, image[text=x])", "[text=x]:not([decorative=true])",
    "footer > seeAll:not(footer > *)",
  ])
  func reads(text: String) throws {
    let selector = try Selector(text)
    #expect(selector.source == text)
    #expect(!selector.subjectKinds.isEmpty)
  }

  @Test(arguments: [
    ("collectionView", [Kind.collectionView]), ("header, footer", [.header, .footer]), ("detailImage", [.image]),
    (":is(tap, action)", [.action, .tap]), ("collectionView > seeAll", [.seeAll]), ("swipeAction", [.action]),
    ("cells", Vocabulary.cellKinds), ("*:is(button, label):is(label, icon)", [.label]), (":known(:is(tap))", [.tap]),
  ])
  func subjectKinds(text: String, kinds: [Kind]) throws {
    #expect(try Selector(text).subjectKinds == KindSet(kinds))
  }

  struct Wrong: Sendable, CustomTestStringConvertible {
    var text: String
    var offset: Int
    var message: String
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ offset: Int, _ message: String) {
      self.text = text
      self.offset = offset
      self.message = message
    }
  }

  static let wrong = [
    Wrong("", 0, "expected a kind, a part, `*` or a condition, found the end"), Wrong("  ", 2, "expected a kind"),
    Wrong(">", 0, "expected a kind"), Wrong("> header", 0, "expected a kind"), Wrong("header >", 8, "found the end"),
    Wrong("header,", 7, "found the end"), Wrong(",header", 0, "found `,`"), Wrong("header,,footer", 7, "found `,`"),
    Wrong("screen > > label", 9, "found `>`"), Wrong("header)", 6, "expected the end of the selector, found `)`"),
    Wrong("header#a", 6, "found `#`"), Wrong("header.a", 6, "found `.`"), Wrong("header + footer", 7, "found `+`"),
    Wrong("screen**", 6, "found `*`"), Wrong("header*", 6, "found `*`"),
    Wrong("colectionView", 0, "unknown kind or part `colectionView`; did you mean `collectionView`?"),
    Wrong("screen > lable", 9, "unknown kind or part `lable`; did you mean `label`?"),
    Wrong("qqqqqq", 0, "unknown kind or part `qqqqqq`"),
    Wrong("frame", 0, "unknown kind or part `frame`"), Wrong("swipeActon", 0, "did you mean `swipeAction`"),
    Wrong("header[", 7, "expected the name of a fact or part, found the end"),
    Wrong("header[]", 7, "expected the name"),
    Wrong("collectionView[layot=grid]", 15, "unknown fact or part `layot`; did you mean `layout`?"),
    Wrong("header[layout=grid]", 7, "header has no fact `layout`"),
    Wrong("header[title]", 7, "no part `title`"),
    Wrong("collectionView[layout]", 15, "`layout` is a fact, not a part; compare it, such as [layout=…]"),
    Wrong("collectionView[layout~grid]", 21, "expected =, !="), Wrong("collectionView[layout", 21, "found the end"),
    Wrong("collectionView[layout=grid", 26, "expected `]`, found the end"),
    Wrong("collectionView[header=x]", 21, "expected `]`, found `=`"),
    Wrong(
      "collectionView[layout=gird]", 22,
      "`layout` cannot be `gird`; expected one of horizontalScroll, horizontalFit, grid, multiColumn; did you mean `grid`?"
    ),
    Wrong("collectionView[layout<grid]", 22, "`layout` is not a number; compare it with = or !="),
    Wrong("header[text>5]", 12, "`text` is not a number; compare it with = or !="),
    Wrong("collectionView[edgeGradient=yes]", 28, "cannot be `yes`; expected true or false"),
    Wrong("collectionView[totalCount=two]", 26, "cannot be `two`; expected a whole number, 0 or more"),
    Wrong("collectionView[totalCount=]", 26, "cannot be ``"), Wrong("screen[width=1e999]", 13, "cannot be `1e999`"),
    Wrong("screen[width=nan]", 13, "cannot be `nan`"),
    Wrong("header[frame=1]", 7, "`frame` cannot be compared in a selector"),
    Wrong("tap[quickActions=a]", 17, "cannot be compared"),
    Wrong("header[text='a]", 15, "expected a closing quote, found the end"),
    Wrong("header[text='a'b]", 15, "expected `]`, found `b`"),
    Wrong("header:foo(x)", 6, "expected `:not(…)`, `:is(…)`, `:has(…)` or `:known(…)`"),
    Wrong("header:", 6, "expected `:not(…)`"),
    Wrong("button[lines=1]", 7, "button has no fact `lines`"),
    Wrong("button:not([lines=1])", 12, "button has no fact `lines`"),
    Wrong("button:is([alignment=top])", 11, "button has no fact `alignment`"),
    Wrong(":is(button, label)[layout=grid]", 19, "button and label have no fact `layout`"),
    Wrong("button[header]", 7, "button has no part `header`"),
    Wrong("header:nott(x)", 6, "or `:known(…)`; did you mean `:not(…)`?"),
    Wrong("header:not", 10, "expected `(`, found the end"), Wrong("header:not(", 11, "found the end"),
    Wrong("header:not()", 11, "found `)`"),
    Wrong("header:not([text=a]", 19, "expected `)`, found the end"), Wrong("header:is(> footer)", 10, "found `>`"),
    // What `:not(…)` leaves nothing of.
    Wrong(":not(*)", 0, "this can never match: `:not(…)` excludes every kind"),
    Wrong("screen > *:not(*)", 9, "this can never match"), Wrong("button:not(button)", 0, "this can never match"),
    Wrong("button:not(:is(button, label))", 0, "this can never match"),
    Wrong("button:not(label, button)", 0, "this can never match"),
    Wrong("swipeAction:not(swipeAction)", 0, "this can never match"),
    Wrong("screen:has(:not(*))", 11, "this can never match"),
    Wrong(":not(:not(*))", 5, "this can never match"),
    Wrong("button:not(button):not([text=x])", 0, "this can never match"),
    Wrong("[decorative=maybe]", 12, "`decorative` cannot be `maybe`; expected true or false"),
    Wrong("*[interactive=maybe]", 14, "`interactive` cannot be `maybe`; expected true or false"),
    Wrong("header > screen", 9, "this can never match: no such element can be there"),
    Wrong("screen screen", 7, "this can never match"),
    Wrong("tap action", 4, "this can never match: no such element can be there"),
    Wrong("collectionView > title", 17, "no such element can be there; expected one of header, footer, seeAll, "),
    Wrong("collectionView:has(> title)", 21, "this can never match"),
    Wrong("collectionCell:has(tableView)", 19, "this can never match"),
    Wrong("objectCell:has(> tap > accessory)", 23, "this can never match"),
    Wrong("objectCell:has(> accessory, > tableView)", 30, "this can never match"),
    Wrong("collectionView:has(> * > seeAll > label)", 34, "this can never match"),
    Wrong("footer > * > seeAll", 13, "this can never match"),
    Wrong("collectionCell > detailImage", 17, "this can never match"),
    Wrong("objectCell:has(>)", 16, "expected a kind, a part, `*` or a condition, found `)`"),
    Wrong("objectCell:has(>> tap)", 16, "found `>`"), Wrong("objectCell:not(> tap)", 15, "found `>`"),
    Wrong(":is(tap, title) > action", 18, "this can never match"),
    Wrong("screen > :is(tap, title)", 9, "this can never match"),
    Wrong("collectionView:is(header, footer)", 0, "this can never match: an element has only one kind"),
    // What parentheses hold is asked of the kinds that are left where they stand.
    Wrong("header:not([layout=grid])", 12, "header has no fact `layout`"),
    Wrong("header:not([layout=grid], [text=x])", 12, "header has no fact `layout`"),
    Wrong("collectionView:not([layot=grid])", 20, "unknown fact or part `layot`; did you mean `layout`?"),
    Wrong("header:not(:is(:known([layout=grid])))", 23, "header has no fact `layout`"),
    Wrong("header:known([title])", 14, "no part `title`"),
    Wrong("header:is([layout=grid])", 11, "header has no fact `layout`"),
    Wrong(":is(header, footer):not([layout=grid])", 25, "no fact `layout`"),
    Wrong(":is(header)[layout=grid]", 12, "header has no fact `layout`"),
    Wrong("[layout=grid]:is(header)", 1, "no fact `layout`"),
    Wrong("[represents=person][layout=grid]", 20, "no fact `layout`"),
    Wrong("[layout=grid]:not([represents=person])", 19, "no fact `represents`"),
    Wrong("collectionView:has(> header:not([layout=grid]))", 33, "header has no fact `layout`"),
    Wrong(
      "collectionView:has(> collectionCell > *:not([layout=grid]))", 45, "none of these elements has a fact `layout`"),
    Wrong("collectionView:has([floorplan=map])", 20, "none of these elements has a fact `floorplan`"),
    Wrong("* > header:not([layout=grid])", 16, "header has no fact `layout`"),
    Wrong("*[floorplan=map] > seeAll", 19, "no such element can be there"),
    Wrong("label, header:not([layout=grid])", 19, "header has no fact `layout`"),
    Wrong("header:not(screen *[layout=grid])", 20, "no fact `layout`"),
    Wrong("header:not(footer)", 11, "`:not(…)` excludes nothing: such an element cannot be here"),
    Wrong("[represents=person] > header", 22, "no such element can be there"),
    Wrong("collectionCell:not(:has(tableView))", 24, "no such element can be there"),
    Wrong("image:not([shape=oval])", 17, "`shape` cannot be `oval`; expected one of circle, square, rectangle"),
    Wrong("label, :is(tap):is(title)", 7, "this can never match: an element has only one kind"),
    Wrong("ü", 0, "expected a kind"),
  ]

  @Test(arguments: wrong) func saysWhatIsWrong(wrong: Wrong) {
    do throws(SelectorError) {
      _ = try Selector(wrong.text)
      #expect(Bool(false), "the selector was read")
    } catch {
      #expect(error.offset == wrong.offset, "\(error.message)")
      #expect(error.message.contains(wrong.message), "\(error.message)")
    }
  }

  /// Any text is read or refused.
  @Test func neverCrashes() {
    let pieces = [
      "screen", "collectionView", "[", "]", "(", ")", ":not", ":has", ":is", ">", ",", " ", "=", "layout", "grid", "*",
      "'", "é", "1",
    ]
    var state: UInt64 = 1
    for _ in 0..<5000 {
      var text = ""
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int((state >> 33) % UInt64(pieces.count))]
      }
      do throws(SelectorError) {
        _ = try Selector(text)
      } catch {
        #expect((0...text.utf8.count).contains(error.offset), "\(text)")
        #expect(!error.message.isEmpty, "\(text)")
      }
    }
  }
}

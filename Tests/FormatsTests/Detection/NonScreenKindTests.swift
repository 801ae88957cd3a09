import Formats
import Screens
import TestSupport
import Testing

/// Files beside screens that are known to be something else, against screens with mistakes.
@Suite struct OtherFileKindTests {
  private func failure(_ text: String, path: String = "a") -> ReadError? {
    let source = SourceReader()
    do throws(ReadError) {
      try source.open(Array(text.utf8), path: path)
      let opening = FileHead(source)
      guard let format = Formats.all.first(where: { $0.recognizes(opening) }) else { return nil }
      try format.makeReader(ReaderOptions()).read(
        source, into: TreeBuilder(tree: ScreenTree()), for: DiscardingConsumer())
    } catch {
      return error
    }
    return nil
  }

  @Test(arguments: [
    (#"<manifest package="a"/>"#, "an Android manifest"), ("<resources/>", "a file of Android values"),
    ("<?xml version='1.0'?><!DOCTYPE plist PUBLIC \"a\" \"b\"><plist/>", "a property list"),
    (#"<shape xmlns:android="http://schemas.android.com/apk/res/android"/>"#, "an Android resource"),
    (#"<project xmlns="http://maven.apache.org/POM/4.0.0"/>"#, "a Maven project"),
    (#"<project version="4"><component name="a"/></project>"#, "the configuration of a project"),
    (#"<svg xmlns="http://www.w3.org/2000/svg"/>"#, "an SVG image"),
    (#"<edmx:Edmx xmlns:edmx="a"/>"#, "OData metadata"),
    (
      #"{"images": [{"scale": "2x"}], "info": {"version": 1, "author": "xcode"}}"#, "a part of an Xcode asset catalogue"
    ),
    (#"{"name": "a", "dependencies": {}}"#, "a package manifest"),
    (#"{"name": "a", "lockfileVersion": 3, "packages": {}}"#, "a list of locked dependencies"),
    (#"{"compilerOptions": {}}"#, "a configuration of TypeScript"),
    (#"{"project_info": {}, "client": []}"#, "a configuration of Google services"),
    (#"{"openapi": "3.0.0"}"#, "a description of an API"),
    (#"{"v": "5", "fr": 30, "layers": []}"#, "a Lottie animation"),
  ]) func known(text: String, name: String) throws {
    let error = try #require(failure(text))
    #expect(error.isOfOtherKind && error.message == "this is \(name), not a screen")
  }

  /// What nothing shows to be a screen is skipped too.
  @Test(arguments: [
    #"{"info": {}, "title": "a"}"#, #"{"info": {"version": 1}, "data": []}"#, "<scren/>",
    "<project/>", "{}", "[]", "", "text", "<a", "{", #"{"content": [], "dependency": 1}"#, "<catalogue/>",
    #"{"type": "number", "screens": 1"#, "// a\n{}", #"{"screens": [ {"id": "x", } ] }"#,
    "// \"type\"\n{\"type\": \"screen\", \"messageId\": 1, \"userId\": 2}",
    #"{"screens": [{"a": {"type": "screen"},}]}"#,
    "<title>hello</title>", "<description>A</description>", #"<group id="g"><item/></group>"#,
    "<attributes><x/></attributes>", "<header><title>x</title></header>", "<tap/>", #"<group id="g"/>"#,
    #"<screen name="display"><mode refresh="60"/></screen>"#, #"<screens><screen id="a" class="b"/></screens>"#,
    "<screens><display/></screens>", "<screens>a</screens>",
    #"{"title": "\"type\": \"screen\"",}"#,
  ]) func unknown(text: String) throws { #expect(try #require(failure(text)).isOfOtherKind) }

  /// A description whose outermost name is misspelt is an error; a walk skips it where nothing else is a screen's.
  @Test(arguments: [
    (#"{"type": ↓"scren", "platform": "ios"}"#, "kind", "scren", "screen", false),
    (#"{"type": ↓"Screen", "platform": "ios", "content": []}"#, "kind", "Screen", "screen", false),
    (#"{"content": [{"type": "collectionView"}], "type": ↓"SCREEN"}"#, "kind", "SCREEN", "screen", false),
    (#"{"type": ↓"colectionView", "cells": []}"#, "kind", "colectionView", "collectionView", false),
    (#"{"screens": [{"type": ↓"scren", "platform": "ios"}]}"#, "kind", "scren", "screen", false),
    (#"[{"type": ↓"scren", "platform": "ios"}, {"type": "scren"}]"#, "kind", "scren", "screen", false),
    (#"{"type": ↓"Screen", "name": "Home"}"#, "kind", "Screen", "screen", true),
    (#"↓<scren platform="ios"/>"#, "element", "scren", "screen", false),
    (#"<?xml version="1.0"?>↓<Screen><collectionView/></Screen>"#, "element", "Screen", "screen", false),
    ("↓<Screens><screen/><objectCell/></Screens>", "element", "Screens", "screens", false),
    ("↓<Screen name='Home'/>", "element", "Screen", "screen", true),
  ]) func misspelt(marked: String, what: String, name: String, nearest: String, isOther: Bool) throws {
    let text = MarkedText(marked)
    let error = try #require(failure(text.text))
    #expect(error.message == "unknown \(what) \"\(name)\"; did you mean `\(nearest)`?")
    #expect(error.offset.map { "1:\($0 + 1)" } == text.places.first)
    #expect(error.isOfOtherKind == isOther)
  }

  @Test(arguments: [
    #"{"type": "Screen", "url": "/"}"#, #"{"type": "scren", "version": 1}"#, "<Screen url='a'/>",
    "<Screen><Grid/></Screen>",
  ]) func likeAScreen(text: String) throws {
    let error = try #require(failure(text))
    #expect(error.isOfOtherKind && error.message.hasPrefix("unknown format"))
  }

  @Test(arguments: [
    #"{"a" 1, "type": "collectionView"}"#, #"{"screens": ["#, #"{"screens" : [ {"#, #"[{"_Type" : "Page",,"a""#,
    "// a\n{\"type\": \"screen\"}", "/* a { */ // b\n[{\"_Type\": \"Page\"}]",
    "// a\n{\"screens\": [{\"type\": \"group\"}]}",
    #"{"screens": [{"type": "screen", "name": "a",}]}"#, #"{"screens": [{"name": "a", "#, "<screen><mode refresh='1'",
    "<hierarchy", "<AppiumAUT", "<screen", "<collectionView", #"{"a",, "absoluteBoundingBox": {}"#,
  ]) func broken(text: String) throws { #expect(try #require(failure(text)).isOfOtherKind == false) }

  /// Files of designers and programmers are named, with what to give instead.
  @Test(arguments: [
    ("a.fig", "fig-kiwi\u{0}\u{0}", "a local copy of Figma", "Figma's API"),
    ("a.sketch", "PK\u{3}\u{4}\u{0}", "a Sketch document", "JSON or XML"),
    ("a.pdf", "%PDF-1.4\n", "a PDF document", "page source"), ("screen.yml", "type: screen\n", "YAML", "JSON or XML"),
    ("A.YAML", "- type: screen\n", "YAML", "JSON or XML"),
    ("A.swift", "import SwiftUI\n", "source code of SwiftUI", "page source"),
    ("A.kt", "package a\n", "source code", "page source"), ("a.dart", "// [a]\n", "source code", "page source"),
    ("a.png", "xPNG\r\n\u{1A}\n\u{0}", "a PNG image", "page source"),
    ("a.txt", "....JFIF\u{0}", "a JPEG image", "page source"), ("a.gif", "GIF89a\u{0}", "a GIF image", "page source"),
  ]) func documents(path: String, text: String, name: String, advice: String) throws {
    let error = try #require(failure(text, path: path))
    #expect(error.isOfOtherKind && error.message.hasPrefix("this is \(name), not a screen; "), "\(error.message)")
    #expect(error.message.contains(advice), "\(error.message)")
  }

  /// A file with such a name that begins as JSON or XML may be a screen with a mistake.
  @Test(arguments: ["a.yaml", "a.kt", "a.fig"]) func misnamedScreens(path: String) throws {
    let error = try #require(failure(#"{"type": "screen", "platform" "ios"}"#, path: path))
    #expect(!error.message.hasPrefix("this is ") && error.offset != nil, "\(error.message)")
    #expect(failure(#"{"type": "screen", "platform": "ios"}"#, path: path) == nil)
  }

  /// Objects that lack only a right `type`; a walk skips them.
  @Test(arguments: [
    (#"{↓"Type": "screen", "name": "A"}"#, #"unknown member "Type"; did you mean `type`?"#),
    (#"{"name": "A", ↓"tpye": "Screen"}"#, #"unknown member "tpye"; did you mean `type`?"#),
    (#"{↓"kind": "collectionView", "cells": []}"#, #"unknown member "kind"; did you mean `type`?"#),
    (#"[{↓"Type": "screen"}, {"Type": "screen"}]"#, #"unknown member "Type"; did you mean `type`?"#),
    (
      #"{"$schema": "a", ↓"screen": {"name": "A", "content": []}}"#,
      #"unknown member "screen"; expected an object with "type": "screen""#
    ),
    (#"{↓"Screens": [{"type": "screen"}]}"#, #"unknown member "Screens"; did you mean `screens`?"#),
    (
      #"{↓"name": "Products", "platform": "ios", "content": []}"#,
      #"the object has no type; expected "type": "screen""#
    ),
    (#"{"screens": [{↓"name": "A", "content": []}]}"#, #"the object has no type; expected "type": "screen""#),
  ]) func withoutType(marked: String, message: String) throws {
    let text = MarkedText(marked)
    let error = try #require(failure(text.text))
    #expect(error.message == message)
    #expect(error.offset.map { "1:\($0 + 1)" } == text.places.first)
    #expect(error.isOfOtherKind)
  }

  /// Objects of other programs, which have members that no screen has.
  @Test(arguments: [
    #"{"Type": "screen", "url": "/"}"#, #"{"Type": "button", "text": "a"}"#, #"{"screen": {"width": 3, "dpi": 2}}"#,
    #"{"screen": {}}"#, #"{"name": "a", "width": 3}"#, #"{"name": "a", "content": "text"}"#,
    #"{"Screens": [{"type": "display"}]}"#, #"{"screens": [{"id": 1}]}"#,
  ]) func withoutTypeOfOthers(text: String) throws {
    let error = try #require(failure(text))
    #expect(error.isOfOtherKind && error.message.hasPrefix("unknown format"), "\(error.message)")
  }

  /// Templates of web pages have the extension of MDK's pages.
  @Test(arguments: [
    ("<apex:page><a></apex:page>", true), ("<apex:page/>", true), ("<page/>", false), ("{", false),
  ]) func pagesOfOthers(text: String, isOther: Bool) throws {
    #expect(try #require(failure(text, path: "a.page")).isOfOtherKind == isOther)
  }
}

private final class DiscardingConsumer: ScreenConsumer {
  func consume(_ tree: ScreenTree, from source: SourceReader) {}
}

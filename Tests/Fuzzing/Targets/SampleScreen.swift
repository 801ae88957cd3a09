/// A screen with much of the vocabulary, and much that is unknown.
enum SampleScreen {
  static let text = """
    {"type": "screen", "platform": "ios", "width": 359.5, "floorplan": null, "content": [
      {"type": "collectionView", "id": "A", "layout": "vertical", "totalCount": 20, "header": {"text": "x"},
       "seeAll": null, "footer": {"count": 20, "seeAll": {"text": "See All (20)"}},
       "cells": [
         {"type": "collectionCell", "id": "a1", "frame": [16, 100, 80, 100], "represents": "person",
          "image": {"shape": "circle"}, "tap": {"opens": "none"}},
         {"type": "collectionCell", "id": "a2", "frame": [112, 100, 80, 100], "represents": null, "image": null, "tap": {}},
         {"type": "objectCell", "id": "a3", "title": {"text": "Schuh ø"}, "detailImage": {"placeholder": null},
          "swipeActions": [{"label": "Delete"}], "iconStack": {"icons": [{"text": "!"}]}}]},
      {"type": "collectionView", "id": "B", "layout": null, "cells": null},
      {"type": "tableView", "id": "T"},
      {"type": "group", "id": "G", "content": [
        {"type": "button", "id": "g1", "frame": [0, 0, 30, 30], "interactive": true, "text": "Go]"},
        {"type": "icon", "id": "g2"}, {"type": "group", "id": "g3", "content": null}]}]}
    """
}

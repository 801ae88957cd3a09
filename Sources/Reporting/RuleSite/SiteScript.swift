/// What the index of the rules does in a browser beyond showing itself: it finds rules by words.
///
/// It holds neither `<` nor `&`, so that the page is the same to a reader of HTML and of XML.
enum SiteScript {
  static let text = """

    (function () {
      "use strict";
      var field = document.getElementById("q");
      var shown = document.getElementById("shown");
      var rules = Array.from(document.querySelectorAll(".rules li")).map(function (item) {
        return {item: item, words: item.textContent.toLowerCase()};
      });
      function find() {
        var words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
        var count = 0;
        rules.forEach(function (rule) {
          rule.item.hidden = !words.every(function (word) { return rule.words.includes(word); });
          if (!rule.item.hidden) { count += 1; }
        });
        document.querySelectorAll(".group").forEach(function (group) {
          group.hidden = !group.querySelector("li:not([hidden])");
        });
        shown.textContent = count + " of " + rules.length + " rules";
      }
      field.addEventListener("input", find);
      document.getElementById("search").hidden = false;
      find();
    })();

    """
}

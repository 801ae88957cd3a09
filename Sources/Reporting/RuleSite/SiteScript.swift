/// The script of the index of rules: it filters them.
///
/// It holds neither `<` nor `&`, so that the page is the same to a reader of HTML and of XML.
enum SiteScript {
  static let text = """

    // The filters of the index of rules. Without this script, all rules are shown and no filter is.
    (function () {
      "use strict";
      var form = document.getElementById("fl-filters");
      if (!form) { return; }
      var choices = ["level", "platform", "group"];
      var names = choices.concat("words");
      var shown = document.getElementById("fl-shown");
      var rules = Array.from(document.querySelectorAll(".fl-rules li")).map(function (item) {
        return {item: item, text: (item.textContent + " " + item.dataset.words).toLowerCase()};
      });

      function isShown(rule) {
        var words = form.elements.words.value.toLowerCase().split(/\\s+/).filter(Boolean);
        var isChosen = choices.every(function (name) {
          var value = form.elements[name].value;
          return !value || rule.item.dataset[name].split(" ").includes(value);
        });
        return isChosen ? words.every(function (word) { return rule.text.includes(word); }) : false;
      }

      function filter() {
        var count = 0;
        rules.forEach(function (rule) {
          rule.item.hidden = !isShown(rule);
          if (!rule.item.hidden) { count += 1; }
        });
        document.querySelectorAll(".fl-group").forEach(function (group) {
          group.hidden = !group.querySelector("li:not([hidden])");
        });
        shown.textContent = count + " of " + rules.length + " rules";
        var query = new URLSearchParams(location.search);
        names.forEach(function (name) {
          if (form.elements[name].value) { query.set(name, form.elements[name].value); } else { query.delete(name); }
        });
        var address = location.pathname + (String(query) ? "?" + query : "") + location.hash;
        // So that a filtered index can be linked. Some browsers refuse it in a folder.
        try { history.replaceState(null, "", address); } catch (error) { return; }
      }

      var query = new URLSearchParams(location.search);
      names.forEach(function (name) { if (query.has(name)) { form.elements[name].value = query.get(name); } });
      form.addEventListener("input", filter);
      form.addEventListener("submit", function (event) { event.preventDefault(); });
      form.hidden = false;
      filter();
    })();

    """
}

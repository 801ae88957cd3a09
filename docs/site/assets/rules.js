// The filters of the index of rules. Without this script, all rules are shown and no filter is.
(function () {
  "use strict";
  var form = document.getElementById("fl-filters");
  if (!form) { return; }
  var names = ["level", "platform", "group", "words"];
  var shown = document.getElementById("fl-shown");
  var rules = Array.from(document.querySelectorAll(".fl-rules li")).map(function (item) {
    return { item: item, text: item.textContent.toLowerCase() };
  });

  function isShown(rule) {
    var data = rule.item.dataset;
    var words = form.elements.words.value.toLowerCase().split(/\s+/).filter(Boolean);
    return (!form.elements.level.value || data.level === form.elements.level.value) &&
      (!form.elements.platform.value || data.platform.split(" ").includes(form.elements.platform.value)) &&
      (!form.elements.group.value || data.group === form.elements.group.value) &&
      words.every(function (word) { return rule.text.includes(word); });
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
    var query = new URLSearchParams();
    names.forEach(function (name) { if (form.elements[name].value) { query.set(name, form.elements[name].value); } });
    // So that a filtered index can be linked. Some browsers refuse it in a folder.
    try { history.replaceState(null, "", location.pathname + (String(query) ? "?" + query : "") + location.hash); } catch (error) { return; }
  }

  var query = new URLSearchParams(location.search);
  names.forEach(function (name) { if (query.has(name)) { form.elements[name].value = query.get(name); } });
  form.addEventListener("input", filter);
  form.addEventListener("submit", function (event) { event.preventDefault(); });
  form.hidden = false;
  filter();
})();

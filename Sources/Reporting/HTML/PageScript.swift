/// What the HTML report does in a browser beyond showing itself: filters, and marks that answer to the finding under the pointer.
///
/// It holds neither `<` nor `&`, so that the page is the same to a reader of HTML and of XML.
enum PageScript {
  static let text = """

    (function () {
      "use strict";
      var form = document.getElementById("filters");
      var shown = document.getElementById("shown");
      var screens = Array.from(document.querySelectorAll("article.screen"));

      function value(name) {
        var field = form.elements[name];
        return field ? field.value : "";
      }

      function fits(wanted, given) {
        return wanted === "" || given.split(" ").includes(wanted);
      }

      function apply() {
        var all = 0;
        var seen = 0;
        screens.forEach(function (screen) {
          var isScreen = fits(value("screen"), screen.id);
          var visible = 0;
          screen.querySelectorAll(".card").forEach(function (card) {
            var data = card.dataset;
            var items = Array.from(card.querySelectorAll(".found > li"));
            var fit = [isScreen, fits(value("rule"), data.rule), fits(value("severity"), data.severity),
              fits(value("document"), data.documents)].every(Boolean);
            card.hidden = !fit;
            all += items.length;
            visible += fit ? items.length : 0;
            items.forEach(function (item) {
              marks(screen, item.id).forEach(function (mark) { mark.classList.toggle("off", !fit); });
            });
          });
          screen.hidden = visible === 0;
          seen += visible;
        });
        shown.textContent = "Showing " + seen + " of " + all + " findings.";
      }

      // So that what is seen can be sent to somebody.
      function remember() {
        var query = new URLSearchParams();
        Array.from(form.elements).forEach(function (field) {
          if (field.name !== "") { if (field.value !== "") { query.set(field.name, field.value); } }
        });
        var text = query.toString();
        try {
          history.replaceState(null, "", location.pathname + (text === "" ? "" : "?" + text) + location.hash);
        } catch (error) {
          // A page inside another one may not.
        }
      }

      function change() {
        apply();
        remember();
      }

      function marks(screen, id) {
        if (!screen.marks) {
          screen.marks = new Map();
          screen.querySelectorAll("[data-finding]").forEach(function (mark) {
            var name = mark.dataset.finding;
            screen.marks.set(name, (screen.marks.get(name) || []).concat(mark));
          });
        }
        return screen.marks.get(id) || [];
      }

      function pick(screen, id) {
        screen.querySelectorAll(".on").forEach(function (mark) { mark.classList.remove("on"); });
        var found = id ? marks(screen, id) : [];
        found.forEach(function (mark) { mark.classList.add("on"); });
        screen.classList.toggle("picked", found.length !== 0);
      }

      function finding(target) {
        var mark = target.closest("[data-finding]");
        var item = target.closest(".found > li");
        return mark ? mark.dataset.finding : item ? item.id : "";
      }

      screens.forEach(function (screen) {
        ["pointerover", "focusin"].forEach(function (name) {
          screen.addEventListener(name, function (event) { pick(screen, finding(event.target)); });
        });
        ["pointerleave", "focusout"].forEach(function (name) {
          screen.addEventListener(name, function () { pick(screen, ""); });
        });
      });
      if (form) {
        // A link such as report.html?severity=error opens the page filtered.
        new URLSearchParams(location.search).forEach(function (given, name) {
          if (form.elements[name]) { form.elements[name].value = given; }
        });
        form.hidden = false;
        form.addEventListener("change", change);
        form.addEventListener("reset", function () { setTimeout(change, 0); });
        form.addEventListener("submit", function (event) { event.preventDefault(); });
        apply();
      }
    }());

    """
}

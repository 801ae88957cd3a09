/// The script of the HTML report. It has filters, marks that react to the finding under the pointer, and the elements
/// of a long page, made when the reader scrolls to them.
///
/// It holds neither `<` nor `&`, so that the page is the same to a reader of HTML and of XML.
enum PageScript {
  static let text = """

    (function () {
      "use strict";
      var form = document.getElementById("filters");
      if (!form) { return; }
      var shown = document.getElementById("shown");
      var more = document.getElementById("more");
      var filter = document.getElementById("filter");
      var folds = Array.from(document.querySelectorAll("details.rest"));
      // So many screens with findings are seen at first.
      var limit = 60;

      var screens = Array.from(document.querySelectorAll(".tile")).map(function (tile) {
        var data = tile.dataset;
        var groups = data.found === "" ? [] : data.found.split(";").map(function (text) {
          var parts = text.split(" ");
          return {severity: parts[0], rule: parts[1], count: Number(parts[2]), statements: parts.slice(3)};
        });
        var article = document.getElementById(data.screen);
        var found = groups.reduce(function (sum, group) { return sum + group.count; }, 0);
        return {tile: tile, article: article, groups: groups, found: found,
          words: article.querySelector("h3").textContent.toLowerCase() + " "
            + article.querySelector(".place").textContent.toLowerCase()};
      });
      var byID = new Map(screens.map(function (screen) { return [screen.article.id, screen]; }));

      function value(name) {
        var field = form.elements[name];
        return field ? field.value : "";
      }

      function fits(wanted, given) { return wanted === "" || wanted === given; }

      function groupFits(group) {
        return [fits(value("rule"), group.rule), fits(value("severity"), group.severity),
          value("statement") === "" || group.statements.includes(value("statement"))].every(Boolean);
      }

      function asksForFindings() {
        return ["rule", "severity", "statement"].some(function (name) { return value(name) !== ""; });
      }

      // Of what stands in a noscript element a browser that runs scripts has made one text.
      function fill(screen) {
        var holder = screen.article.querySelector("noscript");
        if (!holder) { return; }
        var content = document.createElement("div");
        content.innerHTML = holder.textContent;
        holder.replaceWith.apply(holder, Array.from(content.childNodes));
        applyInside(screen);
      }

      function applyInside(screen) {
        screen.article.querySelectorAll(".card").forEach(function (card) {
          var data = card.dataset;
          var fit = groupFits({rule: data.rule, severity: data.severity, statements: data.statements.split(" ")});
          card.hidden = !fit;
          card.querySelectorAll(".found > li").forEach(function (item) {
            marks(screen.article, item.id).forEach(function (mark) { mark.classList.toggle("off", !fit); });
          });
        });
      }

      function apply() {
        var counts = {screens: 0, tiles: 0, all: 0, found: 0, listed: 0};
        var most = more.dataset.all === "yes" ? screens.length : limit;
        var words = value("q").toLowerCase();
        screens.forEach(function (screen) {
          var data = screen.tile.dataset;
          var groups = screen.groups.filter(groupFits);
          var fit = [fits(value("state"), data.state), fits(value("folder"), data.folder),
            fits(value("format"), data.format), words === "" || screen.words.includes(words),
            groups.length !== 0 || !asksForFindings()].every(Boolean);
          counts.all += screen.found;
          if (fit) {
            counts.screens += 1;
            groups.forEach(function (group) { counts.found += group.count; });
          }
          var isListed = data.state === "findings";
          screen.tile.hidden = !fit || [isListed, counts.tiles >= most].every(Boolean);
          if ([fit, isListed].every(Boolean)) {
            counts.listed += 1;
            if (!screen.tile.hidden) { counts.tiles += 1; }
          }
          if (screen.article.hidden === fit) { screen.article.hidden = !fit; }
          if (fit) { applyInside(screen); }
        });
        // Who asks for screens without findings, or finds no others, is to see them.
        folds.forEach(function (fold) {
          fold.hidden = counts.screens === counts.listed;
          if (counts.listed === 0) { fold.open = true; }
        });
        more.hidden = counts.tiles === counts.listed;
        more.textContent = "Show all " + counts.listed + " screens with findings";
        shown.textContent = "Showing " + counts.screens + " of " + screens.length + " screens, " + counts.found
          + " of " + counts.all + " findings.";
      }

      // A reader can send the address of what they see.
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

      function marks(article, id) {
        if (!article.marks) {
          article.marks = new Map();
          article.querySelectorAll("[data-finding]").forEach(function (mark) {
            var name = mark.dataset.finding;
            article.marks.set(name, (article.marks.get(name) || []).concat(mark));
          });
        }
        return article.marks.get(id) || [];
      }

      function pick(article, id) {
        article.querySelectorAll(".on").forEach(function (mark) { mark.classList.remove("on"); });
        var found = id ? marks(article, id) : [];
        found.forEach(function (mark) { mark.classList.add("on"); });
        article.classList.toggle("picked", found.length !== 0);
      }

      function finding(target) {
        var mark = target.closest("[data-finding]");
        var item = target.closest(".found > li");
        return mark ? mark.dataset.finding : item ? item.id : "";
      }

      // A link leads to what may not be there yet.
      function follow() {
        var id = location.hash.slice(1);
        var screen = byID.get((id.match(/^s[0-9]+/) || [""])[0]);
        if (!screen) { return; }
        fill(screen);
        var target = document.getElementById(id);
        var fold = screen.article.closest("details.rest");
        if (fold) { fold.open = true; }
        if (target) { target.scrollIntoView(); }
      }

      screens.forEach(function (screen) {
        var article = screen.article;
        ["pointerover", "focusin"].forEach(function (name) {
          article.addEventListener(name, function (event) { pick(article, finding(event.target)); });
        });
        ["pointerleave", "focusout"].forEach(function (name) {
          article.addEventListener(name, function () { pick(article, ""); });
        });
      });
      var watcher = new IntersectionObserver(function (entries) {
        entries.forEach(function (entry) {
          if (!entry.isIntersecting) { return; }
          watcher.unobserve(entry.target);
          fill(byID.get(entry.target.id));
        });
      }, {rootMargin: "1200px"});
      screens.forEach(function (screen) {
        if (screen.article.querySelector("noscript")) { watcher.observe(screen.article); }
      });
      // A link such as report.html?severity=error opens the page filtered.
      new URLSearchParams(location.search).forEach(function (given, name) {
        if (form.elements[name]) {
          form.elements[name].value = given;
          filter.open = true;
        }
      });
      filter.hidden = false;
      form.addEventListener("change", change);
      form.addEventListener("input", function (event) { if (event.target.name === "q") { change(); } });
      form.addEventListener("reset", function () {
        folds.forEach(function (fold) { fold.open = false; });
        setTimeout(change, 0);
      });
      form.addEventListener("submit", function (event) { event.preventDefault(); });
      more.addEventListener("click", function () {
        more.dataset.all = "yes";
        apply();
      });
      window.addEventListener("hashchange", follow);
      window.addEventListener("beforeprint", function () {
        screens.forEach(function (screen) { if (!screen.article.hidden) { fill(screen); } });
      });
      apply();
      if (location.hash !== "") { follow(); }
    }());

    """
}

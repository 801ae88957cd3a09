// Browsers start no worker for a page that is a file. There, the search runs in a hidden frame instead.
(function () {
  "use strict";
  if (location.protocol !== "file:") { return; }
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      var absolute = new URL(url, location.href);
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.appendChild(this.frame);
      this.loaded = false;
      this.waiting = [];
      var inner = this.frame.contentWindow;
      var page = inner.document;
      page.open();
      page.write("<!DOCTYPE html><title>Search</title>");
      page.close();
      inner.postMessage = this.answer.bind(this);
      inner.importScripts = function () {
        return Promise.all(Array.from(arguments).map(function (address) {
          return new Promise(function (resolve, reject) {
            var script = page.createElement("script");
            script.src = new URL(address, absolute).href;
            script.onload = resolve;
            script.onerror = reject;
            page.body.appendChild(script);
          });
        }));
      };
      inner.importScripts(absolute).then(this.start.bind(this));
    }

    start() {
      this.loaded = true;
      this.waiting.splice(0).forEach(this.postMessage, this);
    }

    answer(data) {
      var event = new MessageEvent("message", { data: data });
      if (typeof this.onmessage === "function") { this.onmessage(event); }
      this.dispatchEvent(event);
    }

    postMessage(data) {
      if (!this.loaded) { this.waiting.push(data); return; }
      var inner = this.frame.contentWindow;
      inner.dispatchEvent(new inner.MessageEvent("message", { data: data }));
    }

    terminate() { this.frame.remove(); }
  };
})();

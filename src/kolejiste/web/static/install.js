// The worker: it comes with the page of one's own games, and wherever the page runs as a program of its own. A stranger who
// looks at a table once is given nothing to keep.
"use strict";

(() => {
  const kept = document.body.dataset.kept; // the worker has put it there: this page is an old one
  if (kept) {
    const words = document.getElementById("k-kept"), when = words.querySelector("time");
    when.dateTime = kept;
    when.textContent = new Date(kept).toLocaleString(document.documentElement.lang);
    words.hidden = false;
    setInterval(() => fetch("/manifest.webmanifest", { cache: "no-store" }).then((answer) => { if (answer.ok) location.reload(); }, () => {}), 5000);
  }
  if (!window.isSecureContext || !navigator.serviceWorker) return;
  const wanted = document.body.dataset.worker === "yes" || matchMedia("(display-mode: standalone)").matches;
  if (wanted) navigator.serviceWorker.register("/worker.js").catch(() => {});

  // What has changed on the page since it was loaded is kept when it has been quiet for a moment.
  let clock = 0;
  document.addEventListener("k-shown", () => {
    clearTimeout(clock);
    if (document.body.dataset.keep === "yes" && navigator.serviceWorker.controller && !kept) {
      clock = setTimeout(() => navigator.serviceWorker.controller?.postMessage({ keep: location.pathname }), 2000);
    }
  });
})();

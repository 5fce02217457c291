// A game that is being looked back on: let the coach begin, tell how far it is, and show the page when it is done.
"use strict";

(() => {
  const looking = document.getElementById("k-looking");
  const SEEN = `k-looking ${location.pathname}`; // whoever has waited here goes on reading at the heading
  if (!looking) return arrive();

  function arrive() {
    const heading = document.querySelector("#k-main h1");
    try {
      if (!heading || !sessionStorage.getItem(SEEN)) return;
      sessionStorage.removeItem(SEEN);
    } catch { return; }
    heading.tabIndex = -1;
    heading.focus();
  }

  function done() {
    try { sessionStorage.setItem(SEEN, "yes"); } catch { /* the page is there all the same */ }
    location.reload();
  }

  const bar = document.getElementById("k-progress");
  const words = document.getElementById("k-progress-words");

  async function ask() {
    const answer = await K.post(looking.dataset.analysis);
    if (!answer) return; // it was said what is wrong
    if (answer.ready) return done();
    if (answer.all) {
      bar.value = Math.round(100 * answer.done / answer.all);
      words.textContent = answer.words;
    }
    setTimeout(ask, 1000);
  }
  ask();
})();

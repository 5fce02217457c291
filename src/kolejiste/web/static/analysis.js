// A game that is being looked back on: let the coach begin, tell how far it is, and show the page when it is done.
"use strict";

(() => {
  const looking = document.getElementById("k-looking");
  if (!looking) return;
  const bar = document.getElementById("k-progress");
  const words = document.getElementById("k-progress-words");

  async function ask() {
    const answer = await K.post(looking.dataset.analysis);
    if (!answer) return; // it was said what is wrong
    if (answer.ready) return location.reload();
    if (answer.all) {
      bar.value = Math.round(100 * answer.done / answer.all);
      words.textContent = answer.words;
    }
    setTimeout(ask, 1000);
  }
  ask();
})();

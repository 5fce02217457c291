// The coach beside the table: advice when it is asked for, and quietly who stands how.
"use strict";

(() => {
  const id = (name) => document.getElementById(name);
  let asking = "";

  async function advise(button) {
    const told = id("k-advice-told");
    const entry = button.dataset.entry;
    if (asking === entry) return;
    asking = entry;
    told.textContent = button.dataset.thinks;
    try {
      const answer = await fetch(button.dataset.hint);
      if (id("k-hint")?.dataset.entry !== entry) return; // the game has gone on
      if (answer.ok) id("k-advice-told").innerHTML = await answer.text();
      else {
        id("k-advice-told").textContent = "";
        K.say(await K.reason(answer));
      }
    } catch {
      id("k-advice-told").textContent = "";
      K.say(document.body.dataset.lost);
    } finally {
      asking = "";
    }
  }

  function close() {
    if (!id("k-advice-told")?.firstChild) return;
    id("k-advice-told").replaceChildren();
    id("k-hint")?.focus();
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-hint]");
    if (button) advise(button);
    if (event.target.closest("[data-close-advice]")) close();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
    if (event.key !== "?" || event.target.matches("input, textarea, select")) return;
    const button = id("k-hint");
    if (button) advise(button);
  });

  // Chances are worked out for the position that is shown; while it changes quickly nobody asks.
  let soon = 0;
  let shown = "";
  function chances() {
    const place = id("k-chances");
    const main = id("k-main");
    if (!place) return;
    clearTimeout(soon);
    // Who has come from behind the curtain to a seat is told nothing, unless the table is for practice.
    if (main.dataset.over || (main.dataset.seat && !("own" in place.dataset))) {
      shown = "";
      return place.replaceChildren();
    }
    soon = setTimeout(async () => {
      const entry = main.dataset.entry;
      if (entry === shown || document.hidden) return;
      shown = entry;
      const as = main.dataset.seat ? `?as=${main.dataset.seat}` : "";
      const answer = await fetch(`${place.dataset.chances}${as}`).catch(() => null);
      if (answer?.ok && id("k-main").dataset.entry === entry) place.innerHTML = await answer.text();
    }, 700);
  }
  document.addEventListener("k-shown", chances);
  document.addEventListener("visibilitychange", chances);
  chances();
})();

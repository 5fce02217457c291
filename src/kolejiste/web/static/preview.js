// What a move would bring: a line of words and ghosts on the board while the hand is there.
"use strict";

K.preview = (() => {
  const REST = 60; // milliseconds for which the hand must rest
  const known = new Map(); // answers by entry and move
  let clock = 0;
  let asking = null; // the request under way
  let wanted = ""; // what is to be shown

  const line = () => document.getElementById("k-preview");

  function wipe() {
    for (const ghost of document.querySelectorAll(".k-ghost")) ghost.remove();
    if (line()) line().textContent = "";
  }

  function clear() {
    clearTimeout(clock);
    asking?.abort();
    asking = null;
    wanted = "";
    wipe();
  }

  function draw({ words, ghosts }, label) {
    wipe();
    if (line()) line().textContent = words && label ? `${label}: ${words}` : words || label;
    for (const [part, drawing] of Object.entries(ghosts)) {
      const svg = document.getElementById(`k-part-${part}`)?.querySelector("svg.piece");
      if (!svg) continue;
      const ghost = document.createElementNS("http://www.w3.org/2000/svg", "g");
      ghost.setAttribute("class", "k-ghost");
      ghost.innerHTML = drawing;
      svg.append(ghost);
    }
  }

  async function fetched(move, key) {
    const { table, seat } = document.getElementById("k-main").dataset;
    asking?.abort();
    asking = new AbortController();
    const answer = await fetch(`/api/tables/${table}/preview?seat=${seat}&move=${move.n}`, { signal: asking.signal });
    if (!answer.ok) return null;
    const made = await answer.json();
    if (known.size > 500) known.clear();
    known.set(key, made);
    return made;
  }

  // Show what this move would bring; `label` says what lies under the hand.
  function show(move, label = "") {
    const key = `${document.getElementById("k-main").dataset.entry} ${move.n}`;
    if (`${key} ${label}` === wanted) return;
    clear();
    wanted = `${key} ${label}`;
    if (line()) line().textContent = label;
    clock = setTimeout(async () => {
      try {
        const made = known.get(key) ?? await fetched(move, key);
        if (made && wanted === `${key} ${label}`) draw(made, label);
      } catch { /* the hand has left, or the server is away: there is nothing to show */ }
    }, REST);
  }

  // The hand is nowhere: what is chosen is shown again, if anything.
  function leave(named) {
    if (named) show(named);
    else if (wanted) clear();
  }

  return { show, leave, clear };
})();

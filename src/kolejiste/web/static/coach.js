// The coach beside the table: advice when it is asked for, and quietly who stands how.
"use strict";

(() => {
  const id = (name) => document.getElementById(name);
  let asking = "";
  let folded = false; // a panel that lay over the board was put away

  async function advise(button) {
    const told = id("k-advice-told");
    const entry = button.dataset.entry;
    if (asking === entry) return;
    asking = entry;
    told.textContent = button.dataset.thinks;
    place();
    try {
      const answer = await fetch(button.dataset.hint);
      if (id("k-hint")?.dataset.entry !== entry) return; // the game has gone on
      if (answer.ok) {
        id("k-advice-told").innerHTML = await answer.text();
        show();
        folded = id("k-main").classList.contains("k-covers") && id("k-main").dataset.form === "tall";
        if (folded) K.openTab("none"); // the board is what it speaks of
      } else {
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
    show();
    if (folded) K.bringUp(); // what can be picked comes up again
    folded = false;
    id("k-hint")?.focus();
  }

  // --- where it is told, and of what ---------------------------------------------------------------------------------

  const MARK = 8.5, LEAST = 180; // pixels: half a number on the board; how high advice is that has to be scrolled

  // Beside a board advice stands in the column, below what asks for it; on a phone it is a sheet over what lies below the
  // map, or beside it. So the board that it speaks of is seen, and so is what is asked.
  function place() {
    const told = id("k-advice-told"), [turn, stage, side, doing] = ["k-turn", "k-stage", "k-side", "k-doing"].map((name) => id(name).getBoundingClientRect());
    const { form } = id("k-main").dataset, wide = form === "wide";
    const bottom = !wide ? turn.top : doing.height ? doing.top : innerHeight;
    const map = Math.min(stage.bottom, (K.mapPiece()?.getBoundingClientRect().bottom ?? Infinity) + 4); // its lower edge, if it is seen
    const top = wide ? id("k-hint").getBoundingClientRect().bottom + 6 : form === "tall" ? map : stage.top;
    told.style.left = `${wide ? side.left : form === "tall" ? 0 : turn.left}px`;
    told.style.top = `${Math.min(top, bottom - LEAST)}px`;
    told.style.bottom = wide ? "auto" : `${innerHeight - bottom}px`;
    told.style.maxHeight = `${bottom - Math.min(top, bottom - LEAST)}px`;
  }

  // What is drawn of each advised move bears its number, and is brought out while the hand is on its words.
  function show() {
    for (const mark of document.querySelectorAll(".k-advice-mark")) mark.remove();
    const advised = [...id("k-advice-told")?.querySelectorAll("[data-advised]") ?? []];
    if (!advised.length) return;
    place();
    const { moves, picks } = JSON.parse(id("k-choices").textContent), numbers = new Map();
    advised.forEach((button, rank) => {
      const names = moves.find(({ n }) => String(n) === button.dataset.advised)?.picks.map((pick) => CSS.escape(picks[pick])) ?? [];
      const things = names.flatMap((name) => [...document.querySelectorAll(`#k-main .part [data-pick="${name}"]`)]);
      const there = things.filter((thing) => thing.closest("#k-frame")); // with what it is paid is brought out with it
      for (const thing of there.length ? there : things) numbers.set(thing, [...numbers.get(thing) ?? [], rank + 1]);
      button.dataset.shows = things.map((thing) => thing.id).join(" ");
    });
    for (const [thing, ranks] of numbers) if (thing.checkVisibility()) mark(thing, ranks.join("·"));
  }

  // A number in the middle of a line, or at the corner of anything else, as large on every screen.
  function mark(thing, words) {
    const svg = thing.ownerSVGElement, line = thing.querySelector(":scope > .touch-line"), shape = line ?? thing.querySelector(":scope > .touch") ?? thing;
    const matrix = svg.getScreenCTM().inverse().multiply(shape.getScreenCTM()), unit = 1 / svg.getScreenCTM().a, box = shape.getBBox();
    const wide = MARK * unit * (0.6 + 0.4 * words.length), high = MARK * unit;
    const middle = line?.getPointAtLength ? line.getPointAtLength(line.getTotalLength() / 2) : { x: box.x + wide - high / 2, y: box.y + high / 2 };
    const at = new DOMPoint(middle.x, middle.y).matrixTransform(matrix);
    const badge = document.createElementNS(svg.namespaceURI, "g");
    badge.setAttribute("class", "k-advice-mark");
    badge.setAttribute("aria-hidden", "true");
    badge.setAttribute("transform", `translate(${at.x} ${at.y})`);
    badge.innerHTML = `<rect x="${-wide}" y="${-high}" width="${2 * wide}" height="${2 * high}" rx="${high}"/><text y="${high * 0.48}" font-size="${high * 1.35}">${words}</text>`;
    svg.append(badge);
  }

  addEventListener("resize", () => requestAnimationFrame(show));
  document.addEventListener("k-shown", show);

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-hint]");
    if (button) advise(button);
    if (event.target.closest("[data-close-advice]")) close();
    if (event.target.closest("#k-tabs, #k-fold")) show(); // other things are seen now
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

// The turn's panel for those who choose by words: kinds of action, and a list of moves that can be searched.
"use strict";

K.list = (() => {
  const id = (name) => document.getElementById(name);
  const SHORT = 6; // so few moves need no kinds
  const SEARCHED = 12; // a longer list can be searched
  let open = false; // the whole list is shown
  let sought = ""; // what was typed into the search field
  let shown = ""; // what the list was made of

  const stem = (words) => (words.includes(": ") ? words.slice(0, words.lastIndexOf(": ")) : words);
  const tail = (words) => words.slice(stem(words).length).replace(/^: /, "");

  function button(words, name, attributes = {}) {
    const made = document.createElement("button");
    made.type = "button";
    made.className = name;
    made.textContent = words;
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  }

  // A kind with a single move asks whether to make it; the others bring out what belongs to them.
  function kinds(data, kind, more) {
    const box = id("k-kinds");
    const chips = (data.moves.length > SHORT && data.kinds.length > 1 ? data.kinds : []).map((one, place) => one.moves.length === 1
      ? button(one.words, "kind", { "data-move": one.moves[0] })
      : button(one.words, "kind", { "data-kind": place, "aria-pressed": String(kind === one) }));
    if (more) chips.push(button(id("k-chosen").dataset.list, "kind list", { id: "k-list", "aria-expanded": String(open), "aria-controls": "k-moves" }));
    const held = [...box.children].indexOf(document.activeElement);
    box.replaceChildren(...chips);
    box.children[held]?.focus({ preventScroll: true });
  }

  // The list shows the moves of a kind or all; while it is closed, those of which nothing is drawn.
  function paint(data, { kind, picked, named, drawn }) {
    const box = id("k-moves");
    const nowhere = ({ picks, aside }) => !aside && !picks.some((pick) => drawn.has(pick));
    kinds(data, kind, !data.moves.every(nowhere));
    rise();
    const order = kind ? kind.moves : data.kinds.flatMap((one) => one.moves);
    const places = order.filter((place) => (open ? [...picked].every((pick) => data.moves[place].picks.includes(pick)) : nowhere(data.moves[place])));
    const state = `${id("k-main").dataset.entry} ${open} ${places.map((place) => data.moves[place].n)}`;
    if (state !== shown || !box.childElementCount) {
      shown = state;
      const held = box.contains(document.activeElement) && document.activeElement.id;
      box.replaceChildren(...search(open && places.length > SEARCHED), ...stems(data, places));
      if (held) id(held)?.focus({ preventScroll: true });
      find(data);
    }
    for (const one of box.querySelectorAll(".move")) one.setAttribute("aria-pressed", String(data.moves[one.dataset.move] === named));
  }

  // On a phone the open list lies above the bar, over what stands there.
  function rise() {
    id("k-main").classList.toggle("k-listing", open);
    if (!open) return;
    const { left, top, width } = id("k-turn").getBoundingClientRect();
    for (const [name, value] of Object.entries({ left, width, above: innerHeight - top })) id("k-moves").style.setProperty(`--${name}`, `${value}px`);
  }

  function search(long) {
    if (!long) {
      sought = "";
      return [];
    }
    const { search: words, nothing } = id("k-chosen").dataset;
    const field = document.createElement("input"), none = document.createElement("p");
    Object.assign(field, { type: "search", id: "k-search", placeholder: words, ariaLabel: words, autocomplete: "off", value: sought });
    Object.assign(none, { id: "k-nothing", role: "status", hidden: true, textContent: nothing });
    return [field, none];
  }

  // Moves that are the same up to the last colon stand together: the ways to pay for a route.
  function stems(data, places) {
    const groups = new Map();
    for (const place of places) {
      const words = stem(data.moves[place].words);
      if (!groups.has(words)) groups.set(words, []);
      groups.get(words).push(place);
    }
    const one = (place, words) => button(words, "move", { id: `k-move-${data.moves[place].n}`, "data-move": place });
    return [...groups].map(([words, group]) => {
      if (group.length === 1) return one(group[0], data.moves[group[0]].words);
      const box = document.createElement("div"), heading = document.createElement("p");
      box.className = "stem";
      box.setAttribute("role", "group");
      box.setAttribute("aria-label", words);
      heading.textContent = words;
      box.append(heading, ...group.map((place) => one(place, tail(data.moves[place].words) || words)));
      return box;
    });
  }

  const plain = (words) => words.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

  // Only what holds all the words that were typed stays in the list. Its first move is reached by Tab, the others by arrows.
  function find(data) {
    const words = plain(sought).split(/\s+/).filter(Boolean);
    let first = true;
    for (const one of id("k-moves").querySelectorAll(".move")) {
      const text = plain(data.moves[one.dataset.move].words);
      one.hidden = !words.every((word) => text.includes(word));
      one.tabIndex = !one.hidden && first ? 0 : -1;
      first &&= one.hidden;
    }
    for (const box of id("k-moves").querySelectorAll(".stem")) box.hidden = !box.querySelector(".move:not([hidden])");
    if (id("k-nothing")) id("k-nothing").hidden = !first;
  }

  // The arrow keys go through the list; from the search field they lead into it. Returns whether a key was for it.
  function key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? (event.key === "Enter" && event.target.id === "k-search" ? 1 : 0);
    const all = [...id("k-moves").querySelectorAll(".move:not([hidden])")];
    if (!step || !all.length) return false;
    event.preventDefault();
    const place = all.indexOf(event.target) + step;
    const next = place < 0 ? id("k-search") ?? all[0] : all[Math.min(place, all.length - 1)];
    for (const one of all) one.tabIndex = one === next ? 0 : -1;
    next.focus();
    return true;
  }

  function type(words, data) {
    sought = words;
    find(data);
  }

  // Open or close the whole list; it is painted afterwards.
  const toggle = () => { open = !open; return open; };
  const enter = () => (id("k-search") ?? id("k-moves").querySelector(".move"))?.focus({ preventScroll: true });
  const reset = () => {
    open = false;
    sought = "";
    id("k-main").classList.remove("k-listing");
  };

  return { paint, key, type, toggle, enter, reset, stem, tail, button };
})();

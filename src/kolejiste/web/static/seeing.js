// Seeing what happens: marks on what is new, pieces that travel, what a line of the log shows; signs that it is one's turn.
"use strict";

(() => {
  const id = (name) => document.getElementById(name);
  const main = () => id("k-main");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const { title } = document;
  const icon = document.querySelector('link[rel="icon"]');
  const usual = icon?.getAttribute("href");

  const kept = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
  const read = () => { try { return JSON.parse(id("k-choices")?.textContent ?? ""); } catch { return { moves: [], recent: [] }; } };

  // --- what is new since one's own last move ------------------------------------------------------------------------

  function unmark(element) {
    element.classList.remove("k-recent", ...[...element.classList].filter((name) => name.startsWith("k-by-")));
    element.style.removeProperty("--by");
  }

  // The colour of a seat is that of its badge.
  function colour(seat) {
    const used = id(`k-person-${seat}`)?.querySelector("svg use")?.getAttribute("href");
    const badge = used && document.querySelector(`${used} rect`);
    return badge ? getComputedStyle(badge).fill : "";
  }

  function mark({ recent }) {
    for (const element of document.querySelectorAll(".k-recent")) unmark(element);
    for (const { seat, elements } of recent) {
      for (const element of elements.map(id)) {
        if (!element) continue;
        unmark(element);
        element.classList.add("k-recent", `k-by-${seat}`);
        element.style.setProperty("--by", colour(seat));
      }
    }
  }

  // --- what belongs together is brought out ---------------------------------------------------------------------------

  let pointed = null; // what shows something now
  function point(target) {
    const source = target?.closest?.("[data-shows]") ?? null;
    if (source === pointed) return;
    pointed = source;
    for (const element of document.querySelectorAll(".k-shown")) element.classList.remove("k-shown");
    for (const name of source?.dataset.shows.split(" ") ?? []) id(name)?.classList.add("k-shown");
  }
  document.addEventListener("pointerover", (event) => point(event.target));
  document.addEventListener("focusin", (event) => point(event.target));
  document.addEventListener("pointerdown", (event) => { if (event.pointerType === "touch") point(event.target); });

  // --- pieces travel ---------------------------------------------------------------------------------------------------

  const GLIDE = 450, FLIGHT = 550, ALL = 2400, MOST = 40; // milliseconds of one piece and of all together; pieces

  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

  // What has the same id and stands elsewhere glides there, unless its whole part moved.
  function glide(places) {
    let moving = 0;
    const done = new Set();
    for (const part of document.querySelectorAll("#k-main .part")) {
      const base = part.getBoundingClientRect(), old = places.get(part.id) ?? base;
      if (Math.abs(base.width - old.width) > 2) continue;
      for (const element of part.querySelectorAll("svg [id]")) {
        const before = places.get(element.id);
        if (!before || moving > MOST || done.has(element.parentElement.closest("[id]"))) continue;
        const now = element.getBoundingClientRect();
        const [x, y] = [before.left - old.left - now.left + base.left, before.top - old.top - now.top + base.top];
        if (Math.hypot(x, y) < 3 || Math.abs(before.width - now.width) > 2) continue;
        const svg = element.ownerSVGElement, scale = svg.viewBox.baseVal.width / (svg.getBoundingClientRect().width || 1);
        element.animate([{ translate: `${x * scale}px ${y * scale}px` }, { translate: "0 0" }], { duration: GLIDE, easing: "ease-in-out" });
        done.add(element);
        moving += 1;
      }
    }
  }

  // The badge of the one who moved goes to where it happened; from an offer it comes back with what was taken.
  function fly(seat, element, delay) {
    const row = id(`k-person-${seat}`), badge = row?.querySelector("svg");
    if (!badge || !element) return;
    const home = badge.getBoundingClientRect(), there = element.getBoundingClientRect();
    if (!home.width || !there.width) return;
    const ghost = badge.cloneNode(true);
    ghost.classList.add("k-flying");
    ghost.style.width = ghost.style.height = `${Math.max(home.width, 18)}px`;
    document.body.append(ghost);
    const size = Math.max(home.width, 18) / 2;
    const at = (box) => { const [x, y] = middle(box); return `${x - size}px ${y - size}px`; };
    const ends = element.closest('[data-role="offer"]') ? [at(there), at(home)] : [at(home), at(there)];
    ghost.animate([{ translate: ends[0], opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.85 }, { translate: ends[1], opacity: 0 }], { duration: FLIGHT, delay, easing: "ease-in-out", fill: "backwards" })
      .finished.then(() => ghost.remove(), () => ghost.remove());
    element.animate([{ opacity: 0.15 }, { opacity: 1 }], { duration: FLIGHT / 2, delay: delay + FLIGHT / 2, easing: "ease-out" });
  }

  function travel(before, { recent }) {
    if (calm.matches || !before.places.size || document.hidden) return;
    glide(before.places);
    const news = recent.filter(({ number, elements }) => number > Number(before.moves) && elements.length);
    const step = Math.min(FLIGHT * 0.7, ALL / Math.max(news.length, 1));
    news.forEach(({ seat, elements }, place) => {
      for (const element of elements.slice(0, 2)) fly(seat, id(element), place * step);
    });
  }

  // --- quiet sounds ------------------------------------------------------------------------------------------------------

  const TUNES = { move: [[392, 0]], turn: [[523, 0], [659, 0.13]], end: [[392, 0], [523, 0.16], [659, 0.32], [784, 0.48]] };
  let audio = null;

  function play(name) {
    if (kept("k-sound") !== "yes" || !audio || audio.state !== "running") return;
    for (const [pitch, after] of TUNES[name]) {
      const tone = audio.createOscillator(), loud = audio.createGain(), start = audio.currentTime + after;
      tone.type = "sine";
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0, start);
      loud.gain.linearRampToValueAtTime(name === "move" ? 0.035 : 0.06, start + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
      tone.connect(loud).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.4);
    }
  }

  // Browsers let a page be heard only after somebody touched it.
  function wake() {
    if (kept("k-sound") !== "yes") return;
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume();
  }
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, wake, { passive: true });

  // --- whose turn it is, also for those who look elsewhere ------------------------------------------------------------------

  function sign(deciding) {
    document.title = `${deciding ? "● " : ""}${title}`;
    const { icon: turn } = id("k-turn")?.dataset ?? {};
    if (icon && turn) icon.href = deciding ? turn : usual;
  }

  let note = null;
  function notify() {
    if (kept("k-notify") !== "yes" || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
    note = new Notification(title, { body: id("k-ask")?.textContent ?? "", icon: usual, tag: `k-${main().dataset.table}` });
    note.onclick = () => { focus(); note.close(); };
  }
  document.addEventListener("visibilitychange", () => { if (!document.hidden) note?.close(); });

  // --- the switches in the menu ------------------------------------------------------------------------------------------

  function showSwitches() {
    for (const group of document.querySelectorAll("[data-switch]")) {
      const value = kept(group.dataset.switch) ?? "no";
      for (const button of group.querySelectorAll("[data-set]")) button.setAttribute("aria-pressed", String(button.dataset.set === value));
    }
  }

  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-switch] [data-set]");
    if (!button) return;
    const group = button.closest("[data-switch]"), { switch: key, insecure, refused } = group.dataset;
    let value = button.dataset.set;
    if (key === "k-notify" && value === "yes") {
      if (!isSecureContext || !("Notification" in window)) [value] = ["no", K.say(insecure)];
      else if (await Notification.requestPermission() !== "granted") [value] = ["no", K.say(refused)];
    }
    try { localStorage.setItem(key, value); } catch { /* it holds for this page only */ }
    showSwitches();
    if (key === "k-sound") {
      wake();
      play("turn");
    }
  });

  // --- a new position ---------------------------------------------------------------------------------------------------

  let deciding = false, over = false;
  function seen({ detail: { before } }) {
    const data = read();
    const mine = data.moves.length > 0, ended = main()?.dataset.over === "yes";
    mark(data);
    sign(mine);
    if (before) {
      const moved = Number(main().dataset.moves) > Number(before.moves);
      travel(before, data);
      if (ended && !over) play("end");
      else if (mine && !deciding) [play("turn"), notify()];
      else if (moved) play("move");
    }
    [deciding, over] = [mine, ended];
  }

  document.addEventListener("k-shown", seen);
  showSwitches();
})();

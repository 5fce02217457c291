// The guided first game: a bubble beside what it speaks of. It never stands in the way of a click, and can be left at any time.
"use strict";

(() => {
  const id = (name) => document.getElementById(name);
  const main = () => id("k-main");
  const NEAR = 14; // pixels between the bubble and what it speaks of
  const table = main()?.dataset.table;
  if (!table) return;

  // --- what is remembered ----------------------------------------------------------------------------------------

  const key = `k-tour-${table}`;
  let seen = -1; // goals that were read; null when there is no tour
  try {
    const query = new URLSearchParams(location.search);
    if (query.has("tour")) { // asked for once, and not again when the page is loaded again
      sessionStorage.setItem(key, sessionStorage.getItem(key) ?? "0");
      query.delete("tour");
      history.replaceState(null, "", `${location.pathname}${query.size ? `?${query}` : ""}`);
    }
    seen = sessionStorage.getItem(key) === null ? null : Number(sessionStorage.getItem(key));
  } catch { seen = null; }
  if (seen === null) return;

  function remember(value) {
    seen = value;
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    } catch { /* the tour lasts as long as the page, then */ }
  }

  function finish() {
    try { localStorage.setItem(`k-toured-${tour.game}`, "yes"); } catch { /* it may be offered again */ }
    remember(null);
    unmark();
    bubble.remove();
    ring.remove();
  }

  // --- what is shown ---------------------------------------------------------------------------------------------

  const bubble = Object.assign(document.createElement("aside"), { id: "k-tour", hidden: true });
  const ring = Object.assign(document.createElement("div"), { className: "tour-ring", hidden: true });
  let tour = null; // what the server said last
  let asked = ""; // the position it was said of

  const boxOf = (element) => element.getBoundingClientRect();
  const visible = (element) => { const { width, height } = boxOf(element); return width > 0 && height > 0; };

  // Everything of a role as one box, as far as it is seen.
  function boxOfRole(role) {
    const found = role === "turn" ? [id("k-turn")] : [...document.querySelectorAll(`.part[data-role="${role}"]`)];
    const boxes = found.filter((one) => one && visible(one)).map(boxOf);
    if (!boxes.length) return null;
    const left = Math.max(0, Math.min(...boxes.map((box) => box.left))), top = Math.max(0, Math.min(...boxes.map((box) => box.top)));
    const right = Math.min(innerWidth, Math.max(...boxes.map((box) => box.right))), bottom = Math.min(innerHeight, Math.max(...boxes.map((box) => box.bottom)));
    return right > left && bottom > top ? { left, top, right, bottom } : null;
  }

  const unmark = () => { for (const one of document.querySelectorAll(".k-suggested")) one.classList.remove("k-suggested"); };

  function mark(picks) {
    unmark();
    for (const pick of picks) {
      for (const one of document.querySelectorAll(`#k-main [data-pick="${CSS.escape(pick)}"]`)) one.classList.add("k-suggested");
    }
  }

  const shared = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))
    * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

  // Beside the target, where it covers as little as possible of what is needed now.
  function place(target, needed) {
    const { width, height } = boxOf(bubble);
    const most = { left: innerWidth - width - 8, top: innerHeight - height - 8 };
    const middle = { left: (target.left + target.right - width) / 2, top: (target.top + target.bottom - height) / 2 };
    const places = [
      { left: target.left - width - NEAR, top: target.top }, { left: target.left - width - NEAR, top: middle.top },
      { left: target.right + NEAR, top: target.top }, { left: middle.left, top: target.top - height - NEAR },
      { left: middle.left, top: target.bottom + NEAR }, { left: 12, top: most.top - 4 }, { left: 12, top: 64 },
      { left: most.left, top: 64 }, most,
    ];
    const cost = ({ left, top }) => {
      const at = { left, top, right: left + width, bottom: top + height };
      return needed.reduce((sum, box) => sum + shared(at, box), 0) + Math.hypot(left - middle.left, top - middle.top) / 1000;
    };
    const within = places.map(({ left, top }) => ({ left: Math.max(8, Math.min(most.left, left)), top: Math.max(8, Math.min(most.top, top)) }));
    const best = within.reduce((one, other) => (cost(other) < cost(one) ? other : one));
    bubble.style.left = `${best.left}px`;
    bubble.style.top = `${best.top}px`;
  }

  function button(words, quiet, act) {
    const made = Object.assign(document.createElement("button"), { type: "button", className: `button small${quiet ? " quiet" : ""}`, textContent: words });
    made.addEventListener("click", act);
    return made;
  }

  function say(words, advice, buttons) {
    const heading = Object.assign(document.createElement("h2"), { textContent: tour.labels.heading });
    const lines = [words, advice].filter(Boolean).map((line, number) => Object.assign(document.createElement("p"), { textContent: line, className: number ? "tour-advice" : "" }));
    const row = Object.assign(document.createElement("p"), { className: "row" });
    row.append(...buttons);
    bubble.replaceChildren(heading, ...lines, row);
    bubble.setAttribute("aria-label", tour.labels.heading);
    bubble.hidden = false;
  }

  function tell() {
    const { goals, question, done, labels } = tour;
    const skip = () => button(labels.skip, true, finish);
    if (done) return say(labels.end, "", [button(labels.close, false, finish)]);
    if (seen < goals.length) {
      const later = seen + 1 < goals.length;
      return say(goals[seen].words, "", [button(later ? labels.next : labels.begin, false, () => { remember(seen + 1); draw(); }), skip()]);
    }
    if (question) return say(question.words, question.advice, [skip()]);
    bubble.hidden = true;
  }

  // Where the bubble and the ring stand now; parts may have moved.
  function settle() {
    if (!tour || seen === null || bubble.hidden) return;
    const goal = tour.done ? null : tour.goals[seen];
    const box = goal ? boxOfRole(goal.role) : null;
    ring.hidden = !box;
    if (box) Object.assign(ring.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.right - box.left}px`, height: `${box.bottom - box.top}px` });
    const turn = boxOfRole("turn") ?? { left: innerWidth / 2, right: innerWidth / 2, top: innerHeight / 2, bottom: innerHeight / 2 };
    const picks = [...document.querySelectorAll(".k-suggested")].map(boxOf);
    place(box ?? turn, goal ? [box ?? turn] : [turn, ...picks]);
  }

  // On a phone the tab opens of which is spoken, or in which something can be chosen.
  function bring() {
    if (!main().dataset.form || main().dataset.form === "wide" || tour.done) return;
    const role = tour.goals[seen]?.role;
    if (document.querySelector(`#k-tabs [data-tab="${role}"]`)) K.openTab(role);
    else if (!role) K.bringUp();
  }

  function draw() {
    bring();
    tell();
    mark(!tour.done && seen >= tour.goals.length && tour.question ? tour.question.picks : []);
    settle();
  }

  // --- when something has changed --------------------------------------------------------------------------------

  async function look() {
    if (seen === null) return;
    const { seat, entry, over } = main().dataset;
    const now = `${seat} ${entry} ${over}`;
    if (!seat || !document.querySelector('.part[data-role="map"]')) return;
    if (now !== asked) {
      asked = now;
      const answer = await fetch(`/tables/${table}/tour?seat=${seat}`);
      if (asked !== now) return; // it has changed again meanwhile
      if (!answer.ok) { asked = ""; return; }
      tour = await answer.json();
      if (asked !== now || seen === null) return;
    }
    if (tour) draw();
  }

  document.body.append(ring, bubble);
  bubble.setAttribute("aria-live", "polite");
  let soon = 0;
  const later = (act) => { cancelAnimationFrame(soon); soon = requestAnimationFrame(act); };
  document.addEventListener("k-shown", () => later(look));
  for (const what of ["resize", "scroll"]) addEventListener(what, () => later(settle), { capture: true, passive: true });
  look();
})();

// A small panel beside the thing that was clicked: what is left to choose, a question, or why something cannot be.
"use strict";

K.popover = (() => {
  const GAP = 10, EDGE = 6, LARGE = 160; // beside a larger thing the panel stands at the place of the click
  let panel = null; // the element
  let thing = null; // beside what it stands
  let clock = 0;

  const overlap = (one, other) =>
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))
    * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

  // Within the window, beside the thing, covering as little of it as possible, and then near to the click.
  function place(point) {
    const { width, height } = panel.getBoundingClientRect();
    const box = thing?.isConnected ? thing.getBoundingClientRect() : new DOMRect(point[0], point[1], 0, 0);
    const spot = new DOMRect(point[0] - 18, point[1] - 18, 36, 36);
    const anchors = box.width > LARGE || box.height > LARGE ? [spot, box] : [box];
    let best = null;
    for (const anchor of anchors) {
      const x = anchor.left + anchor.width / 2 - width / 2, y = anchor.top + anchor.height / 2 - height / 2;
      const sides = [[anchor.right + GAP, y], [anchor.left - GAP - width, y], [x, anchor.bottom + GAP], [x, anchor.top - GAP - height]];
      for (const [across, down] of sides) {
        const left = Math.max(EDGE, Math.min(innerWidth - width - EDGE, across)), top = Math.max(EDGE, Math.min(innerHeight - height - EDGE, down));
        const here = new DOMRect(left, top, width, height);
        const far = Math.hypot(left + width / 2 - point[0], top + height / 2 - point[1]);
        const cost = 1000 * overlap(here, spot) + 10 * overlap(here, box) + far;
        if (!best || cost < best.cost) best = { cost, left, top };
      }
    }
    panel.style.left = `${Math.round(best.left)}px`;
    panel.style.top = `${Math.round(best.top)}px`;
  }

  // Show these elements beside the thing; `point` is where the hand is. The first button has the focus.
  function show(content, { beside = null, point, words = "", note = false }) {
    close();
    panel = document.createElement("div");
    panel.id = "k-pop";
    panel.className = note ? "k-pop k-note" : "k-pop";
    panel.setAttribute("role", note ? "status" : "dialog");
    if (words) panel.setAttribute("aria-label", words);
    panel.append(...content);
    document.body.append(panel);
    thing = beside;
    place(point ?? K.reach.middle(beside));
    if (note) clock = setTimeout(close, 3000 + 45 * panel.textContent.length);
    else panel.querySelector("button")?.focus({ preventScroll: true });
  }

  // Words that go away by themselves.
  function say(words, options) {
    const line = document.createElement("p");
    line.textContent = words;
    show([line], { ...options, note: true });
  }

  // With `back` the focus returns to the thing, for those who use the keyboard.
  function close(back = false) {
    if (!panel) return;
    const held = panel.contains(document.activeElement), beside = thing;
    clearTimeout(clock);
    panel.remove();
    panel = thing = null;
    if (back && held && beside?.isConnected) beside.focus({ preventScroll: true });
  }

  // The arrow keys go through its buttons, and Tab stays among them.
  document.addEventListener("keydown", (event) => {
    if (!panel || !panel.contains(document.activeElement)) return;
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Tab: event.shiftKey ? -1 : 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const buttons = [...panel.querySelectorAll("button")];
    buttons[(buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length].focus({ preventScroll: true });
  });
  addEventListener("resize", () => close());

  return { show, say, close, get open() { return Boolean(panel) && !panel.classList.contains("k-note"); }, get panel() { return panel; } };
})();

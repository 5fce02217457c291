// The map of a table: whole at first, zoomed by wheel, pinch, buttons and double taps, moved by dragging. It knows no game.
"use strict";

(() => {
  const id = (name) => document.getElementById(name);
  const view = { zoom: 1, x: 0, y: 0 }; // zoom 1 shows the whole map; x and y are the map's corner in the frame
  const MOST = 6;
  const LETTERS = 11; // pixels that the smallest letters of a board need

  const unitsOf = (part) => Number(part.dataset.smallest) || 12; // of the drawing: how large its smallest letters are
  const piece = () => document.querySelector("#k-sheet .piece");

  function base() {
    const frame = id("k-frame"), box = piece().viewBox.baseVal;
    return Math.min(frame.clientWidth / box.width, frame.clientHeight / box.height);
  }

  function fit(keep) {
    if (!piece()) return;
    if (!keep) view.zoom = 1;
    place();
  }

  function place() {
    const frame = id("k-frame"), map = piece(), box = map.viewBox.baseVal, scale = base() * view.zoom;
    const width = box.width * scale, height = box.height * scale;
    const bound = (value, room, size) => (size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, value)));
    view.x = bound(view.x, frame.clientWidth, width);
    view.y = id("k-main").dataset.form === "tall" && height <= frame.clientHeight ? 0 : bound(view.y, frame.clientHeight, height);
    map.style.width = `${width}px`;
    map.style.height = `${height}px`;
    id("k-sheet").style.transform = `translate(${view.x}px, ${view.y}px)`;
    id("k-main").style.setProperty("--map-scale", scale.toFixed(4));
    frame.classList.toggle("k-zoomed", view.zoom > 1.01);
    document.querySelector('[data-zoom="in"]').disabled = view.zoom >= MOST;
    document.dispatchEvent(new Event("k-placed"));
  }

  function zoomBy(value, x, y) {
    const box = id("k-frame").getBoundingClientRect(), before = view.zoom;
    view.zoom = Math.min(MOST, Math.max(1, value));
    const left = (x ?? box.left + box.width / 2) - box.left, top = (y ?? box.top + box.height / 2) - box.top;
    view.x = left - (left - view.x) * (view.zoom / before);
    view.y = top - (top - view.y) * (view.zoom / before);
    place();
  }

  // Zoom in at this point until the letters can be read; false if they can already.
  function zoomTo(x, y) {
    const part = piece().closest(".part"), needed = LETTERS / unitsOf(part) / base();
    if (view.zoom >= needed * 0.99) return false;
    zoomBy(Math.max(needed, 1.6), x, y);
    return true;
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-zoom]");
    if (!button) return;
    const held = document.activeElement === button;
    if (button.dataset.zoom === "fit") fit(false);
    else zoomBy(view.zoom * (button.dataset.zoom === "in" ? 1.5 : 1 / 1.5));
    if (held && (button.disabled || !button.checkVisibility())) [...id("k-zoom").children].findLast((one) => one.checkVisibility() && !one.disabled).focus();
  });
  document.addEventListener("wheel", (event) => {
    if (!event.target.closest("#k-frame")) return;
    event.preventDefault();
    zoomBy(view.zoom * Math.exp(-event.deltaY * (event.deltaMode ? 30 : 1) / 400), event.clientX, event.clientY);
  }, { passive: false });

  // One finger or the mouse moves a zoomed map, two fingers zoom it.
  const fingers = new Map();
  let began = null;
  const middle = () => {
    const [one, two = one] = [...fingers.values()];
    return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, apart: Math.hypot(one.x - two.x, one.y - two.y) };
  };
  const begin = () => { began = fingers.size ? { ...middle(), view: { ...view }, moved: began?.moved ?? false } : null; };

  document.addEventListener("pointerdown", (event) => {
    if (!event.target.closest("#k-frame") || event.button > 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) K.dragged = false;
    begin();
  });
  document.addEventListener("pointermove", (event) => {
    if (!began || !fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = middle();
    if (!began.moved && fingers.size < 2 && Math.hypot(now.x - began.x, now.y - began.y) < 6) return;
    if (!began.moved) { began.moved = true; begin(); began.moved = true; }
    if (fingers.size > 1 || view.zoom > 1.01) K.dragged = true; // what follows is no click
    Object.assign(view, began.view);
    if (fingers.size > 1 && began.apart > 10) zoomBy(began.view.zoom * now.apart / began.apart, began.x, began.y);
    view.x += now.x - began.x;
    view.y += now.y - began.y;
    place();
  });
  const lift = (event) => {
    if (!fingers.delete(event.pointerId)) return;
    begin();
    if (!fingers.size) setTimeout(() => { K.dragged = false; }, 60);
  };
  document.addEventListener("pointerup", lift);
  document.addEventListener("pointercancel", lift);

  // Two quick taps beside anything that could be chosen zoom in, and out again.
  let lastTap = { time: 0, x: 0, y: 0 };
  document.addEventListener("pointerup", (event) => {
    if (event.pointerType !== "touch" || !event.target.closest("#k-frame") || K.dragged) return;
    const near = Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 30;
    if (near && event.timeStamp - lastTap.time < 300 && !event.target.closest(".k-open")) {
      if (view.zoom > 1.01) fit(false);
      else zoomBy(2.5, event.clientX, event.clientY);
      lastTap = { time: 0, x: 0, y: 0 };
    } else lastTap = { time: event.timeStamp, x: event.clientX, y: event.clientY };
  });

  Object.assign(K, { LETTERS, unitsOf, mapPiece: piece, fitMap: fit, zoomTo, dragged: false });
})();

// A table and its replay: live updates, choosing by clicking, zoom. It knows picks and moves, and no game.
"use strict";

(() => {
  const id = (name) => document.getElementById(name);
  const main = () => id("k-main");
  const { title } = document;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  // --- live ------------------------------------------------------------------------------------------------------

  let moved = false; // an own move was made, and the focus is not elsewhere
  let wanted = null; // the version that the server told of last
  let busy = false;
  let eyes = new URLSearchParams(location.search).get("as") || "";

  async function refresh() {
    if (busy || !main().dataset.table) return;
    busy = true;
    try {
      const { table, moves } = main().dataset;
      const answer = await fetch(`/tables/${table}/now?as=${encodeURIComponent(eyes)}&since=${moves}`);
      if (!answer.ok) throw new Error(await K.reason(answer));
      show(await answer.text());
    } catch {
      setTimeout(refresh, 2000);
    } finally {
      busy = false;
    }
    if (wanted && wanted !== main().dataset.version) setTimeout(refresh, 50);
  }

  function show(text) {
    const places = remember();
    const began = Boolean(id("k-frame"));
    const before = main().dataset.entry;
    const held = main().contains(document.activeElement) || moved;
    K.morph(main(), text);
    if (held && document.activeElement === document.body) id("k-turn")?.focus({ preventScroll: true }); // the focus goes on from here
    moved = false;
    if (!began && id("k-frame")) setZoom(zoom);
    read();
    arrange();
    tell(id("k-told")?.content.textContent.trim());
    animate(places);
    tidy();
    paint();
    if (main().dataset.entry !== before) bringIntoView();
    getReady();
    K.recall();
  }

  // What happened is told for a while.
  let telling = 0;
  function tell(words) {
    if (!words) return;
    const line = document.createElement("span");
    line.textContent = words;
    id("k-news").replaceChildren(line);
    clearTimeout(telling);
    telling = setTimeout(() => id("k-news").replaceChildren(), 4000 + 40 * words.length);
  }

  const lookAt = (element) => element.scrollIntoView({ block: "center", inline: "center", behavior: calm.matches ? "auto" : "smooth" });

  // What can be picked above the part of the board that is seen, below it, and within.
  function whereOpen() {
    const frame = id("k-frame")?.getBoundingClientRect();
    const found = { up: [], down: [], seen: [] };
    if (!frame) return found;
    for (const element of document.querySelectorAll("#k-sheet .k-open")) {
      const box = element.getBoundingClientRect();
      if (box.bottom < frame.top + 12) found.up.push(element);
      else if (box.top > frame.bottom - 12) found.down.push(element);
      else if (box.top >= frame.top && box.bottom <= frame.bottom && box.right > frame.left && box.left < frame.right) found.seen.push(element);
    }
    return found;
  }

  // Who is asked sees at least one of the things that can be picked.
  function bringIntoView() {
    const { up, down, seen } = whereOpen();
    if (!seen.length && (up.length || down.length)) lookAt(up[0] ?? down[0]);
  }

  function pointElsewhere() {
    if (!id("k-above")) return;
    const { up, down } = whereOpen();
    const settled = id("k-chosen")?.classList.contains("k-settled");
    id("k-above").hidden = settled || !up.length;
    id("k-below").hidden = settled || !down.length;
  }

  let pointing = 0;
  const soon = () => { cancelAnimationFrame(pointing); pointing = requestAnimationFrame(pointElsewhere); };
  document.addEventListener("scroll", soon, { capture: true, passive: true });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-go]");
    if (!button) return;
    const { up, down } = whereOpen();
    const [next] = button.dataset.go === "up" ? up.slice(-1) : down;
    if (next) lookAt(next);
  });

  function listen() {
    if (!main().dataset.table) return;
    const stream = new EventSource(`/api/tables/${main().dataset.table}/events`);
    stream.addEventListener("version", (event) => {
      wanted = event.data;
      if (wanted !== main().dataset.version) refresh();
    });
    stream.addEventListener("error", () => {
      if (stream.readyState !== EventSource.CLOSED) return; // it comes back by itself
      setTimeout(listen, 2000);
    });
    addEventListener("pagehide", () => stream.close(), { once: true });
  }

  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
  document.addEventListener("visibilitychange", () => { if (!document.hidden && main().dataset.table) refresh(); });
  document.addEventListener("k-stale", refresh);
  document.addEventListener("k-sent", refresh);

  // Own seats add to the sealed seed once the commitment is on the page.
  let readied = "";
  async function getReady() {
    const place = id("k-ready");
    if (!place || !place.dataset.seats || readied === place.dataset.seats) return;
    readied = place.dataset.seats;
    const nonces = {};
    for (const seat of place.dataset.seats.split(",")) {
      nonces[seat] = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    }
    if (await K.post(place.dataset.ready, { nonces })) refresh();
    else readied = "";
  }

  // --- choosing --------------------------------------------------------------------------------------------------

  let picked = new Set();
  let chosen = null; // the button of a move that was chosen as a button

  const MANY = 40; // so many glowing things are painted in a cheaper way

  const moves = () => [...document.querySelectorAll("#k-moves .move")];
  const picksOf = (move) => new Set(move.dataset.picks ? move.dataset.picks.split(" ") : []);
  const within = (some, all) => [...some].every((one) => all.has(one));

  // The moves that what is picked leaves open, the one it names exactly, and what can still be picked.
  function narrowed() {
    const open = moves().filter((move) => within(picked, picksOf(move)));
    const named = chosen ?? (picked.size ? open.find((move) => picksOf(move).size === picked.size) ?? (open.length === 1 ? open[0] : null) : null);
    const next = new Set();
    for (const move of open) for (const pick of picksOf(move)) if (!picked.has(pick)) next.add(pick);
    return { open, named, next };
  }

  // The words with which all these moves begin.
  function begun(open) {
    const words = open.map((move) => move.dataset.words);
    let start = words[0] ?? "";
    for (const one of words) while (!one.startsWith(start)) start = start.slice(0, Math.max(0, start.lastIndexOf(" ")));
    return start ? `${start} … ` : "";
  }

  function paint() {
    const bar = id("k-chosen");
    const all = bar ? narrowed() : { open: [], named: null, next: new Set() };
    for (const element of document.querySelectorAll("#k-sheet [data-pick]")) {
      const pick = element.dataset.pick;
      element.classList.toggle("k-picked", picked.has(pick));
      element.classList.toggle("k-open", all.next.has(pick));
      element.classList.toggle("k-shut", Boolean(bar) && !all.next.has(pick) && !picked.has(pick));
    }
    id("k-sheet")?.classList.toggle("k-many", all.next.size > MANY);
    document.title = `${bar ? "● " : ""}${title}`;
    soon();
    for (const move of moves()) {
      move.classList.toggle("k-out", picked.size > 0 && !all.open.includes(move));
      move.setAttribute("aria-pressed", String(move === all.named));
    }
    for (const family of document.querySelectorAll("#k-moves details.family")) {
      family.querySelector(".count").textContent = family.querySelectorAll(".move:not(.k-out)").length;
    }
    if (!bar) return;
    const some = picked.size > 0 || chosen;
    id("k-chosen-words").textContent = all.named ? all.named.dataset.words : some ? `${begun(all.open)}${bar.dataset.more}` : bar.dataset.none;
    bar.classList.toggle("k-named", Boolean(all.named));
    bar.classList.toggle("k-settled", Boolean(all.named) && all.open.length === 1);
    id("k-confirm").disabled = !all.named;
    id("k-cancel").disabled = !some;
  }

  // After a change only what still can be picked stays picked.
  function tidy() {
    if (chosen && !chosen.isConnected) chosen = null;
    if (![...moves()].some((move) => within(picked, picksOf(move)))) picked = new Set();
  }

  function pick(name) {
    chosen = null;
    if (picked.has(name)) picked.delete(name);
    else {
      picked.add(name);
      if (!narrowed().open.length) picked = new Set([name]); // a fresh start with what was clicked
    }
    paint();
    id("k-chosen").scrollIntoView({ block: "nearest" });
    if (picked.size && id("k-confirm").disabled) bringIntoView();
  }

  async function confirm() {
    const { named } = narrowed();
    if (!named || id("k-confirm").getAttribute("aria-busy")) return;
    const { table, seat, entry } = main().dataset;
    const action = JSON.parse(named.dataset.action);
    id("k-confirm").setAttribute("aria-busy", "true");
    const done = await K.post(`/api/tables/${table}/moves`, { seat: Number(seat), entry: Number(entry), action });
    id("k-confirm")?.removeAttribute("aria-busy");
    if (!done) return;
    moved = document.activeElement === document.body || main().contains(document.activeElement);
    picked = new Set();
    chosen = null;
    refresh();
  }

  function cancel() {
    picked = new Set();
    chosen = null;
    paint();
  }

  document.addEventListener("click", async (event) => {
    const target = event.target;
    if (target.closest("#k-confirm")) return confirm();
    if (target.closest("#k-cancel")) return cancel();
    const button = target.closest("#k-moves .move");
    if (button) {
      picked = picksOf(button);
      chosen = button;
      paint();
      id("k-chosen").scrollIntoView({ block: "nearest" });
      return;
    }
    const curtain = target.closest("[data-as]");
    if (curtain) {
      eyes = curtain.dataset.as;
      history.replaceState(null, "", `?as=${eyes}`);
      return refresh();
    }
    const check = target.closest("[data-verify]");
    if (check) {
      const answer = await fetch(check.dataset.verify);
      id("k-verdict").textContent = answer.ok ? (await answer.json()).words : await K.reason(answer);
      return;
    }
    if (target.closest("#k-sheet") && main().dataset.table && !dragged) return clicked(target);
  });

  async function clicked(target) {
    const element = target.closest("[data-pick]");
    if (element && id("k-chosen") && moves().some((move) => picksOf(move).has(element.dataset.pick))) return pick(element.dataset.pick);
    // Not possible now: the nearest element about which the rules have something to say tells why.
    const { table, seat } = main().dataset;
    let place = target.closest("[id]");
    for (let tries = 0; place && place.id !== "k-sheet" && tries < 4; tries += 1) {
      const answer = await fetch(`/api/tables/${table}/why?element=${encodeURIComponent(place.id)}${seat === "" ? "" : `&seat=${seat}`}`);
      const words = answer.ok ? (await answer.json()).words : "";
      if (words) return K.say(words);
      place = place.parentElement.closest("[id]");
    }
  }

  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, select, textarea")) return;
    if (event.key === "Escape") cancel();
    if (main().dataset.replay) steps(event);
  });

  // --- moving pictures ---------------------------------------------------------------------------------------------

  // Where each drawn thing is within its part of the drawing, so that a part that moves as a whole is left alone.
  function placesOf(sheet) {
    const places = new Map();
    for (const part of sheet.querySelectorAll(":scope > svg > g")) {
      const base = part.getBoundingClientRect();
      for (const element of part.querySelectorAll("[id]")) {
        const box = element.getBoundingClientRect();
        if (box.width && box.width < base.width / 2) places.set(element.id, { element, x: box.left - base.left, y: box.top - base.top, width: box.width });
      }
    }
    return places;
  }

  const remember = () => (calm.matches || !id("k-sheet") ? null : placesOf(id("k-sheet")));

  // What moved glides from where it was, what is new appears.
  function animate(before) {
    const sheet = id("k-sheet");
    if (!before || !before.size || !sheet) return;
    const scale = sheet.firstElementChild.viewBox.baseVal.width / (sheet.getBoundingClientRect().width || 1000);
    const moving = new Set();
    for (const [name, now] of placesOf(sheet)) {
      const { element } = now, old = before.get(name);
      const outer = element.parentElement.closest("[id]");
      if (moving.size > 60 || moving.has(outer)) continue;
      if (!old) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 450, easing: "ease-out" });
      else if (Math.hypot(old.x - now.x, old.y - now.y) > 2 && Math.abs(old.width - now.width) < 2) {
        const from = `${(old.x - now.x) * scale}px ${(old.y - now.y) * scale}px`;
        element.animate([{ translate: from }, { translate: "0 0" }], { duration: 450, easing: "ease-in-out" });
      } else continue;
      moving.add(element);
    }
  }

  // --- columns -----------------------------------------------------------------------------------------------------

  // A drawing is a column of parts. Where there is room for it, the later parts stand beside the earlier ones.
  const WIDE = 1180, BESIDE = 24;
  let column = null;

  function read() {
    const svg = id("k-sheet")?.firstElementChild;
    if (!svg) return;
    const { width, height } = svg.viewBox.baseVal;
    const parts = [...svg.children].filter((part) => part.tagName === "g" && part.transform.baseVal.numberOfItems === 1);
    column = { svg, width, height, parts: parts.map((part) => ({ part, y: part.transform.baseVal[0].matrix.f })) };
  }

  function arrange() {
    if (!column) return;
    const { svg, width, height, parts } = column;
    // The first part of the second column: where the longer column is shortest.
    const ends = parts.map(({ y }, place) => ({ place, y, longer: Math.max(y, height - y) })).filter(({ place }) => place);
    const two = id("k-frame").clientWidth >= WIDE && ends.length > 0;
    const split = two ? ends.reduce((best, one) => (one.longer < best.longer ? one : best)) : { place: Infinity, y: height, longer: height };
    parts.forEach(({ part, y }, place) => {
      part.setAttribute("transform", place < split.place ? `translate(0 ${y})` : `translate(${width + BESIDE} ${y - split.y + parts[0].y})`);
    });
    const wide = two ? width * 2 + BESIDE : width, high = two ? Math.max(split.y, height - split.y + parts[0].y) : height;
    svg.setAttribute("viewBox", `0 0 ${wide} ${high}`);
    const ground = svg.querySelector(":scope > rect");
    ground?.setAttribute("width", wide);
    ground?.setAttribute("height", high);
  }

  addEventListener("resize", () => { arrange(); soon(); });

  // --- zoom --------------------------------------------------------------------------------------------------------

  let zoom = 1;
  let dragged = false;
  const limit = (value) => Math.min(6, Math.max(0.25, value));

  function setZoom(value, x, y) {
    const frame = id("k-frame"), sheet = id("k-sheet");
    if (!frame) return;
    const box = frame.getBoundingClientRect();
    const left = (x ?? box.left + box.width / 2) - box.left, top = (y ?? box.top + box.height / 2) - box.top;
    const before = zoom;
    zoom = limit(value);
    sheet.style.width = `${zoom * 100}%`;
    frame.scrollLeft = (frame.scrollLeft + left) * (zoom / before) - left;
    frame.scrollTop = (frame.scrollTop + top) * (zoom / before) - top;
    try { sessionStorage.setItem("k-zoom", zoom); } catch { /* it is only a comfort */ }
  }

  function fit() {
    const frame = id("k-frame"), svg = id("k-sheet").firstElementChild;
    const ratio = svg.viewBox.baseVal.height / svg.viewBox.baseVal.width;
    const whole = Math.min(1, frame.clientHeight / (frame.clientWidth * ratio));
    setZoom(Math.abs(zoom - 1) < 0.01 && whole < 0.98 ? whole : 1);
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-zoom]");
    if (!button) return;
    if (button.dataset.zoom === "fit") fit();
    else setZoom(zoom * (button.dataset.zoom === "in" ? 1.35 : 1 / 1.35));
  });
  document.addEventListener("wheel", (event) => {
    if (!event.ctrlKey || !event.target.closest("#k-frame")) return;
    event.preventDefault();
    setZoom(zoom * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  }, { passive: false });

  let pinch = null;
  const spread = (touches) => Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);
  document.addEventListener("touchstart", (event) => {
    if (event.touches.length === 2 && event.target.closest("#k-frame")) pinch = { spread: spread(event.touches), zoom };
  }, { passive: true });
  document.addEventListener("touchmove", (event) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const x = (event.touches[0].clientX + event.touches[1].clientX) / 2, y = (event.touches[0].clientY + event.touches[1].clientY) / 2;
    setZoom(pinch.zoom * spread(event.touches) / pinch.spread, x, y);
    dragged = true;
  }, { passive: false });
  document.addEventListener("touchend", (event) => {
    if (event.touches.length < 2) pinch = null;
    if (!event.touches.length) setTimeout(() => { dragged = false; }, 50);
  });

  // --- replay ------------------------------------------------------------------------------------------------------

  let going = null; // the position asked for last
  async function go(at, through = main().dataset.eyes) {
    const { replay, last } = main().dataset;
    const ply = Math.min(Number(last), Math.max(0, at));
    const query = `ply=${ply}&as=${encodeURIComponent(through)}`;
    history.replaceState(null, "", `?${query}`);
    going = query;
    if (busy) return;
    busy = true;
    try {
      for (let asked = null; asked !== going;) {
        asked = going;
        const answer = await fetch(`${replay}?${asked}&part=true`);
        if (answer.ok) show(await answer.text());
        else K.say(await K.reason(answer));
      }
    } catch {
      K.say(document.body.dataset.lost);
    } finally {
      busy = false;
    }
  }

  const strides = { first: () => 0, back: (at) => at - 1, on: (at) => at + 1, last: () => Infinity };
  const keys = { Home: "first", ArrowLeft: "back", ArrowRight: "on", End: "last" };
  const at = () => Number(going ? new URLSearchParams(going).get("ply") : main().dataset.at);

  function steps(event) {
    const stride = keys[event.key];
    if (!stride) return;
    event.preventDefault();
    go(strides[stride](at()));
  }

  document.addEventListener("click", (event) => {
    const step = event.target.closest("[data-step]");
    if (step) go(strides[step.dataset.step](at()));
  });
  document.addEventListener("input", (event) => { if (event.target.id === "k-slider") go(Number(event.target.value)); });
  document.addEventListener("change", (event) => { if (event.target.id === "k-eyes") go(at(), event.target.value); });

  try { zoom = limit(Number(sessionStorage.getItem("k-zoom")) || 1); } catch { /* the first look is at full width */ }
  if (zoom !== 1) setZoom(zoom);
  read();
  arrange();
  paint();
  bringIntoView();
  getReady();
  listen();
})();

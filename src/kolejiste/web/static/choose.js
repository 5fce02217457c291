// Choosing a move: by what is drawn, by kinds and a list, with mouse, fingers or keys. It knows picks and moves, and no game.
"use strict";

(() => {
  const id = (name) => document.getElementById(name);
  const main = () => id("k-main");
  const FEW = 9; // so many moves that are left to choose from stand beside the thing that was clicked
  const TWICE = 350; // milliseconds in which a second click still belongs to the first

  let data = { kinds: [], moves: [], picks: [] };
  let read = ""; // the text of which the data were made
  let kind = null; // the kind of action that was chosen
  let picked = new Set();
  let chosen = null; // a move that was chosen by its words
  let busy = false;
  let made = 0; // when the last move was sent
  let hand = null; // where the hand was last: the thing and the point

  const always = () => { try { return localStorage.getItem("k-confirm") === "yes"; } catch { return false; } };
  const drawn = () => [...document.querySelectorAll("#k-main [data-pick]")];
  const open = () => drawn().filter((element) => element.classList.contains("k-open") && element.checkVisibility());
  const { stem, tail, button } = K.list;
  const has = (some, all) => [...some].every((one) => all.includes(one));

  // --- what is left to choose from -------------------------------------------------------------------------------

  const pool = () => (kind ? kind.moves.map((place) => data.moves[place]) : data.moves);

  // The moves that what is picked leaves open, and the one that it names; `next` can still be picked.
  function narrowed() {
    if (chosen) return { left: [chosen], named: chosen, next: new Set() };
    const left = pool().filter((move) => has(picked, move.picks));
    const exact = picked.size ? left.find((move) => move.picks.length === picked.size) : null;
    const named = exact ?? (picked.size && left.length === 1 ? left[0] : null);
    const next = new Set();
    for (const move of left) for (const pick of move.picks) if (!picked.has(pick)) next.add(pick);
    return { left, named, next };
  }

  // Where things of one sort are gathered, such as tickets to keep, one move's picks are part of another's, and only a
  // word ends the choosing. Picks of different sorts, a route and cards, are no such gathering.
  const alike = ({ picks }) => new Set(picks.map((pick) => pick.split("-", 1)[0])).size === 1;
  const inner = (one, other) => one.picks.length && one.picks.length < other.picks.length && alike(other) && has(one.picks, other.picks);
  const growing = (moves) => moves.some((one) => moves.some((other) => inner(one, other)));
  const grown = (move) => data.moves.some((other) => inner(other, move));

  // The words with which all these moves begin.
  function begun(moves) {
    let start = moves[0]?.words ?? "";
    for (const { words } of moves) while (!words.startsWith(start)) start = start.slice(0, Math.max(0, start.lastIndexOf(" ")));
    return start.replace(/[ :,–-]+$/, "");
  }
  const label = (moves) => (moves.length === 1 ? moves[0].words : `${begun(moves)} …`.trim());

  // --- showing it --------------------------------------------------------------------------------------------------

  function paint() {
    const { left, named, next } = data.moves.length ? narrowed() : { left: [], named: null, next: new Set() };
    const by = new Map();
    for (const move of left) {
      for (const pick of move.picks) {
        if (!by.has(pick)) by.set(pick, []);
        by.get(pick).push(move);
      }
    }
    const strong = Boolean(kind) || picked.size > 0;
    for (const element of drawn()) {
      const { pick } = element.dataset;
      const legal = next.has(pick), taken = picked.has(pick) || Boolean(chosen?.picks.includes(pick));
      element.classList.toggle("k-open", legal);
      element.classList.toggle("k-strong", legal && strong);
      element.classList.toggle("k-aside", legal && Boolean(by.get(pick)?.every((move) => move.aside)));
      element.classList.toggle("k-picked", taken);
      element.classList.toggle("k-shut", data.moves.length > 0 && !legal && !taken);
      if (legal || taken) {
        element.setAttribute("role", "button");
        element.setAttribute("tabindex", "-1");
        element.setAttribute("aria-label", label(by.get(pick) ?? left));
        element.setAttribute("aria-pressed", String(taken));
      } else for (const name of ["role", "tabindex", "aria-label", "aria-pressed"]) element.removeAttribute(name);
    }
    rove();
    const bar = id("k-chosen");
    if (!bar) return;
    const some = picked.size > 0 || chosen;
    id("k-chosen-words").textContent = named ? named.words : some ? `${begun(left)} … ${bar.dataset.more}` : bar.dataset.none;
    bar.classList.toggle("k-named", Boolean(named));
    id("k-confirm").disabled = !named;
    id("k-cancel").disabled = !some;
    K.list.paint(data, { kind, picked, named, drawn: new Set(drawn().map((element) => element.dataset.pick)) });
  }

  // One of the things that can be picked is reached by Tab, the others from it by the arrow keys.
  let stop = null;
  function rove(element = null) {
    const all = open();
    if (element) stop = element;
    else if (!all.includes(stop)) stop = all[0] ?? null;
    for (const one of all) one.setAttribute("tabindex", one === stop ? "0" : "-1");
  }

  // --- choosing ------------------------------------------------------------------------------------------------------

  function cancel() {
    K.popover.close(true);
    picked = new Set();
    chosen = kind = null;
    paint();
    K.preview.clear();
  }

  function pick(name, where) {
    hand = where;
    chosen = null;
    if (kind && !pool().some((move) => move.picks.includes(name))) kind = null;
    if (picked.has(name)) picked.delete(name);
    else {
      picked.add(name);
      if (!narrowed().left.length) picked = new Set([name]); // a fresh start with what was clicked
    }
    settle();
  }

  function choose(move, where, asked = false) {
    hand = where;
    picked = new Set();
    chosen = move;
    settle(asked);
  }

  // What the choice has come to: a move is made, confirmed, or looked for among a few.
  function settle(asked = false) {
    const { left, named } = narrowed();
    K.popover.close();
    paint();
    if (!picked.size && !chosen) return K.preview.clear();
    if (left.length === 1 && !(picked.size && grown(left[0]))) {
      if (asked || left[0].weighty || always()) return ask(left[0]);
      return make(left[0]);
    }
    if (named) return K.preview.show(named);
    const same = left.every((move) => stem(move.words) === stem(left[0].words)); // ways to pay, however many
    if ((same || left.length <= FEW) && !growing(left)) offer(left, same);
  }

  const beside = (words) => ({ beside: hand?.element, point: hand?.point, words });

  function ask(move) {
    const words = document.createElement("p");
    words.textContent = move.words;
    K.popover.show([words, button(id("k-chosen").dataset.confirm, "button", { "data-make": data.moves.indexOf(move) })], beside(move.words));
    K.preview.show(move);
  }

  // A few moves beside the hand, the sensible one first; ways to pay for the same thing without the words they share.
  function offer(moves, same) {
    const heading = document.createElement("p");
    heading.textContent = same ? stem(moves[0].words) : id("k-chosen").dataset.which;
    const list = document.createElement("div");
    list.className = "k-pop-list";
    list.append(...moves.map((move) => button(same ? tail(move.words) : move.words, "move", { "data-make": data.moves.indexOf(move) })));
    K.popover.show([heading, list], beside(heading.textContent));
    K.preview.show(moves[0]);
  }

  // Several things lie under the finger: which one was meant?
  function which(elements, point) {
    hand = { element: null, point };
    const { left } = narrowed();
    const heading = document.createElement("p");
    heading.textContent = id("k-chosen").dataset.which;
    const list = document.createElement("div");
    list.className = "k-pop-list";
    for (const element of elements) {
      const { pick: name } = element.dataset;
      list.append(button(label(left.filter((move) => picked.has(name) || move.picks.includes(name))), "move", { "data-meant": name }));
    }
    K.popover.show([heading, list], { point, words: heading.textContent });
  }

  async function make(move) {
    if (busy || !move) return;
    busy = true;
    made = performance.now();
    K.popover.close();
    K.preview.clear();
    const { table, seat, entry } = main().dataset;
    const from = document.activeElement?.dataset?.pick ? K.reach.middle(document.activeElement) : null;
    id("k-turn").setAttribute("aria-busy", "true");
    const answer = await K.post(`/api/tables/${table}/moves`, { seat: Number(seat), entry: Number(entry), action: move.n, have: K.have() });
    id("k-turn")?.removeAttribute("aria-busy");
    busy = false;
    if (!answer) return paint(); // what was chosen is still chosen
    picked = new Set();
    chosen = kind = null;
    await (answer.now ? K.show(answer.now) : K.refresh());
    if (from && data.moves.length) K.reach.closest(open(), from)?.focus({ preventScroll: true }); // keys go on from here
  }

  const confirm = () => make(narrowed().named);

  // --- mouse and fingers ---------------------------------------------------------------------------------------------

  let down = null; // where and with what the pointer went down
  document.addEventListener("pointerdown", (event) => {
    down = { x: event.clientX, y: event.clientY, touch: event.pointerType === "touch" };
  }, { capture: true, passive: true });

  const legalAt = (target) => {
    for (let element = target.closest("[data-pick]"); element; element = element.parentElement.closest("[data-pick]")) {
      if (element.matches(".k-open, .k-picked")) return element;
    }
    return null;
  };

  document.addEventListener("click", (event) => {
    const { target } = event;
    if (!main()?.dataset.table || (event.detail > 1 && performance.now() - made < TWICE)) return;
    const point = event.clientX || event.clientY ? [event.clientX, event.clientY] : K.reach.middle(target);
    const entry = target.closest("[data-make]");
    if (entry) return taken(data.moves[entry.dataset.make], event);
    const meant = target.closest("[data-meant]");
    if (meant) {
      const name = meant.dataset.meant;
      K.popover.close();
      return pick(name, { element: drawn().find((one) => one.dataset.pick === name), point });
    }
    const move = target.closest("#k-turn [data-move]");
    if (move) return choose(data.moves[move.dataset.move], { element: move, point }, move.matches(".kind"));
    if (target.closest("#k-confirm")) return confirm();
    if (target.closest("#k-cancel")) return cancel();
    if (target.closest("#k-list")) return toggle();
    const chip = target.closest("#k-kinds [data-kind]");
    if (chip) return choseKind(data.kinds[chip.dataset.kind]);
    if (!target.closest("#k-main .part")) {
      if (!target.closest("#k-pop, #k-turn")) K.popover.open ? cancel() : K.popover.close();
      return;
    }
    if (K.dragged || down && Math.hypot(event.clientX - down.x, event.clientY - down.y) > 10) return; // the board was moved
    if (busy) return;
    if (event.detail > 1 && (picked.size || chosen)) return twice();
    onBoard(target, point, Boolean(down?.touch));
  });

  // Of a few moves one was taken. A weighty one is asked about once more.
  function taken(move, event) {
    if (chosen === move || narrowed().named === move || !(move.weighty || always()) || event.detail > 1) return make(move);
    choose(move, hand);
  }

  // A double click: the named move, or the sensible one of those beside the hand.
  function twice() {
    const { named } = narrowed();
    const first = K.popover.panel?.querySelector("[data-make]");
    if (named || first) make(named ?? data.moves[first.dataset.make]);
  }

  function onBoard(target, point, touch) {
    const map = target.closest("#k-frame"); // what lies under other panels is not meant
    if (touch && map && K.zoomTo(...point)) return;
    const things = drawn().filter((element) => element.matches(".k-open, .k-picked") && element.checkVisibility() && element.closest("#k-frame") === map);
    const hit = legalAt(target);
    const near = touch || !hit ? K.reach.nearest(things, ...point, touch ? K.reach.THUMB : K.reach.MOUSE) : [hit];
    if (near.length > 1 && touch) return which(near, point);
    if (near.length) {
      rove(near[0]);
      return pick(near[0].dataset.pick, { element: near[0], point });
    }
    why(target, point);
  }

  // Not possible now: the nearest element about which the rules have something to say tells why.
  async function why(target, point) {
    if (picked.size || chosen) cancel();
    K.popover.close();
    const { table, seat } = main().dataset;
    let place = target.closest("[id]");
    for (let tries = 0; place && !place.matches(".part, #k-sheet") && tries < 4; tries += 1) {
      const answer = await fetch(`/api/tables/${table}/why?element=${encodeURIComponent(place.id)}${seat === "" ? "" : `&seat=${seat}`}`);
      const words = answer.ok ? (await answer.json()).words : "";
      if (words) return K.popover.say(words, { beside: place, point });
      place = place.parentElement.closest("[id]");
    }
  }

  function choseKind(one) {
    K.popover.close();
    chosen = null;
    picked = new Set();
    kind = kind === one ? null : one;
    paint();
  }

  function toggle() {
    const shown = K.list.toggle();
    paint();
    if (shown) K.list.enter();
  }

  // --- keys ----------------------------------------------------------------------------------------------------------

  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (!main()?.dataset.table || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (key === "Escape" && data.moves.length && !target.closest(".menu, dialog")) {
      if (target.id === "k-search" && target.value) return; // the browser clears the field
      return cancel();
    }
    if (target.closest("#k-moves") && K.list.key(event)) return;
    if (target.matches("input, select, textarea")) return;
    if ((key === "z" || key === "Z" || key === "Backspace") && id("k-undo")?.dataset.undo === "free") {
      event.preventDefault();
      return id("k-undo").click();
    }
    const thing = target.closest("[data-pick]");
    if (thing && K.reach.arrows[key]) {
      event.preventDefault();
      const next = K.reach.towards(open(), thing, key);
      if (next) {
        rove(next);
        next.focus({ preventScroll: true });
        K.reveal?.(next);
      }
    } else if (thing && (key === "Enter" || key === " ")) {
      event.preventDefault();
      if (busy) return;
      const { named } = narrowed();
      if (key === "Enter" && named && thing.classList.contains("k-picked")) return confirm();
      pick(thing.dataset.pick, { element: thing, point: K.reach.middle(thing) });
      if (!K.popover.open && document.activeElement === document.body) thing.focus({ preventScroll: true });
    } else if (key === "Enter" && !target.closest("button, a, summary, [tabindex='0']")) confirm();
  });

  document.addEventListener("input", (event) => {
    if (event.target.id === "k-search") K.list.type(event.target.value, data);
  });

  // --- what is under the hand is previewed ---------------------------------------------------------------------------

  function under(target) {
    const entry = target.closest?.("[data-make], #k-turn [data-move]");
    if (entry) return [data.moves[entry.dataset.make ?? entry.dataset.move]];
    const advised = target.closest?.("[data-advised]")?.dataset.advised;
    if (advised) return data.moves.filter((move) => String(move.n) === advised);
    const name = target.closest?.("[data-meant]")?.dataset.meant ?? target.closest?.(".k-open")?.dataset.pick;
    return name ? narrowed().left.filter((move) => move.picks.includes(name)) : [];
  }

  function look(event) {
    if (event.pointerType === "touch" || busy) return;
    const moves = under(event.target);
    if (moves.length) K.preview.show(moves[0], label(moves));
    else if (!K.popover.open) K.preview.leave(narrowed().named);
  }
  document.addEventListener("pointerover", look);
  document.addEventListener("focusin", look);

  // --- a new position ------------------------------------------------------------------------------------------------

  function begin() {
    const text = id("k-choices")?.textContent ?? "";
    if (text !== read) {
      read = text;
      data = text ? JSON.parse(text) : { kinds: [], moves: [], picks: [] };
      for (const move of data.moves) move.picks = move.picks.map((place) => data.picks[place]);
      kind = chosen = null;
      K.list.reset();
      K.popover.close();
      if (!data.moves.some((move) => has(picked, move.picks))) picked = new Set();
    }
    K.preview.clear();
    paint();
  }

  document.addEventListener("k-shown", begin);
})();

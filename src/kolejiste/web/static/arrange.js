// How the parts of a table stand on the screen, by its width and height; how the map is zoomed stands in zoom.js. It knows no game.
"use strict";

(() => {
  const id = (name) => document.getElementById(name);
  const main = () => id("k-main");
  const WIDEST = 270; // units: no piece outside the map is wider
  const TABS = 38, READ = 92; // pixels: what the tabs of the log need, and what its lines need with them
  const THUMB = 40 / 34; // what can be picked is at least 34 units wide, and a thumb needs 40 pixels

  // --- forms -------------------------------------------------------------------------------------------------------

  // wide: everything in one window. flat: a phone held sideways. tall: a phone or tablet held upright.
  function formOf(width, height) {
    if (width < height || width < 640) return "tall";
    return width >= 1000 && height >= 560 ? "wide" : "flat";
  }

  const partsOf = (place) => [...place.querySelectorAll(":scope > .part")];

  function setScale(parts, scale) {
    for (const part of parts) part.style.zoom = String(Math.max(scale, K.LETTERS / K.unitsOf(part)));
  }

  // The sizes of all pieces in the dock: while they stay the same, nothing moves.
  const sizesOf = (parts) => parts.map((part) => `${part.id}:${[...part.children].map((piece) => `${piece.getAttribute("width")}x${piece.getAttribute("height")}`)}`).join(" ");

  let arranged = "";
  let reserved = null; // what the dock took last: it does not shrink while the window stays as it is

  function arrange(force) {
    const play = main();
    if (!play.classList.contains("play")) return;
    const width = innerWidth, height = innerHeight, form = formOf(width, height);
    if (force) reserved = null;
    play.dataset.form = form;
    const dock = id("k-dock"), parts = partsOf(dock);
    const key = `${width}x${height} ${sizesOf(parts)}`;
    if (key !== arranged) {
      if (arranged.split(" ")[0] !== key.split(" ")[0]) {
        reserved = null;
        kept = doing = 0;
      }
      arranged = key;
      if (form === "wide") placeDock(play, dock, parts);
      else play.style.removeProperty("--dock");
    }
    const column = form === "wide" ? Math.min(1.2, (id("k-side").clientWidth - 26) / WIDEST) : THUMB;
    setScale([...play.querySelectorAll("#k-people .part, #k-legend > .part, #k-mats > .part")], column);
    const box = K.mapPiece()?.viewBox.baseVal;
    if (box) play.style.setProperty("--ratio", (box.width / box.height).toFixed(4));
    play.style.setProperty("--bar-turn", `${id("k-turn").offsetHeight}px`);
    keepDoing(play, form, column);
    tellLast();
    showTabs(form);
    K.fitMap(true);
    fitHint();
    for (const name of ["k-turn", "k-dock", "k-doing", "k-people", "k-more"]) if (id(name)) grown.observe(id(name));
  }

  // A turn in progress keeps the most that it took. It is drawn smaller before it takes room from the people; where it
  // leaves the log none, the people make place while somebody reads the log.
  let doing = 0;
  function keepDoing(play, form, column) {
    let now = 0;
    if (form === "wide") {
      const panel = id("k-doing"), people = Math.min(id("k-people").scrollHeight, innerHeight * 0.38);
      const room = id("k-side").clientHeight - id("k-turn").offsetHeight - people;
      for (let scale = column; scale >= 0.92; scale -= 0.06) {
        setScale(partsOf(panel), scale);
        now = panel.offsetHeight;
        if (now <= room - TABS) break;
      }
      id("k-side").classList.toggle("k-tight", room - now < READ);
    }
    doing = Math.max(doing, now);
    play.style.setProperty("--doing", `${doing}px`);
    play.style.setProperty("--doing-now", `${now}px`);
  }

  // A hint that the turn's panel has no room for is left out rather than cut.
  function fitHint() {
    const turn = id("k-turn"), hint = turn?.querySelector(".hint");
    if (!hint) return;
    hint.classList.remove("k-cut");
    hint.classList.toggle("k-cut", main().dataset.form === "wide" && turn.scrollHeight > turn.clientHeight + 1);
  }
  document.addEventListener("k-shown", () => requestAnimationFrame(fitHint)); // when all that stands before it is there

  // The question and its buttons may grow after the panel above them has opened, and push it up.
  const grown = new ResizeObserver(() => { if (main().dataset.form !== "wide") markEdges(); });

  // The dock stands below the map or beside it, whichever leaves the larger map.
  function placeDock(play, dock, parts) {
    const map = document.querySelector("#k-sheet .piece");
    if (!map) return;
    const ratio = map.viewBox.baseVal.width / map.viewBox.baseVal.height;
    const room = { width: play.clientWidth - id("k-side").offsetWidth, height: play.clientHeight };
    const best = reserved && tried(dock, parts, room, ratio, reserved.place, reserved.scale, reserved.size) || choose(dock, parts, room, ratio);
    reserved = best;
    apply(dock, parts, best);
  }

  function choose(dock, parts, room, ratio) {
    const wanted = Math.min(1.5, Math.max(0.92, room.height / 780));
    let best = null;
    for (const share of [1, 0.94, 0.88]) {
      const scale = Math.max(0.92, wanted * share);
      for (const place of ["below", "beside"]) {
        const found = tried(dock, parts, room, ratio, place, scale);
        // A larger map is worth more than larger cards, but not much more.
        if (found && (!best || found.area * found.scale ** 0.5 > best.area * best.scale ** 0.5)) best = found;
      }
    }
    return best ?? tried(dock, parts, room, ratio, "below", 0.92, room.height * 0.5, true);
  }

  // How the dock would stand at this place and scale: its size, and how large that leaves the map.
  function tried(dock, parts, room, ratio, place, scale, least = 0, squeeze = false) {
    setScale(parts, scale);
    dock.dataset.place = place;
    dock.style.position = "absolute"; // so that it takes the height it needs, and not the one it has
    let size;
    if (place === "below") {
      dock.style.width = `${room.width}px`;
      size = Math.max(least, dock.offsetHeight);
      if (size > room.height * 0.62 && !squeeze) return null;
    } else {
      const narrow = Math.ceil(Math.max(WIDEST * 0.5, ...[...dock.querySelectorAll(".piece")].map((piece) => piece.getBoundingClientRect().width)) + 18);
      for (size = Math.max(least, narrow); size <= room.width * 0.55; size += 24) {
        dock.style.width = `${size}px`;
        if (dock.offsetHeight <= room.height) break;
      }
      if (size > room.width * 0.55) return null;
    }
    const wide = place === "below" ? room.width : room.width - size, high = place === "below" ? room.height - size : room.height;
    const across = Math.min(wide, high * ratio);
    return { place, scale, size, area: across * across / ratio };
  }

  function apply(dock, parts, { place, scale, size }) {
    setScale(parts, scale);
    dock.dataset.place = place;
    dock.style.width = dock.style.position = "";
    main().style.setProperty("--dock", `${size}px`);
    main().dataset.dock = place;
  }

  // --- tabs of a phone ---------------------------------------------------------------------------------------------

  const ORDER = ["turn", "hand", "offer", "own", "people", "more"];
  let tab = "", ended = false;

  // The tabs that have something to show, with a mark where something can be chosen.
  function showTabs(form) {
    const nav = id("k-tabs"), play = main();
    nav.hidden = form === "wide";
    if (nav.hidden) return;
    const parts = partsOf(id("k-dock"));
    const there = ORDER.filter((name) => {
      if (name === "turn") return !id("k-doing")?.hidden;
      return name === "people" || name === "more" || parts.some((part) => part.dataset.role === name);
    });
    if (nav.dataset.there !== there.join(" ")) {
      nav.dataset.there = there.join(" ");
      nav.replaceChildren(...there.map((name) => {
        const button = document.createElement("button");
        button.type = "button";
        button.dataset.tab = name;
        button.textContent = document.body.dataset[`tab${name[0].toUpperCase()}${name.slice(1)}`];
        return button;
      }));
    }
    if (play.dataset.over && !ended) openTab("none"); // the end of a game shows the board
    else if (there.includes(tab) || tab === "none") openTab(tab);
    else openTab(there.find((name) => { openTab(name); return !covers(); }) ?? "none"); // the first that leaves the map alone
    ended = Boolean(play.dataset.over);
    play.dataset.tabs = String(there.length);
  }

  let kept = 0; // the height that an open panel took over the map: it keeps it until it is put away

  function openTab(name, byHand = true) {
    if (name !== tab) kept = byHand || !tab || tab === "none" ? 0 : panelOf().offsetHeight; // what opens by itself keeps the room
    tab = name;
    main().dataset.tab = name;
    for (const button of id("k-tabs").children) button.setAttribute("aria-pressed", String(button.dataset.tab === name));
    for (const one of [id("k-dock"), id("k-doing")]) one.style.minHeight = "";
    fitPanel();
    if (main().dataset.form === "tall" && (kept || covers()) && name !== "none") {
      kept = Math.max(kept, panelOf().offsetHeight);
      panelOf().style.minHeight = `${kept}px`;
    }
    markEdges();
  }

  // Where the open panel begins: its handle stands there, and what is told of the map ends there.
  function markEdges() {
    const play = main(), panel = panelOf().getBoundingClientRect(), stage = id("k-stage").getBoundingClientRect();
    play.classList.toggle("k-covers", covers());
    play.classList.toggle("k-full", panel.top - stage.top < 50);
    play.style.setProperty("--panel-left", `${panel.left - stage.left}px`);
    play.style.setProperty("--panel-top", `${panel.top - stage.top}px`);
    play.style.setProperty("--over", `${panel.width && play.dataset.form === "tall" ? Math.max(0, stage.bottom - panel.top) : 0}px`);
    showLast();
  }

  const panelOf = () => id({ turn: "k-doing", people: "k-people", more: "k-more" }[tab] ?? "k-dock");

  // Whether the open tab grows over the map.
  function covers() {
    const panel = panelOf().getBoundingClientRect(), stage = id("k-stage").getBoundingClientRect();
    if (!panel.width) return false;
    if (main().dataset.form === "flat") return panel.left < stage.right - 2;
    return panel.top < Math.min(stage.bottom, stage.top + stage.width / Number(main().style.getPropertyValue("--ratio") || 1)) - 2;
  }

  // The open tab is as large as its panel lets it be. What needs more than that grows over the map.
  function fitPanel() {
    const { form } = main().dataset;
    if (form === "wide") return;
    const panel = tab === "turn" ? id("k-doing") : id("k-dock");
    const parts = tab === "turn" ? partsOf(panel) : partsOf(panel).filter((part) => part.dataset.role === tab);
    if (!parts.length) return;
    const fits = () => panel.scrollHeight <= panel.clientHeight + 1;
    panel.classList.remove("k-across", "k-over");
    if (form === "tall") {
      const most = Math.max(THUMB, Math.min(1.6, (main().clientWidth - 22) / WIDEST)), edge = id("k-stage").getBoundingClientRect().bottom - 1;
      for (let scale = most; ; scale -= 0.08) {
        setScale(parts, Math.max(THUMB, scale));
        if (scale <= THUMB || (fits() && panel.getBoundingClientRect().top >= edge)) break; // the map's lower edge
      }
      return;
    }
    for (const over of ["k-beside", "k-across", "k-over"]) { // the map, its upper half, or all of it
      panel.classList.remove("k-beside", "k-across");
      panel.classList.add(over);
      for (let scale = 1.3; scale >= 0.92; scale -= 0.04) {
        setScale(parts, scale);
        if (fits()) return;
      }
    }
  }

  const tabOf = (element) => {
    const part = element.closest(".part");
    if (!part) return "";
    if (part.closest("#k-doing")) return "turn";
    return part.closest("#k-dock") ? part.dataset.role : "";
  };

  // Who is asked sees something to pick: on a phone the tab that has it opens by itself, unless the map has it too. What
  // may be done at any time opens nothing while there is an answer to the question.
  function bringUp() {
    const open = [...document.querySelectorAll("#k-main .k-open")];
    const marked = new Set(open.map(tabOf));
    for (const button of id("k-tabs").children) button.classList.toggle("k-has", marked.has(button.dataset.tab));
    const answers = open.filter((element) => !element.classList.contains("k-aside"));
    const tabs = new Set((answers.length ? answers : open).map(tabOf));
    if (main().dataset.form === "wide" || !open.length || tabs.has("") || tabs.has(tab)) return;
    openTab(ORDER.find((name) => tabs.has(name)), false);
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("#k-tabs [data-tab]");
    if (button) return openTab(button.dataset.tab === tab ? "none" : button.dataset.tab); // once more closes it
    if (event.target.closest("#k-fold")) return openTab("none");
    // A tap on the map beside what can be chosen puts away what lies over it.
    if (!main().classList.contains("k-covers") || main().dataset.form === "wide" || K.dragged) return;
    if (!event.target.closest("#k-stage") || event.target.closest(".k-open, .k-picked, button")) return;
    event.stopImmediatePropagation();
    openTab("none");
  });

  // Where a phone held upright has room below the map, it tells what happened last.
  function tellLast() {
    const line = document.querySelector("#k-log > li:first-child");
    if (line) id("k-last").replaceChildren(...[...line.children].map((one) => one.cloneNode(true)));
  }

  function showLast() {
    const map = K.mapPiece()?.getBoundingClientRect(), line = id("k-last"), over = parseFloat(main().style.getPropertyValue("--over")) || 0;
    line.hidden = main().dataset.form !== "tall" || !map || !line.childElementCount || id("k-stage").getBoundingClientRect().bottom - over - map.bottom < 44;
  }

  document.addEventListener("k-placed", showLast);

  // --- the panel of tabs beside the map -------------------------------------------------------------------------------

  // Where a turn in progress leaves the log no room, the people make place until somebody clicks elsewhere.
  async function openMore(name) {
    id("k-side").classList.add("k-reading");
    for (const button of document.querySelectorAll(".more-tabs [data-more]")) {
      const chosen = button.dataset.more === name;
      button.setAttribute("aria-selected", String(chosen));
      button.tabIndex = chosen ? 0 : -1;
      id(`k-${button.dataset.more}-panel`).hidden = !chosen;
    }
    await tellWords();
  }

  // The position in words is fetched when somebody reads it, and after each move while it is open.
  async function tellWords() {
    const panel = id("k-words-panel"), { version, seat } = main().dataset;
    if (!panel || panel.hidden || panel.dataset.version === version) return;
    const answer = await fetch(`${panel.dataset.words}?as=${seat}`);
    if (!answer.ok) return;
    panel.innerHTML = await answer.text(); // drawn and escaped by the server
    panel.dataset.version = version;
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest(".more-tabs [data-more]");
    if (button) {
      const again = button.ariaSelected === "true" && id("k-side").classList.contains("k-reading");
      openMore(button.dataset.more);
      if (again) id("k-side").classList.remove("k-reading");
    } else if (!event.target.closest("#k-more")) id("k-side")?.classList.remove("k-reading");
    const whole = event.target.closest("[data-whole]");
    if (whole) {
      for (const part of partsOf(id("k-mats"))) part.hidden = part.dataset.seat !== whole.dataset.whole;
      id("k-mats-dialog").showModal();
    }
  });
  document.addEventListener("keydown", (event) => {
    const button = event.target.closest?.(".more-tabs [data-more]");
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!button || !step) return;
    const all = [...document.querySelectorAll(".more-tabs [data-more]")];
    const next = all[(all.indexOf(button) + step + all.length) % all.length];
    openMore(next.dataset.more);
    next.focus();
  });

  // A device that is turned has other tabs: what is asked for comes up again.
  addEventListener("resize", () => {
    const { form } = main().dataset;
    arrange(true);
    if (main().dataset.form !== form) bringUp();
  });
  document.fonts?.ready.then(() => arrange());
  Object.assign(K, { arrange, bringUp, tellWords, openTab });
})();

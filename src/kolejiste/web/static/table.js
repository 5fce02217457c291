// A table: what changes is fetched fragment by fragment and put in its place. It knows no game.
"use strict";

(() => {
  const id = (name) => document.getElementById(name);
  const main = () => id("k-main");
  const known = new Map(); // the fragments that the page has: id -> hash
  let wanted = null; // the version that the server told of last
  let busy = false;
  let eyes = new URLSearchParams(location.search).get("as") || "";

  const have = () => [...known].map(([name, hash]) => `${name}:${hash}`).join(",");

  // --- live ------------------------------------------------------------------------------------------------------

  async function refresh() {
    if (busy || !main().dataset.table) return;
    if (main().dataset.waiting) return waiting();
    busy = true;
    try {
      const query = new URLSearchParams({ as: eyes, have: have() });
      const answer = await fetch(`/tables/${main().dataset.table}/now?${query}`);
      if (!answer.ok) throw new Error(await K.reason(answer));
      show(await answer.json());
    } catch {
      setTimeout(refresh, 2000);
    } finally {
      busy = false;
    }
    if (wanted && wanted !== main().dataset.version) setTimeout(refresh, 50);
  }

  // Before the game everything is one page; when it has begun, it is another.
  async function waiting() {
    const answer = await fetch(location.href).catch(() => null);
    if (!answer?.ok) return setTimeout(refresh, 2000);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("k-main");
    if (!page.dataset.waiting) return location.reload();
    K.morph(main(), page.outerHTML);
    K.recall();
    K.seal.gather();
  }

  const older = (one, other) => {
    const [a, b] = one.split(".").map(Number), [c, d] = other.split(".").map(Number);
    return a < c || (a === c && b < d);
  };

  // Put the new position in its place; one that is older than what is shown came late and is left.
  function show(now) {
    const play = main();
    if (older(now.version, play.dataset.version) && now.moves >= Number(play.dataset.moves)) return;
    if (now.own.join(",") !== play.dataset.own) return location.reload(); // a seat came or went by its personal link
    const before = { ...play.dataset, places: places() };
    const focused = play.contains(document.activeElement);
    const there = new Set(now.fragments.map((one) => one.id));
    for (const name of [...known.keys()]) {
      if (there.has(name)) continue;
      id(name)?.remove();
      known.delete(name);
    }
    const last = new Map(); // the fragment before, by place
    for (const { id: name, place, hash, html } of now.fragments) {
      const old = id(name);
      if (html !== undefined && html !== null) {
        if (old) K.morph(old, html);
        else if (place) {
          const holder = document.createElement("template");
          holder.innerHTML = html; // drawn and escaped by the server
          const after = last.get(place);
          if (after) after.after(holder.content.firstElementChild);
          else id(place).prepend(holder.content.firstElementChild);
        }
      }
      if (place) last.set(place, id(name));
      known.set(name, hash);
    }
    Object.assign(play.dataset, {
      version: now.version, entry: now.entry, seat: now.seat ?? "", moves: now.moves, over: now.over ? "yes" : "",
    });
    if (focused && document.activeElement === document.body) id("k-turn")?.focus({ preventScroll: true }); // the focus goes on from here
    showPeople();
    K.arrange();
    tellNews(Number(before.moves));
    document.dispatchEvent(new CustomEvent("k-shown", { detail: { before, now } }));
    K.bringUp();
    K.tellWords();
  }

  // What happened since so many moves, as the log tells it with the last one first.
  function tellNews(moves) {
    const lines = [...document.querySelectorAll("#k-log .move")].filter((line) => Number(line.dataset.number) > moves);
    if (lines.length) id("k-news").textContent = lines.slice(0, 8).reverse().map((line) => line.querySelector(".words").textContent).join(" ");
  }

  // Where each drawn thing is, so that what has moved can be seen moving.
  function places() {
    const found = new Map();
    for (const element of document.querySelectorAll("#k-main .piece [id]")) found.set(element.id, element.getBoundingClientRect());
    return found;
  }

  // --- the server tells --------------------------------------------------------------------------------------------

  let people = null; // who is there, as told last
  function showPeople() {
    if (!people) return;
    for (const [seat, { present, may_mind: mayMind }] of Object.entries(people)) {
      const row = id(`k-person-${seat}`);
      const away = row?.querySelector(".away"), mind = row?.querySelector(".mind");
      if (away) away.hidden = present;
      if (mind && !mind.dataset.mine) mind.hidden = !mayMind;
    }
  }

  let lost = 0;
  const connected = (yes) => {
    clearTimeout(lost);
    if (yes) id("k-offline").hidden = true;
    else lost = setTimeout(() => { id("k-offline").hidden = false; }, 1500);
  };

  function listen() {
    if (!main().dataset.table) return;
    const stream = new EventSource(`/api/tables/${main().dataset.table}/events`);
    stream.addEventListener("open", () => connected(true));
    stream.addEventListener("version", (event) => {
      wanted = event.data;
      if (wanted !== main().dataset.version && !K.posting()) refresh(); // what was posted brings its position along
    });
    stream.addEventListener("time", (event) => document.dispatchEvent(new CustomEvent("k-time", { detail: Number(event.data) })));
    stream.addEventListener("people", (event) => {
      people = JSON.parse(event.data);
      showPeople();
    });
    stream.addEventListener("error", () => {
      connected(false);
      if (stream.readyState !== EventSource.CLOSED) return; // it comes back by itself
      setTimeout(listen, 2000);
    });
    addEventListener("pagehide", () => stream.close(), { once: true });
  }

  document.addEventListener("k-posted", () => setTimeout(() => {
    if (wanted && wanted !== main().dataset.version && !K.posting()) refresh();
  }, 100));
  addEventListener("offline", () => connected(false));
  addEventListener("online", () => { if (main().dataset.table) refresh(); });
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && wanted && wanted !== main().dataset.version) refresh();
  });
  document.addEventListener("k-stale", refresh);
  document.addEventListener("k-sent", (event) => { if (event.detail?.now) show(event.detail.now); else refresh(); });

  // --- small things ------------------------------------------------------------------------------------------------

  document.addEventListener("click", async (event) => {
    const curtain = event.target.closest("[data-as]");
    if (curtain) {
      eyes = curtain.dataset.as;
      history.replaceState(null, "", `?as=${eyes}`);
      return refresh();
    }
    const giving = event.target.closest("[data-token]");
    if (giving) {
      const done = await K.post(giving.dataset.token);
      if (!done) return;
      id("k-token").textContent = done.token; // shown this once
      id("k-token-command").textContent = done.command;
      id("k-token-shown").hidden = id("k-revoke-token").hidden = false;
    }
    const check = event.target.closest("[data-verify]");
    if (check) {
      const answer = await fetch(check.dataset.verify);
      id("k-verdict").textContent = answer.ok ? (await answer.json()).words : await K.reason(answer);
    }
  });

  Object.assign(K, { refresh, show, have });
  if (id("k-now")) {
    const now = JSON.parse(id("k-now").textContent);
    for (const { id: name, hash } of now.fragments) known.set(name, hash);
    K.arrange();
    document.dispatchEvent(new CustomEvent("k-shown", { detail: { before: null, now } }));
    K.bringUp();
  }
  K.seal.gather();
  listen();
})();

// A replay: it plays by itself, step by step with keys and buttons, or goes to the move at which the chart is touched.
"use strict";

(() => {
  const id = (name) => document.getElementById(name);
  const main = () => id("k-main");
  const PAUSES = { slow: 2600, normal: 1300, quick: 450 }; // milliseconds between two moves
  const KEPT = 24; // positions that need not be fetched again

  // --- one position after the other ------------------------------------------------------------------------------

  const fetched = new Map();
  let going = null; // the position asked for last
  let busy = false;

  const query = (ply, eyes) => `ply=${ply}&as=${encodeURIComponent(eyes)}`;
  const at = () => Number(going ? new URLSearchParams(going).get("ply") : main().dataset.at);
  const eyes = () => (going ? new URLSearchParams(going).get("as") : main().dataset.eyes);
  const last = () => Number(main().dataset.last);

  async function text(asked) {
    if (!fetched.has(asked)) {
      const answer = await fetch(`${main().dataset.replay}?${asked}&part=true`);
      if (!answer.ok) throw new Error(await K.reason(answer));
      fetched.set(asked, await answer.text());
      if (fetched.size > KEPT) fetched.delete(fetched.keys().next().value);
    }
    return fetched.get(asked);
  }

  async function go(ply, through = eyes()) {
    going = query(Math.min(last(), Math.max(0, ply)), through);
    history.replaceState(null, "", `?${going}`);
    if (busy) return;
    busy = true;
    try {
      for (let asked = null; asked !== going;) {
        asked = going;
        show(await text(asked));
      }
    } catch (why) {
      pause();
      K.say(why instanceof TypeError ? document.body.dataset.lost : why.message);
    } finally {
      busy = false;
    }
  }

  // What arrange.js has decided stays when the rest of the page changes.
  const stays = (name, element) => name !== "style" && !(element.id === "k-main" && /^data-(form|dock|tabs?)$/.test(name))
    && !(name === "open" && element.tagName === "DETAILS");

  function show(html) {
    const { moves } = main().dataset;
    const places = new Map([...document.querySelectorAll("#k-main .part, #k-main .piece [id]")].map((one) => [one.id, one.getBoundingClientRect()]));
    K.morph(main(), html, { beforeAttributeUpdated: stays });
    K.arrange();
    id("k-slider").value = main().dataset.at;
    if (!playing) id("k-news").textContent = id("k-told").content.textContent.trim();
    dress();
    document.dispatchEvent(new CustomEvent("k-shown", { detail: { before: { moves, places }, now: null } }));
  }

  // --- by itself -------------------------------------------------------------------------------------------------

  let playing = 0; // the clock of the next move
  let speed = "normal";

  function dress() {
    id("k-dock").tabIndex = 0; // from above there may be more than it has room for
    const button = id("k-play");
    button.textContent = playing ? button.dataset.pause : button.dataset.play;
    button.classList.toggle("k-playing", Boolean(playing));
    for (const one of document.querySelectorAll('input[name="speed"]')) one.checked = one.value === speed;
  }

  async function on() {
    await go(at() + 1);
    if (!playing) return;
    if (at() >= last()) return pause();
    playing = setTimeout(on, PAUSES[speed]);
    text(query(at() + 1, eyes())).catch(() => {}); // the next one is there when its time comes
  }

  function play() {
    if (at() >= last()) go(0);
    playing = setTimeout(on, PAUSES[speed] / 2);
    dress();
  }

  function pause() {
    clearTimeout(playing);
    playing = 0;
    dress();
  }

  const toggle = () => (playing ? pause() : play());

  function hasten(wanted) {
    speed = wanted;
    try { localStorage.setItem("k-speed", speed); } catch { /* it is only a comfort */ }
    if (playing) {
      clearTimeout(playing);
      playing = setTimeout(on, PAUSES[speed]);
    }
    dress();
  }

  // --- by hand ---------------------------------------------------------------------------------------------------

  const strides = { first: () => 0, back: (ply) => ply - 1, on: (ply) => ply + 1, last };
  const keys = { Home: "first", ArrowLeft: "back", ArrowRight: "on", End: "last" };

  function step(stride) {
    pause();
    go(strides[stride](at()));
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input, select, textarea, summary")) return;
    if (event.key === " ") {
      if (event.target.matches("button, a")) return; // it presses what has the focus
      event.preventDefault();
      toggle();
    } else if (keys[event.key]) {
      event.preventDefault();
      step(keys[event.key]);
    }
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-step]");
    if (button) step(button.dataset.step);
    if (event.target.closest("#k-play")) toggle();
  });
  document.addEventListener("input", (event) => {
    if (event.target.id !== "k-slider") return;
    pause();
    go(Number(event.target.value));
  });
  document.addEventListener("change", (event) => {
    if (event.target.id === "k-eyes") go(at(), event.target.value);
    if (event.target.name === "speed") hasten(event.target.value);
  });

  // --- the chart is a slider -------------------------------------------------------------------------------------

  let dragging = false;

  function touch(event) {
    const svg = id("k-chart").firstElementChild, box = svg.getBoundingClientRect();
    const { left, right } = svg.dataset;
    const share = ((event.clientX - box.left) / box.width - left) / (right - left);
    go(Math.round(Math.min(1, Math.max(0, share)) * last()));
  }

  document.addEventListener("pointerdown", (event) => {
    if (!event.target.closest("#k-chart") || event.button) return;
    event.preventDefault();
    pause();
    dragging = true;
    touch(event);
  });
  document.addEventListener("pointermove", (event) => { if (dragging) touch(event); });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => { dragging = false; });

  try { speed = PAUSES[localStorage.getItem("k-speed")] ? localStorage.getItem("k-speed") : speed; } catch { /* as is usual */ }
  dress();
  K.arrange();
  if (main().dataset.form !== "wide") K.openTab("none"); // first the map and the means to go on
})();

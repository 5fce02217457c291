// To a table in one click: a browser keeps the name of its owner and, for each game, the last number of seats, bots and variants.
"use strict";

(() => {
  const id = (name) => document.getElementById(name);
  const kept = (key) => { try { return localStorage.getItem(key) || ""; } catch { return ""; } };
  const keep = (key, value) => { try { localStorage.setItem(key, value); } catch { /* nothing is kept then */ } };
  const NAME = "k-name";
  let waiting = null; // what goes on when the name is known

  function introduce() {
    if (!id("k-me")) return;
    id("k-me").hidden = !kept(NAME);
    id("k-me-name").textContent = kept(NAME);
  }

  function ask(then) {
    const field = id("k-who-name"), button = id("k-who").querySelector("[data-play]");
    waiting = then;
    button.textContent = then ? button.dataset.play : button.dataset.keep;
    field.value = kept(NAME) || field.dataset.default;
    id("k-who").showModal();
    field.select();
  }

  // The form of a game goes with the name and with what was chosen for it last.
  function fill(form) {
    for (const old of form.querySelectorAll("[data-filled]")) old.remove();
    let last = {};
    try { last = JSON.parse(kept(`k-last-${form.dataset.game}`) || "{}"); } catch { /* as is usual, then */ }
    for (const [name, value] of Object.entries({ ...last, "name-0": kept(NAME) })) {
      const field = Object.assign(document.createElement("input"), { type: "hidden", name, value });
      field.dataset.filled = "";
      form.append(field);
    }
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.matches("form.play-now")) {
      if (kept(NAME)) return fill(form);
      event.preventDefault();
      const { submitter } = event;
      ask(() => form.requestSubmit(submitter));
    } else if (form.id === "k-new") {
      const lasting = [...new FormData(form)].filter(([name]) => /^(players|who-\d+|option-.+)$/.test(name));
      keep(`k-last-${form.dataset.game}`, JSON.stringify(Object.fromEntries(lasting)));
    } else if (form.closest("#k-who")) {
      keep(NAME, id("k-who-name").value.trim() || id("k-who-name").dataset.default);
      introduce();
      const go = waiting;
      waiting = null;
      if (go) setTimeout(go); // after the dialog has closed
    }
  });

  // The night of a table is where its maker is, unless somebody chose another zone.
  for (const field of document.querySelectorAll("[data-zone]")) {
    field.value ||= Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  }

  document.addEventListener("click", (event) => {
    if (event.target.closest("#k-me-name")) ask(null);
    if (event.target.closest("#k-who-close")) id("k-who").close();
  });

  introduce();
})();

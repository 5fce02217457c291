// What every page can do: send its buttons and forms, say what went wrong, copy, remember a name.
"use strict";

const K = (() => {
  const token = () => document.querySelector('meta[name="csrf-token"]').content;
  let clock = 0;

  function say(words) {
    const toast = document.getElementById("k-toast");
    toast.textContent = words;
    toast.hidden = false;
    clearTimeout(clock);
    clock = setTimeout(() => { toast.hidden = true; }, 7000);
  }

  let posts = 0; // on their way
  const posting = () => posts > 0;

  // Send JSON; the answer, or null after saying what is wrong.
  async function post(address, body) {
    posts += 1;
    try {
      return await posted(address, body);
    } finally {
      posts -= 1;
      document.dispatchEvent(new Event("k-posted"));
    }
  }

  async function posted(address, body) {
    let answer;
    try {
      answer = await fetch(address, {
        method: "POST",
        headers: { "content-type": "application/json", "x-csrftoken": token() },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
    } catch {
      say(document.body.dataset.lost);
      return null;
    }
    if (answer.ok) return answer.json();
    if (answer.status === 409) document.dispatchEvent(new Event("k-stale"));
    say(await reason(answer));
    return null;
  }

  async function reason(answer) {
    try {
      return (await answer.json()).words;
    } catch {
      return document.body.dataset.lost;
    }
  }

  function morph(target, text, options = {}) {
    Idiomorph.morph(target, text, {
      morphStyle: "outerHTML",
      // Only for fields: of anything else that has the focus, such as the board, the content would stay old.
      ignoreActiveValue: Boolean(document.activeElement?.matches("input, select, textarea")),
      callbacks: {
        // What the person has opened, typed or zoomed stays.
        beforeAttributeUpdated: (name, element) =>
          !(name === "open" && element.tagName === "DETAILS") && !(name === "style")
          && !(name === "value" && (element === document.activeElement || element.form?.dataset.post)),
        ...options,
      },
    });
  }

  async function send(element, body) {
    element.setAttribute("aria-busy", "true");
    const acting = body && "entry" in body && K.have; // what changes the position brings the new one along
    const done = await post(element.dataset.post, acting ? { ...body, have: K.have() } : body);
    element.removeAttribute("aria-busy");
    if (!done) return;
    if (done.address) location.assign(done.address);
    else if ("reload" in element.dataset) location.reload();
    else document.dispatchEvent(new CustomEvent("k-sent", { detail: done }));
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-post]");
    if (button) {
      send(button, button.dataset.body ? JSON.parse(button.dataset.body) : undefined);
      return;
    }
    const copy = event.target.closest("[data-copy]");
    if (copy) {
      const words = document.getElementById(copy.dataset.copy).textContent;
      navigator.clipboard?.writeText(words).then(() => say(document.body.dataset.copied), () => {});
    }
    const menu = document.getElementById("k-menu");
    if (menu.open && !menu.contains(event.target)) menu.open = false;
  });

  document.addEventListener("keydown", (event) => {
    const menu = document.getElementById("k-menu");
    if (event.key === "Escape" && menu.open) {
      menu.open = false;
      menu.querySelector("summary").focus();
    }
  });

  document.addEventListener("submit", (event) => {
    const form = event.target;
    for (const field of form.querySelectorAll("[data-remember]")) {
      try { localStorage.setItem(`k-${field.dataset.remember}`, field.value); } catch { /* nothing is kept then */ }
    }
    if (!form.dataset.post) return;
    event.preventDefault();
    const body = Object.fromEntries(new FormData(form));
    if (form.dataset.seat) body.seat = Number(form.dataset.seat);
    for (const field of form.querySelectorAll("[data-number]")) body[field.name] = Number(field.value);
    send(form, body).then(() => { if (form.dataset.seat) form.reset(); });
  });

  // A form whose questions depend on its answers is drawn anew when they change.
  let changes = 0;
  document.addEventListener("change", async (event) => {
    if (!event.target.matches("[data-refreshes]")) return;
    const change = changes += 1;
    const form = event.target.form;
    const values = new URLSearchParams(new FormData(form));
    values.delete("_csrf_token");
    const answer = await fetch(`${form.action}?${values}`);
    if (!answer.ok) return;
    const text = await answer.text();
    if (change !== changes) return; // a later answer is on its way
    const page = new DOMParser().parseFromString(text, "text/html");
    morph(document.getElementById("k-main"), page.getElementById("k-main").outerHTML);
    recall();
  });

  function recall() {
    for (const field of document.querySelectorAll("[data-remember]")) {
      try { field.value ||= localStorage.getItem(`k-${field.dataset.remember}`) || ""; } catch { /* nothing was kept */ }
    }
  }

  recall();
  return { post, posting, say, morph, recall, reason };
})();

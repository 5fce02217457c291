// Clocks at the seats: they run here as they run at the server, by its time; what happens at zero is the server's affair.
"use strict";

(() => {
  const DAY = 86400, HOUR = 3600;
  let ahead = Number(document.getElementById("k-main")?.dataset.time || 0) - Date.now() / 1000; // the server's time, as seen from here
  let warned = ""; // the turn for which it was said that time runs out
  let ticking = 0;

  const two = (number) => String(number).padStart(2, "0");

  function face(milliseconds) {
    const seconds = Math.max(0, Math.floor(milliseconds / 1000));
    const hours = Math.floor(seconds / HOUR), minutes = Math.floor((seconds % HOUR) / 60);
    if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d ${two(Math.floor((seconds % DAY) / HOUR))}:${two(minutes)}`;
    return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  }

  // What is left at this instant; nights do not count, nor does the time before a vacation ends.
  function left(clock, now) {
    if (!clock.dataset.until) return { ms: Number(clock.dataset.left), night: false };
    const until = Number(clock.dataset.until), from = Math.min(Math.max(now, Number(clock.dataset.since)), until);
    let seconds = until - from, night = false;
    for (const span of clock.dataset.nights.trim().split(" ")) {
      const [first, last] = span.split("-").map(Number);
      if (!last || last <= from) continue;
      seconds -= last - Math.max(first, from);
      night ||= now >= first && now < last;
    }
    return { ms: Math.min(seconds * 1000, Number(clock.dataset.left)), night };
  }

  function tick() {
    clearTimeout(ticking);
    const now = Date.now() / 1000 + ahead;
    let soonest = Infinity;
    for (const clock of document.querySelectorAll(".clock")) {
      const { ms, night } = left(clock, now);
      const shown = face(ms), place = clock.querySelector(".face");
      if (place.textContent !== shown) place.textContent = shown;
      const runs = Boolean(clock.dataset.until) && !night;
      const urgent = runs && ms <= Number(clock.dataset.urgent);
      clock.classList.toggle("urgent", urgent);
      clock.classList.toggle("night", night);
      if (night) clock.title = clock.dataset.night;
      if (runs) soonest = Math.min(soonest, ms >= DAY * 1000 ? 10000 : (ms % 1000) + 20);
      if (urgent && clock.closest(".yours")) warn(clock, shown);
    }
    if (soonest < Infinity) ticking = setTimeout(tick, soonest);
  }

  // Said once in a turn, to those who hear the page.
  function warn(clock, shown) {
    if (warned === clock.dataset.until) return;
    warned = clock.dataset.until;
    document.getElementById("k-news").textContent = clock.dataset.hurry.replace("{time}", shown);
  }

  document.addEventListener("k-shown", tick);
  document.addEventListener("k-time", (event) => {
    ahead = event.detail - Date.now() / 1000;
    tick();
  });
  document.addEventListener("visibilitychange", () => { if (!document.hidden) tick(); });
  tick();
})();

// The seal as this browser sees it. It promises and shows the numbers of its seats, keeps what it has seen, and checks a
// finished game by itself. Browsers hide Web Crypto on plain http, so the two hashes that are needed stand here.
"use strict";

K.seal = (() => {
  const id = (name) => document.getElementById(name);
  const bytes = (text) => new TextEncoder().encode(text);
  const hex = (given) => Array.from(given, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const unhex = (text) => Uint8Array.from(text.match(/../g) || [], (pair) => parseInt(pair, 16));
  const joined = (...parts) => {
    const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) { all.set(part, at); at += part.length; }
    return all;
  };

  // --- SHA-256 and HMAC (FIPS 180-4, RFC 2104) ------------------------------------------------------------------------

  const primes = [];
  for (let number = 2; primes.length < 64; number += 1) if (primes.every((prime) => number % prime)) primes.push(number);
  const fraction = (value) => Math.floor((value - Math.floor(value)) * 2 ** 32) | 0;
  const ROUND = primes.map((prime) => fraction(Math.cbrt(prime)));
  const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  const turned = (word, by) => (word >>> by) | (word << (32 - by));

  function sha256(message) {
    const length = message.length, padded = new Uint8Array(((length + 72) >> 6) << 6);
    padded.set(message);
    padded[length] = 0x80;
    const view = new DataView(padded.buffer), w = new Int32Array(64), sum = Int32Array.from(START);
    view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
    view.setUint32(padded.length - 4, (length << 3) >>> 0);
    for (let block = 0; block < padded.length; block += 64) {
      for (let i = 0; i < 16; i += 1) w[i] = view.getInt32(block + 4 * i);
      for (let i = 16; i < 64; i += 1) {
        const near = turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ (w[i - 15] >>> 3);
        const far = turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ (w[i - 2] >>> 10);
        w[i] = (w[i - 16] + near + w[i - 7] + far) | 0;
      }
      let [a, b, c, d, e, f, g, h] = sum;
      for (let i = 0; i < 64; i += 1) {
        const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
        const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
      }
      [a, b, c, d, e, f, g, h].forEach((word, i) => { sum[i] += word; });
    }
    const found = new DataView(new ArrayBuffer(32));
    sum.forEach((word, i) => found.setInt32(4 * i, word));
    return new Uint8Array(found.buffer);
  }

  function hmac(key, message) {
    const short = key.length > 64 ? sha256(key) : key, inner = new Uint8Array(64).fill(0x36), outer = new Uint8Array(64).fill(0x5c);
    short.forEach((byte, i) => { inner[i] ^= byte; outer[i] ^= byte; });
    return sha256(joined(outer, sha256(joined(inner, message))));
  }

  const hash = (text) => hex(sha256(bytes(text)));
  const promiseOf = (table, seat, nonce) => hash(`kolejiste nonce\n${table}\n${seat}\n${nonce}`);

  // --- what is kept ---------------------------------------------------------------------------------------------------

  const memory = new Map(); // where nothing can be stored, it is kept as long as the page lives
  function recall(table) {
    try { return JSON.parse(localStorage.getItem(`k-kept-${table}`)) || memory.get(table) || null; } catch { return memory.get(table) || null; }
  }
  function keep(kept) {
    memory.set(kept.table, kept);
    try { localStorage.setItem(`k-kept-${kept.table}`, JSON.stringify(kept)); } catch { /* the page remembers */ }
  }

  document.addEventListener("k-shown", ({ detail: { now } }) => {
    const { table } = id("k-main").dataset;
    if (!now?.own?.length || !now.hash) return;
    keep({ ...(recall(table) || { table, commitment: null, nonces: {} }), seen: { entry: now.entry, hash: now.hash } });
    if (now.over) told(table);
  });

  // --- before the deal ------------------------------------------------------------------------------------------------

  const seats = (text) => (text ? text.split(",") : []);
  const nonce = () => hex(crypto.getRandomValues(new Uint8Array(16)));
  let busy = false;

  // First promise a number for each own seat; when all have promised, show them.
  async function gather() {
    const place = id("k-ready");
    if (!place || busy) return;
    const { table, commitment, round } = place.dataset, owed = seats(place.dataset.owed), shows = seats(place.dataset.shows);
    if (!owed.length && !shows.length) return;
    let kept = recall(table) || { table, commitment, nonces: {} };
    if (kept.commitment && kept.commitment !== commitment) { // the table must not change its mind
      id("k-seal-changed").hidden = false;
      return;
    }
    if (kept.round !== round) kept = { ...kept, commitment, nonces: {}, round };
    for (const seat of owed) kept.nonces[seat] ||= nonce();
    if (shows.length) kept.shown = { entry: Number(place.dataset.entry), hash: place.dataset.hash };
    keep(kept);
    const given = (which, made) => Object.fromEntries(which.filter((seat) => kept.nonces[seat]).map((seat) => [seat, made(seat)]));
    busy = true;
    let done = true;
    if (owed.length) done = await K.post(place.dataset.promise, { promises: given(owed, (seat) => promiseOf(table, seat, kept.nonces[seat])) });
    const known = given(shows, (seat) => kept.nonces[seat]);
    if (done && Object.keys(known).length) done = await K.post(place.dataset.show, { nonces: known });
    busy = false;
    if (done) K.refresh();
    else setTimeout(K.refresh, 2000);
  }

  // --- after the game -------------------------------------------------------------------------------------------------

  class Wrong extends Error {}
  const require = (right, why) => { if (!right) throw new Wrong(why); };

  // Every line follows on the ones before it; the hashes of all lines. They are keyed by the seed, so that nobody can try
  // out on them what others have drawn.
  function chain(header, lines, seed) {
    const key = hmac(seed, bytes("kolejiste chain"));
    let before = hash(`kolejiste record\n${JSON.stringify({ ...header, seats: [] })}`);
    return lines.map((line) => {
      const [, body, told] = /^(.*),"hash":"([0-9a-f]{64})"\}$/s.exec(line) || [];
      require(body !== undefined, "chain");
      before = hex(hmac(key, bytes(`${before}\n${body}}`)));
      require(before === told, "chain");
      return before;
    });
  }

  // Who sat down, what was promised and shown, up to here.
  function gathered(header, entries) {
    const who = new Map(), promises = new Map(), nonces = new Map();
    const people = () => [...who.keys()].filter((seat) => who.get(seat) === "you" || who.get(seat).startsWith("name:"));
    const promised = () => who.size === header.players && people().every((seat) => promises.has(seat)) && promises.size === people().length;
    for (const entry of entries) {
      if (entry.entry === "sit") who.set(entry.seat, entry.who);
      if (entry.entry === "stand") {
        who.delete(entry.seat);
        if (nonces.size) { promises.clear(); nonces.clear(); }
        promises.delete(entry.seat);
      }
      if (entry.entry === "anew") { promises.clear(); nonces.clear(); }
      if (entry.entry === "promise") promises.set(entry.seat, entry.promise);
      if (entry.entry === "nonce") {
        require(promised() && !nonces.has(entry.seat), "order");
        require(promiseOf(header.table, entry.seat, entry.nonce) === promises.get(entry.seat), "order");
        nonces.set(entry.seat, entry.nonce);
      }
    }
    return { people: people(), promises, nonces, promised: promised() };
  }

  // Check a finished game against what this browser has kept. Throws what is wrong.
  function check(text, kept) {
    const [first, ...lines] = text.trimEnd().split("\n");
    const header = JSON.parse(first);
    require(kept.table === header.table, "seen");
    const entries = lines.map((line) => JSON.parse(line)), shown = entries.filter((entry) => entry.entry === "reveal");
    require(shown.length === (header.commitment === undefined ? 0 : 1), "commitment");
    const seed = shown.length ? unhex(shown[0].seed) : sha256(bytes(`kolejiste seed ${header.seed}`));
    const hashes = chain(header, lines, seed);
    for (const seen of [kept.shown, kept.seen]) require(!seen || hashes[seen.entry - 1] === seen.hash, "seen");
    if (header.commitment === undefined) return hashes.at(-1);
    require(!kept.commitment || kept.commitment === header.commitment, "commitment");
    const { people, promises, nonces } = gathered(header, entries);
    require(people.every((seat) => nonces.has(seat)), "nonce");
    for (const [seat, own] of Object.entries(kept.nonces)) require(nonces.get(Number(seat)) === own, "nonce");
    if (Object.keys(kept.nonces).length && kept.shown) {
      const then = gathered(header, entries.slice(0, kept.shown.entry));
      require(then.promised && [...promises].every(([seat, promise]) => then.promises.get(seat) === promise), "order");
    }
    const { commitment, ...settled } = header;
    const public_ = bytes(`\n${JSON.stringify({ ...settled, seats: [] })}`);
    require(hex(sha256(joined(bytes("kolejiste commitment 2\n"), seed, public_))) === commitment, "commitment");
    const lot = entries.find((entry) => entry.entry === "lot");
    if (lot) {
      const all = Array.from({ length: header.players }, (_, seat) => nonces.get(seat) || hex(hmac(seed, bytes(`kolejiste bot ${seat}`))).slice(0, 32));
      const key = hmac(seed, bytes(["kolejiste key 2", ...all].join("\n")));
      const number = BigInt(`0x${hex(hmac(key, bytes("who begins:0:0")).slice(0, 16))}`);
      require(number % BigInt(header.players) === BigInt(lot.first), "lot");
    }
    return hashes.at(-1);
  }

  let verdict = null; // for the table of this page, once it is over
  async function told(table) {
    const place = id("k-checked");
    if (!place) return;
    if (!verdict) {
      const answer = await fetch(place.dataset.record).catch(() => null);
      if (!answer?.ok) return;
      const kept = recall(table);
      try {
        verdict = { good: true, print: check(await answer.text(), kept), why: Object.keys(kept.nonces).length ? "good" : "partly" };
      } catch (error) {
        verdict = { good: false, why: error instanceof Wrong ? error.message : "chain" };
      }
    }
    place.hidden = false;
    place.dataset.good = verdict.good ? "yes" : "no";
    place.querySelector(".check-mark").textContent = verdict.good ? "✓" : "✗";
    place.querySelector(".check-words").textContent = place.dataset[`words${verdict.why[0].toUpperCase()}${verdict.why.slice(1)}`];
    place.querySelector(".check-print").textContent = verdict.print ? verdict.print.slice(0, 12).match(/.{4}/g).join(" ") : "";
    id("k-check-print").hidden = !verdict.print;
  }

  document.addEventListener("click", (event) => {
    if (!event.target.closest("#k-keep-file")) return;
    const { table } = id("k-main").dataset, { round, ...kept } = recall(table) || { table };
    const link = Object.assign(document.createElement("a"), {
      href: URL.createObjectURL(new Blob([JSON.stringify(kept)], { type: "application/json" })), download: `kept-${table}.json`,
    });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });

  return { gather, check, recall, sha256, hmac, hex, bytes };
})();

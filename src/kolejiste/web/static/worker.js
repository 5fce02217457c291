// The worker beside the pages. Without a connection it shows the last page of an own table, and says so; it shows messages
// with the pages closed. Pages of one person are gone as soon as the device is another's.
"use strict";

const PAGES = "k-pages", FILES = "k-files", MOST = 30;
const WHO = "x-kolejiste-who", KEEP = "x-kolejiste-keep", WHEN = "x-kept";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(FILES).then((cache) => cache.add("/offline")).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// --- pages and files --------------------------------------------------------------------------------------------------

self.addEventListener("fetch", (event) => {
  const { request } = event, address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, address));
  else if (address.searchParams.has("v") || /^\/fonts\/|\/board\.css$/.test(address.pathname)) event.respondWith(file(request, address));
});

async function page(request, address) {
  let answer;
  try {
    answer = await fetch(request);
  } catch {
    return (await kept(address.pathname)) || (await caches.match("/offline")) || Response.error();
  }
  await seen(address.pathname, answer);
  return answer;
}

// Whose page it is decides what may stay: nothing of anybody else.
async function seen(path, answer) {
  const who = answer.headers.get(WHO);
  if (!who) return;
  let cache = await caches.open(PAGES);
  const before = await cache.match("/k-who");
  if (!before || (await before.text()) !== who) {
    await caches.delete(PAGES);
    cache = await caches.open(PAGES);
    await cache.put("/k-who", new Response(who));
  }
  if (!answer.ok || answer.redirected || !answer.headers.get(KEEP)) {
    await cache.delete(path);
    return;
  }
  const headers = new Headers(answer.headers);
  headers.set(WHEN, new Date().toISOString());
  await cache.delete(path); // so that the last one seen stands last
  await cache.put(path, new Response(await answer.clone().blob(), { headers }));
  const all = (await cache.keys()).filter((one) => !one.url.endsWith("/k-who"));
  for (const old of all.slice(0, Math.max(0, all.length - MOST))) await cache.delete(old);
}

// A kept page says since when it has been kept; the page's own script shows it.
async function kept(path) {
  const found = await (await caches.open(PAGES)).match(path);
  if (!found) return null;
  const text = (await found.text()).replace("<body ", `<body data-kept="${found.headers.get(WHEN)}" `);
  return new Response(text, { headers: found.headers });
}

// Files have addresses that are new whenever they are: the one that is there is right.
async function file(request, address) {
  const cache = await caches.open(FILES), found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    for (const old of await cache.keys()) if (new URL(old.url).pathname === address.pathname) await cache.delete(old);
    await cache.put(request, answer.clone());
  }
  return answer;
}

// A page has changed since it was loaded: the newer one is kept.
self.addEventListener("message", (event) => {
  const path = event.data?.keep;
  if (typeof path !== "string" || !path.startsWith("/tables/")) return;
  event.waitUntil(fetch(path).then((answer) => seen(path, answer), () => {}));
});

// --- messages ---------------------------------------------------------------------------------------------------------

self.addEventListener("push", (event) => {
  let told = {};
  try { told = event.data.json(); } catch { /* a message without words still says that there is one */ }
  const address = String(told.address || "").startsWith("/tables/") ? told.address : "/mine";
  event.waitUntil(self.registration.showNotification(told.title || "Kolejiště", {
    body: told.body || "", tag: told.tag || "k", icon: "/icons/192.png", data: { address },
  }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { address } = event.notification.data;
  event.waitUntil((async () => {
    const open = await self.clients.matchAll({ type: "window" });
    const there = open.find((one) => new URL(one.url).pathname === address);
    return there ? there.focus() : self.clients.openWindow(address);
  })());
});

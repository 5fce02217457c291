// Messages to this browser with its pages closed: on and off, and why not where they cannot be had.
"use strict";

(() => {
  const place = document.getElementById("k-push");
  if (!place) return;
  const able = window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window;
  for (const part of place.querySelectorAll("[data-able]")) part.hidden = (part.dataset.able === "yes") !== Boolean(able);
  if (!able) return;
  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

  async function on() {
    if ((await Notification.requestPermission()) !== "granted") {
      K.say(place.dataset.refused);
      return;
    }
    try {
      const worker = await navigator.serviceWorker.ready;
      const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(place.dataset.key) });
      const { endpoint, keys } = made.toJSON();
      if (await K.post("/api/push", { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } })) location.reload();
    } catch {
      K.say(place.dataset.failed);
    }
  }

  async function off() {
    const worker = await navigator.serviceWorker.ready, there = await worker.pushManager.getSubscription();
    const done = await K.post("/api/push/stop");
    if (there) await there.unsubscribe();
    if (done) location.reload();
  }

  document.getElementById("k-push-on")?.addEventListener("click", on);
  document.getElementById("k-push-off")?.addEventListener("click", off);
})();

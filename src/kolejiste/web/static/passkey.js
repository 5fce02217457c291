// Passkeys: the browser makes one, or comes by one. Where it has none, the page says why.
"use strict";

(() => {
  const place = document.getElementById("k-passkeys");
  if (!place) return;
  const numeric = /^[\d.]+$|:/.test(location.hostname);
  const able = window.isSecureContext && window.PublicKeyCredential && !numeric;
  for (const part of place.querySelectorAll("[data-able]")) part.hidden = (part.dataset.able === "yes") !== Boolean(able);

  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
  const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  const named = (one) => ({ ...one, id: bytes(one.id) });

  function sent(credential) {
    const { id, type, response } = credential, given = { clientDataJSON: text(response.clientDataJSON) };
    for (const part of ["attestationObject", "authenticatorData", "signature", "userHandle"]) if (response[part]) given[part] = text(response[part]);
    return { id, rawId: text(credential.rawId), type, response: given, clientExtensionResults: {} };
  }

  async function asked(call) {
    try {
      return await call();
    } catch {
      K.say(place.dataset.refused); // who closes the browser's question is told that nothing has happened
      return null;
    }
  }

  async function make() {
    const offer = await K.post("/api/passkeys/offer");
    if (!offer) return;
    const { options } = offer;
    const publicKey = { ...options, challenge: bytes(options.challenge), user: named(options.user), excludeCredentials: (options.excludeCredentials || []).map(named) };
    const made = await asked(() => navigator.credentials.create({ publicKey }));
    if (!made) return;
    const done = await K.post("/api/passkeys", { token: offer.token, credential: sent(made) });
    if (done) location.reload();
  }

  async function enter() {
    const offer = await K.post("/api/passkeys/ask");
    if (!offer) return;
    const publicKey = { ...offer.options, challenge: bytes(offer.options.challenge) };
    const found = await asked(() => navigator.credentials.get({ publicKey }));
    if (!found) return;
    const bring = Boolean(document.getElementById("k-passkey-bring")?.checked);
    const done = await K.post("/api/passkeys/enter", { token: offer.token, credential: sent(found), bring });
    if (done) location.reload();
  }

  document.getElementById("k-passkey-make")?.addEventListener("click", make);
  document.getElementById("k-passkey-enter")?.addEventListener("click", enter);
})();

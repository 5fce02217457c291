// A bot that plays a seat at a server over HTTP, in JavaScript alone: it does what it has done least often so far.
//
// node at_table.mjs http://127.0.0.1:8765 TOKEN

const [server, token] = process.argv.slice(2);
const done = new Map();
const times = (choice) => done.get(choice.action.is) ?? 0;

async function ask(path, body) {
  const answer = await fetch(new URL(path, server), {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: body && JSON.stringify(body),
  });
  if (answer.status === 409 || answer.status === 429) return null; // something happened meanwhile, or we ask too often
  if (!answer.ok) throw new Error((await answer.json()).words);
  return answer.json();
}

for (;;) {
  const turn = await ask("/api/program/turn?wait=25"); // the server answers when it is our turn, or after so many seconds
  if (turn?.state === "over") break;
  if (turn?.state !== "decides") {
    if (!turn) await new Promise((later) => setTimeout(later, 1000));
    continue;
  }
  const { id, legal } = turn.question;
  const [chosen] = legal.toSorted((a, b) => times(a) - times(b) || a.move - b.move);
  if (await ask("/api/program/answer", { id, move: chosen.move })) done.set(chosen.action.is, times(chosen) + 1);
}
console.log("The game is over.");

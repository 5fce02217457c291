// A bot as a program of its own, in JavaScript: of all it may do, it does what it has done least often so far.
//
// kolejiste simulate ticket_to_ride_europe --bots "stdio:node varied.mjs,random"

import { createInterface } from "node:readline";

const done = new Map();
const times = (choice) => done.get(choice.action.is) ?? 0;

// A question a line; the input ends with the game.
for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  const [chosen] = question.legal.toSorted((a, b) => times(a) - times(b) || a.move - b.move);
  done.set(chosen.action.is, times(chosen) + 1);
  console.log(JSON.stringify({ id: question.id, move: chosen.move }));
}

import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { asOneCalculation, giveWay } from "./give-way.ts";

/** Calculations of three pieces each; returns what was done in the turns of requests between them. */
async function countPieces(pieceMs: number): Promise<number[]> {
  let done = 0;
  const calculate = async () => {
    for (let piece = 0; piece < 3; piece++) {
      await giveWay();
      const end = performance.now() + pieceMs;
      while (performance.now() < end);
      done += 1;
    }
  };
  const all = Promise.all(Array.from({ length: 5 }, calculate));
  const turns: number[] = [];
  for (let before = 0; done < 15; before = done) {
    await setImmediate();
    turns.push(done - before);
  }
  await all;
  return turns;
}

it("lets one calculation go on each time that requests have had their turn", async () => {
  expect(Math.max(...(await countPieces(0)))).toBe(1);
});

it("gives requests many turns between pieces that take long", async () => {
  const turns = await countPieces(10);
  expect(Math.max(...turns)).toBe(1);
  expect(turns.length).toBeGreaterThan(15 * 10);
});

it("lets a short calculation go on before those that have used more", async () => {
  const calculate = (pieces: number) =>
    asOneCalculation(async () => {
      for (let piece = 0; piece < pieces; piece++) {
        await giveWay();
        const end = performance.now() + 2;
        while (performance.now() < end);
      }
    });
  const ended: string[] = [];
  const long = Array.from({ length: 5 }, () => calculate(20).then(() => ended.push("long")));
  await setImmediate();
  await calculate(3).then(() => ended.push("short"));
  await Promise.all(long);
  expect(ended[0]).toBe("short");
});

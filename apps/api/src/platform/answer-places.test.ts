import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { openAnswerPlaces, withinAnswerPlace } from "./answer-places.ts";

const open = (places: number) => openAnswerPlaces({ places, waiting: 10 });

it("half of the places are one organization's, one with none waits for nobody, and the next is taken when one is given back", async () => {
  const take = open(4);
  const taken: string[] = [];
  const places = new Map<string, () => void>();
  for (const answer of ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]) {
    void take(answer.slice(0, 1)).then((leave) => {
      taken.push(answer);
      places.set(answer, leave);
    });
  }
  const leave = async (answer: string) => {
    places.get(answer)?.();
    places.get(answer)?.();
    await setImmediate();
    return taken;
  };
  await setImmediate();
  expect(taken).toEqual(["a1", "a2", "b1", "b2", "c1"]);
  expect(await leave("a2")).toEqual(["a1", "a2", "b1", "b2", "c1"]);
  expect(await leave("b1")).toEqual(["a1", "a2", "b1", "b2", "c1", "a3"]);
});

it("a place that is held for too long is free again", async () => {
  const take = open(1);
  await take("a", { longestMs: 1 });
  await take("a");
});

it("more of one organization than may wait are refused", async () => {
  const take = openAnswerPlaces({ places: 2, waiting: 1 });
  await take("a");
  void take("a");
  await expect(take("a")).rejects.toMatchObject({ code: "request.too_many" });
  await take("b");
});

it("nothing is worked on for a client that has gone while it waited, and its place is free", async () => {
  const app = { answerPlaces: open(1), models: {} };
  const leave = await app.answerPlaces("a");
  const gone = new AbortController();
  const asked = { organizationId: "a", signal: gone.signal };
  const waiting = withinAnswerPlace(app, asked, async () => "worked");
  gone.abort();
  leave();
  await expect(waiting).rejects.toThrow("aborted");
  const other = { organizationId: "b", signal: new AbortController().signal };
  expect(await withinAnswerPlace(app, other, async () => "worked")).toBe("worked");
});

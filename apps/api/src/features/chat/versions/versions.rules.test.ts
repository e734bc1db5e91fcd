import { expect, it } from "vitest";
import { listVersions, planSwitch, type VersionRow } from "./versions.rules.ts";

type Made = [id: string, parent: string | null, text?: string, replaced?: [by: string, at: number]];

/** Questions are q..., their answers a... */
function rows(...made: Made[]): VersionRow[] {
  return made.map(([id, parentId, content = id, replaced]) => ({
    id,
    role: id.startsWith("q") ? "user" : "assistant",
    content,
    parentId,
    replacedAt: replaced ? new Date(replaced[1]) : null,
    replacedBy: replaced?.[0] ?? null,
  }));
}

const byQ3: [string, number] = ["q3", 30];
/** Two turns, of which the first was asked in other words, then answered again. */
const edited = rows(
  ["q1", null, "Why?", byQ3],
  ["a1", "q1", "", byQ3],
  ["q2", "a1", "And then?", byQ3],
  ["a2", "q2", "", byQ3],
  ["q3", null, "Why so?", ["q4", 40]],
  ["a3", "q3", "", ["q4", 40]],
  ["q4", null, "Why so?"],
  ["a4", "q4"],
);

it("lists other words at the question and the same words at its answer", () => {
  expect(Object.fromEntries(listVersions(edited))).toEqual({
    q4: { ids: ["q1", "q4"], shown: 1 },
    a4: { ids: ["q3", "q4"], shown: 1 },
  });
});

it("lists nothing where nothing was replaced, or only a question without an answer", () => {
  const plain = rows(["q1", null], ["a1", "q1"], ["q2", "a1"], ["a2", "q2"]);
  expect(listVersions(plain).size).toBe(0);
  const retried = rows(["q1", null, "Why?", ["q2", 1]], ["q2", null, "Why?"], ["a2", "q2"]);
  expect(listVersions(retried).size).toBe(0);
});

it.each([
  [
    "a question with all that followed it",
    "q1",
    { version: "q1", hide: ["q4", "a4"], show: ["q1", "a1", "q2", "a2"] },
  ],
  ["the question of an answer", "a3", { version: "q3", hide: ["q4", "a4"], show: ["q3", "a3"] }],
  ["nothing new for what is shown", "q4", { version: "q4", hide: [], show: [] }],
  ["nothing for a message of a version that is hidden itself", "q2", undefined],
  ["nothing for a message that does not exist", "q9", undefined],
])("shows %s", (_, id, plan) => {
  expect(planSwitch(edited, id)).toEqual(plan);
});

it("keeps the turns before, and shows a hidden branch as it was left", () => {
  const branched = rows(
    ["q1", null],
    ["a1", "q1"],
    ["q2", "a1", "Old?", ["q3", 20]],
    ["a2", "q2", "", ["q3", 20]],
    ["q3", "a1", "New?"],
    ["a3", "q3"],
  );
  expect(planSwitch(branched, "q2")).toEqual({
    version: "q2",
    hide: ["q3", "a3"],
    show: ["q2", "a2"],
  });
  expect(listVersions(branched).get("q3")).toEqual({ ids: ["q2", "q3"], shown: 1 });
});

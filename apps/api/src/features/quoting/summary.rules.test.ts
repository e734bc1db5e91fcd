import { expect, it } from "vitest";
import { summarizeParts } from "./summary.rules.ts";

it("chooses for each section what it is about, in order", async () => {
  const parts = [
    {
      headings: ["Rent"],
      text: "Rent is due monthly. The rent of the house is 900 pounds a month, due early.",
    },
    { headings: ["Rent"], text: "Late rent costs interest on the rent that is late." },
    {
      headings: ["Dogs"],
      text: "No dogs. The tenant keeps no dogs, whether large dogs or small dogs.",
    },
  ];
  const chosen = await summarizeParts(parts, "en", 5);
  expect(chosen.map(({ at }) => parts[at]?.headings[0])).toEqual(["Rent", "Dogs"]);
  expect(chosen[1]?.sentence).toContain("keeps no dogs");
});

it.each([
  ["a short note", ["Rent: 500 £."], [{ at: 0, sentence: "Rent: 500 £." }]],
  ["what follows an empty page", [" ", "Dogs: no."], [{ at: 1, sentence: "Dogs: no." }]],
  ["nothing", [], []],
])("chooses the beginning of %s", async (_, texts, chosen) => {
  const parts = texts.map((text) => ({ headings: [], text }));
  expect(await summarizeParts(parts, "en", 5)).toEqual(chosen);
});

it("chooses the beginning of a text that never ends a sentence", async () => {
  const [chosen] = await summarizeParts([{ headings: [], text: "endless ".repeat(200) }], "en", 5);
  expect(chosen?.sentence).toMatch(/^endless endless .{300,400}$/);
});

it("reads the headings inside of a text, and divides a long section", async () => {
  const text = `Working hours
The working week has 37.5 hours. Core time is from ten to three.

Holiday
Full-time staff have 28 days of holiday. Five of them may be carried over.`;
  const sentences = async (limit: number, own = text) =>
    (await summarizeParts([{ headings: [], text: own }], "en", limit)).map(
      ({ sentence }) => sentence,
    );
  expect(await sentences(8)).toEqual([
    "The working week has 37.5 hours.",
    "Full-time staff have 28 days of holiday.",
  ]);
  const long = Array.from({ length: 16 }, (_, at) => `The keeper wrote page ${at} that day.`);
  expect(await sentences(4, long.join(" "))).toHaveLength(4);
});

it("leaves requests their turns while it reads a document of a hundred thousand short lines", async () => {
  const text = Array.from({ length: 200 }, (_, at) => `[a${at}]: <b${at}>\n[x][a${at}]`).join(
    "\n\n",
  );
  const parts = Array.from({ length: 500 }, () => ({ headings: [], text }));
  let longest = 0;
  let before = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - before);
    before = performance.now();
  }, 0);
  const begun = performance.now();
  await summarizeParts(parts, "en", 12);
  const whole = performance.now() - begun;
  clearInterval(timer);
  expect(longest).toBeLessThan(whole / 5);
});

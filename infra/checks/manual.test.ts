import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { namedImages } from "../test-containers/base-images.ts";
import { commandsOf, readManual } from "../test-containers/manual.ts";
import { inlineCommandsToRun } from "../test-containers/stages/inline.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, root)), "utf8");
const blocks = readManual();
const named = blocks.flatMap(({ name }) => name ?? []);

it("every block of commands is run in containers, or says why not", () => {
  expect(blocks.length).toBeGreaterThan(20);
  const unmarked = blocks.filter(({ name, notRun }) => name === undefined && notRun === undefined);
  expect(unmarked.map(({ line, commands }) => `${line}: ${commands}`)).toEqual([]);
});

it("every block that is marked as run is in a stage of test-containers, and the other way round", () => {
  const folder = "infra/test-containers/stages";
  const stages = readdirSync(new URL(folder, root)).map((file) => read(`${folder}/${file}`));
  const followed = [...stages.join("\n").matchAll(/\.follow\(\s*"([a-z-]+)"/g)].map(
    ([, name]) => name,
  );
  const inLists = [...stages.join("\n").matchAll(/blocks: (\[[^\]]+\])/g)].flatMap(
    ([, list = "[]"]) => JSON.parse(list) as string[],
  );
  expect(new Set(named).size).toBe(named.length);
  expect([...new Set([...followed, ...inLists])].toSorted()).toEqual(named.toSorted());
});

it("commands within the text are run, but for those with a reason", () => {
  const run = inlineCommandsToRun();
  expect(run).toContain("docker compose ps worker");
  expect(run.length).toBeGreaterThan(7);
  expect(run.filter((command) => command.includes("ollama"))).toEqual([]);
});

it("reads a block without its indent, a line for cron without its times, and what a reader fills in", () => {
  const page = [
    "   <!-- run: first -->",
    "",
    "   ```sh",
    "   one",
    "     two",
    "   ```",
    "<!-- not run: no time -->",
    "```cron",
    "15 3 * * * root three YOURS",
    "```",
    "```sh",
    "four",
    "```",
  ].join("\n");
  expect(readManual([["page", page]])).toEqual([
    { page: "page", line: 1, commands: "one\n  two\n", name: "first" },
    { page: "page", line: 7, commands: "three YOURS\n", notRun: "no time" },
    { page: "page", line: 11, commands: "four\n" },
  ]);
  expect(commandsOf("check", { "docs.example.org": "here" })).toContain("https://here/readyz");
  expect(() => commandsOf("nothing", {})).toThrow("<!-- run: nothing -->");
});

it("the README starts the containers as the manual does", () => {
  const trial = ["settings", "start"].map((name) => commandsOf(name, {}).split("\n")[0]);
  expect(trial.filter((line = "none") => !read("README.md").includes(line))).toEqual([]);
});

it("there is a stand-in for every image", () => {
  const standIns = read("infra/test-containers/base-images.ts");
  for (const image of namedImages()) {
    const [name = ""] = image.split(":");
    expect([name, name === "debian" || new RegExp(`"?${name}"?: "`).test(standIns)]).toEqual([
      name,
      true,
    ]);
  }
});

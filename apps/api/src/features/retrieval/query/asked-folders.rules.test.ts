import { expect, it } from "vitest";
import { chooseFolders } from "./asked-folders.rules.ts";

const folder = (id: string, ...forms: string[]) => ({ id, names: forms, forms: new Set(forms) });
const word = (form: string, chunks = 0) => ({ forms: [form], chunks });
const total = { folders: 10, chunks: 100 };
const choose = (...given: Parameters<typeof chooseFolders>) =>
  chooseFolders(...given)?.folders.map(({ id }) => id) ?? [];

it("chooses the folder that a word names", () => {
  expect(choose([folder("a", "helios")], [word("helios")], total)).toEqual(["a"]);
});

it("prefers the folder of a name to that of a word that many passages have", () => {
  const named = [folder("a", "helios"), folder("b", "contract")];
  expect(choose(named, [word("helios"), word("contract", 60)], total)).toEqual(["a"]);
});

it("prefers the folder of more of the words", () => {
  const named = [folder("a", "helios", "2018"), folder("b", "helios", "2019")];
  expect(choose(named, [word("helios"), word("2019", 3)], total)).toEqual(["b"]);
});

it("chooses all folders of a name, and none where all have it", () => {
  const named = [folder("a", "helios"), folder("b", "helios")];
  expect(choose(named, [word("helios")], total)).toEqual(["a", "b"]);
  expect(choose(named, [word("helios")], { ...total, folders: 2 })).toEqual([]);
  expect(choose([], [word("helios")], total)).toEqual([]);
});

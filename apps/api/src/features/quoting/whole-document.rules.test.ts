import { guessLanguage } from "@footnote/lexicon/language";
import { describe, expect, it } from "vitest";
import { asksForWhole, chooseRepresentative, findNamedFiles } from "./whole-document.rules.ts";

it.each([
  ["Summarise lease.pdf", true],
  ["Give me a summary of the report", true],
  ["Fasse die Datei Mietvertrag.docx zusammen", true],
  ["Compare lease.pdf and rules.md", true],
  ["总结这份文件", true],
  ["When was the lighthouse built?", false],
  ["What does lease.pdf say about rent?", false],
])("asksForWhole: %s", (question, expected) => {
  expect(asksForWhole(question, guessLanguage(question))).toBe(expected);
});

describe("findNamedFiles", () => {
  const files = ["lease.pdf", "Annual Report 2024.docx", "Annual Report.docx", "a.txt"].map(
    (name) => ({ name }),
  );
  it.each<[string, string[]]>([
    ["Summarise lease.pdf", ["lease.pdf"]],
    ["Summarise the “Annual Report 2024”", ["Annual Report 2024.docx"]],
    ["Compare annual report.docx with LEASE", ["Annual Report.docx", "lease.pdf"]],
    ["Summarise a released plan", []],
    ["Summarise this file", []],
  ])("%s", (question, names) => {
    expect(findNamedFiles(question, files, "en").map(({ name }) => name)).toEqual(names);
  });
  it("means the one in the folder that is named, of several with one name", () => {
    const namesakes = ["Helios", "Selene"].map((folder) => ({ name: "contract.txt", folder }));
    const find = (question: string) =>
      findNamedFiles(question, namesakes, "en").map(({ folder }) => folder);
    expect(find("Summarise the Selene contract")).toEqual(["Selene"]);
    expect(find("Summarise the contract of Helios")).toEqual(["Helios"]);
  });
  it("means the only one by this file", () => {
    expect(findNamedFiles("Summarise this file", files.slice(0, 1), "en")).toHaveLength(1);
  });
});

it("chooses for each section what it is about, in order", () => {
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
  const chosen = chooseRepresentative(parts, "en", 5);
  expect(chosen.map(({ at }) => parts[at]?.headings[0])).toEqual(["Rent", "Dogs"]);
  expect(chosen[1]?.sentence).toContain("keeps no dogs");
});

it.each([
  ["a short note", ["Rent: 500 £."], [{ at: 0, sentence: "Rent: 500 £." }]],
  ["what follows an empty page", [" ", "Dogs: no."], [{ at: 1, sentence: "Dogs: no." }]],
  ["nothing", [], []],
])("chooses the beginning of %s", (_, texts, chosen) => {
  const parts = texts.map((text) => ({ headings: [], text }));
  expect(chooseRepresentative(parts, "en", 5)).toEqual(chosen);
});

it("chooses the beginning of a text that never ends a sentence", () => {
  const [chosen] = chooseRepresentative([{ headings: [], text: "endless ".repeat(200) }], "en", 5);
  expect(chosen?.sentence).toMatch(/^endless endless .{300,400}$/);
});

import { guessLanguage } from "@footnote/lexicon/language";
import { describe, expect, it } from "vitest";
import { asksForWhole, findFileByWord, findNamedFiles } from "./whole-document.rules.ts";

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
  ])("%s", async (question, names) => {
    const found = await findNamedFiles(question, files, "en");
    expect(found.map(({ name }) => name)).toEqual(names);
  });
  it("means the one in the folder that is named, of several with one name", async () => {
    const namesakes = ["Helios", "Selene"].map((folder) => ({ name: "contract.txt", folder }));
    const find = async (question: string) =>
      (await findNamedFiles(question, namesakes, "en")).map(({ folder }) => folder);
    expect(await find("Summarise the Selene contract")).toEqual(["Selene"]);
    expect(await find("Summarise the contract of Helios")).toEqual(["Helios"]);
  });
  it("means the only one by this file", async () => {
    expect(await findNamedFiles("Summarise this file", files.slice(0, 1), "en")).toHaveLength(1);
  });
});

describe("findFileByWord", () => {
  const files = [
    "minutes-2025-08-07.txt",
    "minutes-2025-09-04.txt",
    "Staff handbook.txt",
    "Staff handbook 2023.txt",
    "prices.csv",
  ].map((name) => ({ name }));
  it.each([
    ["Summarise the prices", "prices.csv"],
    ["Summarise the minutes of 4 September", "minutes-2025-09-04.txt"],
    ["Summarise the minutes of August 2025", "minutes-2025-08-07.txt"],
    ["Summarise the 2023 handbook", "Staff handbook 2023.txt"],
    ["Summarise the minutes", undefined],
    ["Summarise the minutes of March", undefined],
  ])("%s", async (question, name) => {
    expect((await findFileByWord(question, files, "en"))?.name).toBe(name);
  });
});

import { describe, expect, it } from "vitest";
import { readHere, unpackHere } from "../fixtures/read-here.ts";
import { archive } from "./archive-cases.ts";
import { epub } from "./book-cases.ts";
import type { FormatCases } from "./case.ts";
import { json, xml } from "./data-cases.ts";
import { eml, msg } from "./mail-cases.ts";
import { ods, odt } from "./opendocument-cases.ts";
import { pictures } from "./picture-cases.ts";
import { rtf } from "./rtf-cases.ts";
import { odp } from "./slides-cases.ts";
import { web } from "./web-cases.ts";

const formats: readonly FormatCases[] = [
  web,
  json,
  xml,
  archive,
  rtf,
  odt,
  ods,
  odp,
  eml,
  msg,
  epub,
  ...pictures,
];

describe.each(formats)("$extension", ({ extension, good, bad }) => {
  it("has at least twelve good files and eight bad ones", () => {
    expect(Object.keys(good).length).toBeGreaterThanOrEqual(12);
    expect(Object.keys(bad).length).toBeGreaterThanOrEqual(8);
  });

  it.each(Object.entries(good))(
    "is read with %s",
    async (_, { bytes, shown = {}, contains, hidden = [], absent = [] }) => {
      const given = await bytes();
      const containsFiles = contains !== undefined;
      const files = containsFiles ? await unpackHere(given, extension) : undefined;
      expect(files).toEqual(contains);
      const blocks = await readHere(given, extension, { containsFiles });
      const visible = blocks.filter((block) => block.hidden === undefined);
      const found = Object.entries(shown).map(([text, anchor]) => {
        const block = visible.find((one) => one.text.includes(text));
        return [text, block && (anchor ? block.anchor : null)];
      });
      const expected = Object.entries(shown).map(([text, anchor]) => [text, anchor]);
      expect(found).toMatchObject(expected);
      const ghosts = blocks.filter((block) => block.hidden !== undefined);
      expect(ghosts.map(({ text }) => text)).toEqual(hidden);
      const all = blocks.map(({ text }) => text).join("\n");
      for (const text of absent) expect(all).not.toContain(text);
    },
  );

  it.each(Object.entries(bad))("is refused that is %s", async (_, { bytes, reason }) => {
    await expect(readHere(await bytes(), extension)).rejects.toMatchObject({ reason });
  });
});

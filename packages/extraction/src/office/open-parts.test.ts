import { expect, it } from "vitest";
import { makeDocx, paragraph } from "../fixtures/make-docx.ts";
import { outline, readAll } from "../fixtures/read-all.ts";

it.each([
  ["longer than it is", 7, ""],
  ["shorter than it is", 0, "end"],
])("a package that says its comment is %s is read", async (_, length, comment) => {
  const bytes = Buffer.concat([makeDocx(paragraph("The rent is 900.")), Buffer.from(comment)]);
  bytes.writeUInt16LE(length, bytes.lastIndexOf("PK\u0005\u0006") + 20);
  expect(outline(await readAll(bytes, ".docx"))).toEqual(["paragraph: The rent is 900."]);
});

import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { makeEpub } from "../fixtures/make-epub.ts";
import { outline, readAll } from "../fixtures/read-all.ts";
import { splitHidden } from "../fixtures/read-hidden.ts";

describe("an .epub file", () => {
  it("gives its chapters in order, with headings, lists and tables", async () => {
    const table =
      "<table><tr><th>Ship</th><th>2001</th></tr><tr><td>Ada</td><td>12</td></tr></table>";
    const file = await readAll(
      makeEpub({
        title: "Harbour",
        chapters: [
          "<h1>Rules</h1><p>Moor here.</p>",
          `<h1>Fees</h1>${table}<ul><li>Dogs</li></ul>`,
        ],
      }),
      ".epub",
    );
    expect(file.title).toBe("Harbour");
    expect(outline(file)).toEqual([
      "heading1: Rules",
      "paragraph: Moor here.",
      "heading1: Fees",
      "table-row: Ship | 2001",
      "table-row: Ship: Ada; 2001: 12",
      "list: Dogs",
    ]);
    expect(file.blocks.map(({ anchor }) => anchor)).toEqual(
      file.blocks.map((_, at) => ({ kind: "paragraph", from: at + 1, to: at + 1 })),
    );
  });

  it("marks what a reader does not see", async () => {
    const chapters = ["<p>Fees are due</p><p hidden='hidden'>Obey</p>"];
    expect(await splitHidden(makeEpub({ chapters }), ".epub")).toEqual({
      visible: "Fees are due",
      hidden: ["switched_off: Obey"],
    });
  });

  it("reads a chapter once that its list names over and over", async () => {
    const list = `<package xmlns="http://www.idpf.org/2007/opf"><manifest><item id="c" href="text/chapter%201.xhtml"/><item id="d" href="text/chapter%201.xhtml#fees"/></manifest><spine>${'<itemref idref="c"/><itemref idref="d"/>'.repeat(50_000)}</spine></package>`;
    const chapters = ["<p>Fees are due</p>"];
    const book = makeEpub({ chapters, parts: { "EPUB/content.opf": list } });
    expect(outline(await readAll(book, ".epub"))).toEqual(["paragraph: Fees are due"]);
  });

  const encryptionOf = (part: string) =>
    `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:CipherData><enc:CipherReference URI="${part}"/></enc:CipherData></enc:EncryptedData></encryption>`;
  const locked = (part: string) =>
    makeEpub({
      chapters: ["<p>Fees</p>"],
      parts: { "META-INF/encryption.xml": encryptionOf(part) },
    });

  it("whose fonts alone are encrypted is read", async () => {
    expect((await readAll(locked("EPUB/font.otf"), ".epub")).blocks).toHaveLength(1);
  });

  it.each([
    ["that is protected", locked("EPUB/text/chapter%201.xhtml"), "password_protected"],
    ["that is another package", zipSync({ "word/document.xml": strToU8("<w/>") }), "wrong_content"],
    ["without chapters", makeEpub({ chapters: [] }), "no_text"],
    [
      "without its list",
      makeEpub({ chapters: ["x"], parts: { "EPUB/content.opf": "<package" } }),
      "corrupt",
    ],
    [
      "of elements without end",
      makeEpub({ chapters: ["<b>x</b>".repeat(200_000)] }),
      "too_large_unpacked",
    ],
    [
      "that unpacks to more than fits",
      makeEpub({ chapters: ["x".repeat(21_000_000)] }),
      "too_large_unpacked",
    ],
  ])("%s is refused with a reason", async (_, bytes, reason) => {
    await expect(readAll(bytes, ".epub")).rejects.toMatchObject({ reason });
  });
});

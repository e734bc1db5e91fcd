import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { makeMsg } from "../fixtures/make-msg.ts";
import { makeXls } from "../fixtures/make-xls.ts";
import { outline, readAll } from "../fixtures/read-all.ts";
import { splitHidden } from "../fixtures/read-hidden.ts";

const subject = { "0037": "Crane" };

describe("a .msg file", () => {
  it("gives its subject, headers and body, without the names of what is attached", async () => {
    const file = await readAll(
      makeMsg({
        texts: {
          ...subject,
          "0C1A": "Ann Berg",
          "0C1F": "/O=PORT/CN=ANN",
          "5D01": "ann@example.org",
          "0E04": "Office; Bob",
          "1000": "Dear all,\r\nthe crane lifts twenty tonnes.\r\n\r\nAnn\r\n",
          "007D": "Subject: Crane\r\nDate: Wed, 1 May 2024 12:00:00 +0200\r\n",
        },
        attachments: ["plan.pdf", "fees.xlsx"],
      }),
      ".msg",
    );
    expect(file.title).toBe("Crane");
    expect(outline(file)).toEqual([
      "heading1: Crane",
      "paragraph: From: Ann Berg <ann@example.org>\nTo: Office; Bob\nDate: Wed, 1 May 2024 12:00:00 +0200",
      "paragraph: Dear all,\nthe crane lifts twenty tonnes.",
      "paragraph: Ann",
    ]);
  });

  it("is read as its HTML, in its code page, with what is hidden in it", async () => {
    const html = Buffer.from("<p>Geb\u00fchren</p><p style='display:none'>Obey</p>", "latin1");
    const bytes = makeMsg({ texts: { ...subject, "1000": "Only plain" }, html });
    expect(await splitHidden(bytes, ".msg")).toEqual({
      visible: "Crane\nGebühren",
      hidden: ["switched_off: Obey"],
    });
    const numbers = { [0x3f_de_00_03]: 65_001n };
    const unicode = makeMsg({ texts: {}, html: Buffer.from("<p>Žluťoučký</p>"), numbers });
    expect((await readAll(unicode, ".msg")).blocks[0]?.text).toBe("Žluťoučký");
  });

  it("of an older Outlook is decoded, with the time at which it was sent", async () => {
    const at = (BigInt(Date.UTC(2024, 4, 1, 10)) + 11_644_473_600_000n) * 10_000n;
    const numbers = { [0x00_39_00_40]: at };
    const texts = { "0037": "Geb\u00fchren", "0C1A": "Ann" };
    const { blocks } = await readAll(makeMsg({ texts, numbers, isOld: true }), ".msg");
    expect(blocks.map(({ text }) => text)).toEqual([
      "Gebühren",
      "From: Ann\nDate: Wed, 01 May 2024 10:00:00 GMT",
    ]);
  });

  it.each([
    ["its code page", { [0x3f_fd_00_03]: 1251n, [0x3f_f1_00_03]: 1041n }, "cp1251", "Порт"],
    ["its locale", { [0x3f_de_00_03]: 50_220n, [0x3f_f1_00_03]: 1041n }, "cp932", "港の料金"],
    ["the locale of Taiwan", { [0x3f_f1_00_03]: 0x04_04n }, "cp950", "港口費用"],
    ["the code page of mail", { [0x3f_de_00_03]: 28_592n }, "iso-8859-2", "Žluťoučký"],
  ])("of an older Outlook is decoded by %s", async (_, numbers, encoding, text) => {
    // The fixture stores the bytes of a Latin-1 text as they are.
    const bytes = iconv.encode(text, encoding).toString("latin1");
    const file = await readAll(makeMsg({ texts: { "0037": bytes }, numbers, isOld: true }), ".msg");
    expect(file.title).toBe(text);
  });

  it("has its HTML decoded from the encodings of mail", async () => {
    const html = Buffer.from("<p>\u001b$B9A\u001b(B</p>", "latin1");
    const bytes = makeMsg({ texts: {}, html, numbers: { [0x3f_de_00_03]: 50_220n } });
    expect((await readAll(bytes, ".msg")).blocks[0]?.text).toBe("港");
  });

  it.each([
    ["that is a workbook", makeXls([{ name: "A", rows: [["x"]] }]), "wrong_content"],
    [
      "that is encrypted",
      makeMsg({ texts: { ...subject, "001A": "IPM.Note.SMIME" } }),
      "password_protected",
    ],
    ["without text", makeMsg({ texts: {} }), "no_text"],
    [
      "nested in its HTML",
      makeMsg({ texts: {}, html: Buffer.from(`${"<div>".repeat(3_000)}x`) }),
      "corrupt",
    ],
  ])("%s is refused with a reason", async (_, bytes, reason) => {
    await expect(readAll(bytes, ".msg")).rejects.toMatchObject({ reason });
  });
});

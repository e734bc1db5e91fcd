import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { makeEml } from "../fixtures/make-eml.ts";
import { outline, readAll } from "../fixtures/read-all.ts";
import { splitHidden } from "../fixtures/read-hidden.ts";

const read = (bytes: Uint8Array | string) => readAll(bytes, ".eml");
const header =
  "paragraph: From: Ann Berg <ann@example.org>\nTo: Office <office@example.org>\nDate: Wed, 1 May 2024 12:00:00 +0200";

describe("an .eml file", () => {
  it("gives its subject, headers and body, without the names of what is attached", async () => {
    const attached = 'Content-Disposition: attachment; filename="plan.pdf"';
    const file = await read(
      makeEml({
        subject: "=?utf-8?q?Hafengeb=C3=BChren?=",
        text: "Dear all,\r\nthe berth costs 12 crowns.\r\n\r\n> And in winter?\r\n\r\nAnn",
        parts: [{ type: "application/pdf", content: "JVBERi0=", headers: attached }],
      }),
    );
    expect(file.title).toBe("Hafengebühren");
    expect(outline(file)).toEqual([
      "heading1: Hafengebühren",
      header,
      "paragraph: Dear all,\nthe berth costs 12 crowns.",
      "paragraph: > And in winter?",
      "paragraph: Ann",
    ]);
    expect(file.blocks.map(({ anchor }) => anchor)).toEqual(
      file.blocks.map((_, at) => ({ kind: "paragraph", from: at + 1, to: at + 1 })),
    );
  });

  it("is read as the HTML that a mail program shows, with tables and lists", async () => {
    const html =
      "<p>Fares:</p><table><tr><th>Age<th>Fare<tr><td>Adult<td>12</table><ul><li>Dogs travel free</ul>";
    const file = await read(makeEml({ subject: "Fares", text: "Only plain", html }));
    expect(outline(file).slice(2)).toEqual([
      "paragraph: Fares:",
      "table-row: Age | Fare",
      "table-row: Age: Adult; Fare: 12",
      "list: Dogs travel free",
    ]);
  });

  it("marks what a mail program does not show", async () => {
    const html = '<p>Fees are due</p><p style="display:none">Obey</p><!-- Obey too -->';
    expect(await splitHidden(makeEml({ html, headers: "X-Note: unseen" }), ".eml")).toEqual({
      visible: `${header.slice("paragraph: ".length)}\nFees are due`,
      hidden: ["switched_off: Obey", "comment: Obey too"],
    });
  });

  it("contains the messages that it forwards", async () => {
    const forwarded = makeEml({ subject: "Crane", text: "The crane lifts twenty tonnes." });
    const parts = [{ type: "message/rfc822", content: forwarded }];
    const { blocks } = await read(makeEml({ subject: "Fwd", text: "See below.", parts }));
    const text = blocks.map((block) => block.text).join("\n");
    expect(text).toContain("See below.");
    expect(text).toContain("Crane");
    expect(text).toContain("The crane lifts twenty tonnes.");
  });

  it("is decoded by what its parts declare", async () => {
    const mail =
      "Subject: x\r\nContent-Type: text/plain; charset=windows-1250\r\n\r\nŽluťoučký kůň";
    const { blocks } = await read(iconv.encode(mail, "cp1250"));
    expect(blocks.at(-1)?.text).toBe("Žluťoučký kůň");
  });

  it("of a mailbox may begin with its line", async () => {
    const { title } = await read(
      `From ann@example.org Wed May  1 12:00:00 2024\n${makeEml({ subject: "Berths", text: "Free." })}`,
    );
    expect(title).toBe("Berths");
  });

  const nested = (depth: number) =>
    Array.from(
      { length: depth },
      (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
    ).join("");

  it.each([
    ["without a header", "Dear all, nothing more", "wrong_content"],
    [
      "encrypted with S/MIME",
      'Subject: x\r\nContent-Type: application/pkcs7-mime; smime-type=enveloped-data; name="smime.p7m"\r\nContent-Disposition: attachment; filename="smime.p7m"\r\nContent-Transfer-Encoding: base64\r\n\r\nMIIB',
      "password_protected",
    ],
    [
      "encrypted with PGP",
      `Subject: x\r\nContent-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary="b"\r\n\r\n--b\r\nContent-Type: application/pgp-encrypted\r\n\r\nVersion: 1\r\n--b\r\nContent-Type: application/octet-stream; name="encrypted.asc"\r\n\r\n-----BEGIN PGP MESSAGE-----\r\n--b--\r\n`,
      "password_protected",
    ],
    ["nested beyond reason", `Subject: x\r\n${nested(1_000)}`, "corrupt"],
    ["with headers without end", `Subject: ${"x".repeat(5_000_000)}`, "corrupt"],
    [
      "of elements without end",
      makeEml({ html: "<b>x</b>".repeat(200_000) }),
      "too_large_unpacked",
    ],
    ["nested in its HTML", makeEml({ html: `${"<div>".repeat(3_000)}deep` }), "corrupt"],
  ])("%s is refused with a reason", async (_, bytes, reason) => {
    await expect(read(bytes)).rejects.toMatchObject({ reason });
  });

  it.each([
    [
      "a boundary that never comes",
      "Subject: x\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\ntext",
    ],
    ["no body", "Subject: Only this\r\n\r\n"],
    ["an unknown charset", "Subject: x\r\nContent-Type: text/plain; charset=nonsense\r\n\r\nShown"],
  ])("with %s still gives what it has", async (_, bytes) => {
    expect((await read(bytes)).blocks.length).toBeGreaterThan(0);
  });
});

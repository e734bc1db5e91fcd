import { makeEml } from "../fixtures/make-eml.ts";
import { makeMsg } from "../fixtures/make-msg.ts";
import { makeXls } from "../fixtures/make-xls.ts";
import { cut, errorPage, type FormatCases, foreign, paragraphAt as at, picture } from "./case.ts";

const lines = (...all: string[]) => all.join("\r\n");
const attached = (name: string) => ({
  type: "application/pdf",
  content: "JVBERi0=",
  headers: `Content-Disposition: attachment; filename="${name}"`,
});

export const eml: FormatCases = {
  extension: ".eml",
  good: {
    "plain text": {
      bytes: () => makeEml({ subject: "Fees", text: "They are due." }),
      shown: { Fees: at(1), "From: Ann Berg": at(2), "They are due.": at(3) },
    },
    HTML: {
      bytes: () => makeEml({ subject: "Fees", html: "<p>They are <b>due</b>.</p>" }),
      shown: { "They are due.": at(3) },
    },
    "both, of which HTML is shown": {
      bytes: () => makeEml({ text: "Plain", html: "<p>Shown</p>" }),
      shown: { Shown: null },
      absent: ["Plain"],
    },
    "an encoded subject": {
      bytes: () => makeEml({ subject: "=?utf-8?B?R2Viw7xocmVu?=", text: "x" }),
      shown: { Gebühren: at(1) },
    },
    "quoted-printable": {
      bytes: () =>
        lines(
          "Subject: x",
          "Content-Type: text/plain; charset=iso-8859-1",
          "Content-Transfer-Encoding: quoted-printable",
          "",
          "Geb=FChren sind f=\r",
          "=E4llig.",
        ),
      shown: { Gebühren: null },
    },
    base64: {
      bytes: () =>
        lines(
          "Subject: x",
          "Content-Type: text/plain; charset=utf-8",
          "Content-Transfer-Encoding: base64",
          "",
          Buffer.from("Žluťoučký kůň").toString("base64"),
        ),
      shown: { "Žluťoučký kůň": null },
    },
    "ISO 2022 JP": {
      bytes: () =>
        Buffer.from(
          lines(
            "Subject: x",
            "Content-Type: text/plain; charset=iso-2022-jp",
            "",
            "\u001b$B9A\u001b(B",
          ),
          "latin1",
        ),
      shown: { 港: null },
    },
    "attachments by their names": {
      bytes: () =>
        makeEml({ subject: "x", text: "See", parts: [attached("plan.pdf"), attached("fees.pdf")] }),
      shown: { See: null },
      contains: ["plan.pdf", "fees.pdf"],
      absent: ["plan.pdf"],
    },
    "a forwarded message": {
      bytes: () =>
        makeEml({
          subject: "Fwd",
          text: "See below.",
          parts: [
            {
              type: "message/rfc822",
              content: lines("Subject: Crane", "", "It lifts twenty tonnes."),
            },
          ],
        }),
      shown: { "See below.": null, "It lifts twenty tonnes.": null },
    },
    "hidden text": {
      bytes: () => makeEml({ html: '<p>Fees</p><div style="display:none">Obey</div>' }),
      shown: { Fees: null },
      hidden: ["Obey"],
    },
    "a table": {
      bytes: () => makeEml({ html: "<table><tr><th>Ship<th>Fee<tr><td>Ada<td>12</table>" }),
      shown: { "Ship: Ada; Fee: 12": null },
    },
    "lines of a mailbox and of Unix": {
      bytes: () =>
        "From ann@example.org Wed May  1 12:00:00 2024\nSubject: Fees\nFrom: Ann\n\nThey are due.\n",
      shown: { Fees: at(1), "They are due.": null },
    },
  },
  bad: {
    ...foreign,
    "a picture under its name": picture,
    "a page of the web under its name": errorPage,
    prose: { bytes: () => "Dear all, fees are due.", reason: "wrong_content" },
    "encrypted with S/MIME": {
      bytes: () =>
        lines(
          "Subject: x",
          "Content-Type: application/pkcs7-mime; smime-type=enveloped-data",
          "Content-Transfer-Encoding: base64",
          "",
          "MIIB",
        ),
      reason: "password_protected",
    },
    "nested beyond reason": {
      bytes: () =>
        `Subject: x\r\n${Array.from({ length: 1_000 }, (_, one) => `Content-Type: multipart/mixed; boundary="b${one}"\r\n\r\n--b${one}\r\n`).join("")}`,
      reason: "corrupt",
    },
    "headers without end": { bytes: () => `Subject: ${"x".repeat(5_000_000)}`, reason: "corrupt" },
    "elements without end": {
      bytes: () => makeEml({ html: "<b>x</b>".repeat(200_000) }),
      reason: "too_large_unpacked",
    },
  },
};

const subject = { "0037": "Fees" };
const html = (markup: string) =>
  makeMsg({ texts: subject, html: Buffer.from(markup), numbers: { [0x3f_de_00_03]: 65_001n } });
const inner = { name: "Inner", message: { "0037": "Crane", "1000": "It lifts." } };

export const msg: FormatCases = {
  extension: ".msg",
  good: {
    "plain text": {
      bytes: () => makeMsg({ texts: { ...subject, "1000": "They are due." } }),
      shown: { Fees: at(1), "They are due.": at(2) },
    },
    paragraphs: {
      bytes: () => makeMsg({ texts: { ...subject, "1000": "One.\r\n\r\nTwo." } }),
      shown: { "One.": at(2), "Two.": at(3) },
    },
    HTML: {
      bytes: () => html("<p>Gebühren</p><p>due</p>"),
      shown: { Gebühren: at(2), due: at(3) },
    },
    "a table": {
      bytes: () => html("<table><tr><th>Ship<th>Fee<tr><td>Ada<td>12</table>"),
      shown: { "Ship: Ada; Fee: 12": null },
    },
    "hidden text": {
      bytes: () => html("<p>Due</p><p hidden>Obey</p>"),
      shown: { Due: null },
      hidden: ["Obey"],
    },
    "sender and receivers": {
      bytes: () =>
        makeMsg({
          texts: {
            ...subject,
            "0C1A": "Ann",
            "5D01": "ann@example.org",
            "0E04": "Bob",
            "0E03": "Cy",
            "1000": "x",
          },
        }),
      shown: { "From: Ann <ann@example.org>\nTo: Bob\nCc: Cy": at(2) },
    },
    "attachments by their names": {
      bytes: () => makeMsg({ texts: subject, attachments: ["plan.pdf", "fees.xlsx"] }),
      shown: { Fees: at(1) },
      contains: ["plan.pdf", "fees.xlsx"],
      absent: ["plan.pdf"],
    },
    "an attached message": {
      bytes: () => makeMsg({ texts: subject, attachments: [inner] }),
      shown: { Fees: at(1) },
      contains: ["Inner.msg"],
    },
    "a picture in its text": {
      bytes: () =>
        makeMsg({
          texts: subject,
          attachments: [{ name: "logo.png", bytes: Buffer.from("x"), isWithinText: true }],
        }),
      shown: { Fees: at(1) },
      contains: [],
    },
    "texts in Latin-1": {
      bytes: () => makeMsg({ texts: { "0037": "Gebühren" }, isOld: true }),
      shown: { Gebühren: at(1) },
    },
    "texts in a code page": {
      bytes: () =>
        makeMsg({
          texts: { "0037": "\u00cf\u00ee\u00f0\u00f2" },
          numbers: { [0x3f_fd_00_03]: 1251n },
          isOld: true,
        }),
      shown: { Порт: at(1) },
    },
    "the date of its headers": {
      bytes: () =>
        makeMsg({ texts: { ...subject, "007D": "Date: Wed, 1 May 2024 12:00:00 +0200\r\n" } }),
      shown: { "Date: Wed, 1 May 2024": at(2) },
    },
  },
  bad: {
    ...foreign,
    "a picture under its name": picture,
    "a page of the web under its name": errorPage,
    "a workbook under its name": {
      bytes: () => makeXls([{ name: "A", rows: [["x"]] }]),
      reason: "wrong_content",
    },
    encrypted: {
      bytes: () => makeMsg({ texts: { ...subject, "001A": "IPM.Note.SMIME" } }),
      reason: "password_protected",
    },
    "no text": { bytes: () => makeMsg({ texts: {} }), reason: "no_text" },
    "without its end": cut(
      makeMsg({ texts: { ...subject, "1000": "They are due. ".repeat(5_000) } }),
      "truncated",
    ),
    "nested in its HTML": { bytes: () => html(`${"<div>".repeat(3_000)}x`), reason: "corrupt" },
  },
};

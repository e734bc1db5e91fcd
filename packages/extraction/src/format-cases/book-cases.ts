import { strToU8, zipSync } from "fflate";
import { makeEpub } from "../fixtures/make-epub.ts";
import { cut, errorPage, type FormatCases, foreign, paragraphAt as at, picture } from "./case.ts";

const book = (...chapters: string[]) => makeEpub({ chapters });
const locked = (part: string) =>
  makeEpub({
    chapters: ["<p>Fees</p>"],
    parts: {
      "META-INF/encryption.xml": `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:CipherData><enc:CipherReference URI="${part}"/></enc:CipherData></enc:EncryptedData></encryption>`,
    },
  });
const long = book(
  Array.from({ length: 3_000 }, (_, one) => `<p>Berth ${one * 7_919} is let.</p>`).join(""),
);

export const epub: FormatCases = {
  extension: ".epub",
  good: {
    "one chapter": {
      bytes: () => book("<h1>Rules</h1><p>Moor here.</p>"),
      shown: { Rules: at(1), "Moor here.": at(2) },
    },
    "chapters in order": {
      bytes: () => book("<p>One</p>", "<p>Two</p>", "<p>Three</p>"),
      shown: { One: at(1), Two: at(2), Three: at(3) },
    },
    "a table": {
      bytes: () =>
        book("<table><tr><th>Ship</th><th>2001</th></tr><tr><td>Ada</td><td>12</td></tr></table>"),
      shown: { "Ship: Ada; 2001: 12": null },
    },
    "a list": {
      bytes: () => book("<ol><li>Dogs</li><li>Cats</li></ol>"),
      shown: { Dogs: at(1), Cats: at(2) },
    },
    "hidden text": {
      bytes: () => book("<p>Fees</p><p hidden=''>Obey</p>"),
      shown: { Fees: at(1) },
      hidden: ["Obey"],
    },
    comments: {
      bytes: () => book("<p>Fees</p><!-- Obey -->"),
      shown: { Fees: at(1) },
      hidden: ["Obey"],
    },
    entities: {
      bytes: () => book("<p>Fish &amp; chips &#8364;</p>"),
      shown: { "Fish & chips €": at(1) },
    },
    "letters of many scripts": {
      bytes: () => book("<p>Порт</p><p>港の料金</p>"),
      shown: { Порт: at(1), 港の料金: at(2) },
    },
    "encrypted fonts": { bytes: () => locked("EPUB/font.otf"), shown: { Fees: at(1) } },
    "a chapter that is a picture": {
      bytes: () => book("<svg><image/></svg>", "<p>Fees</p>"),
      shown: { Fees: null },
    },
    "notes of a chapter": {
      bytes: () => book('<p>The gate<a href="#n">1</a></p><aside id="n">Since 1998.</aside>'),
      shown: { "The gate": null, "Since 1998.": null },
    },
    "a long chapter": {
      bytes: () => long,
      shown: { "Berth 0 is let.": at(1), "Berth 7919 is let.": at(2) },
    },
  },
  bad: {
    ...foreign,
    "a picture under its name": picture,
    "a page of the web under its name": errorPage,
    "a protected chapter": {
      bytes: () => locked("EPUB/text/chapter%201.xhtml"),
      reason: "password_protected",
    },
    "another package": {
      bytes: () => zipSync({ "word/document.xml": strToU8("<w/>") }),
      reason: "wrong_content",
    },
    "no chapters": { bytes: () => book(), reason: "no_text" },
    "a damaged list of chapters": {
      bytes: () => makeEpub({ chapters: ["x"], parts: { "EPUB/content.opf": "<package" } }),
      reason: "corrupt",
    },
    "without its end": cut(long, "truncated"),
    "elements without end": {
      bytes: () => book("<b>x</b>".repeat(200_000)),
      reason: "too_large_unpacked",
    },
  },
};

import { strToU8, zipSync } from "fflate";
import {
  frame,
  hiddenStyle,
  makeOpenDocument,
  sheet,
  sheetRow,
  style,
} from "../fixtures/make-opendocument.ts";
import { cellsAt, cut, errorPage, type FormatCases, foreign, paragraphAt as at } from "./case.ts";

type Type = Parameters<typeof makeOpenDocument>[0];

export const paragraph = (text: string, attributes = "") =>
  `<text:p ${attributes}>${text}</text:p>`;
const text = (body: string, automatic = "") => makeOpenDocument("text", { body, automatic });
export const item = (content: string) => `<text:list-item>${paragraph(content)}</text:list-item>`;
const cell = (content: string, attributes = "") =>
  `<table:table-cell ${attributes}>${paragraph(content)}</table:table-cell>`;
const row = (...cells: string[]) => `<table:table-row>${cells.join("")}</table:table-row>`;
export const fees =
  row(cell("Ship"), cell("Fee")) + row(cell("Ada"), cell("12")) + row(cell("Grace"), cell("14"));
const encrypted = "<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>";
/** Does not become short when it is packed. */
const long = Array.from({ length: 3_000 }, (_, one) =>
  paragraph(`Berth ${one * 7_919} is let.`),
).join("");

/** What is refused of every type. `other` is another type of OpenDocument. */
export const refused = (type: Type, other: Type, body: string): FormatCases["bad"] => ({
  ...foreign,
  "a page of the web under its name": errorPage,
  "a password": {
    bytes: () => makeOpenDocument(type, { body, manifest: encrypted }),
    reason: "password_protected",
  },
  "another type of document": {
    bytes: () => makeOpenDocument(other, { body: "" }),
    reason: "wrong_content",
  },
  "another package": {
    bytes: () => zipSync({ "word/document.xml": strToU8("<w/>") }),
    reason: "wrong_content",
  },
  "broken markup": {
    bytes: () => makeOpenDocument(type, { body: "<text:p>open" }),
    reason: "corrupt",
  },
  "an entity of the server": {
    bytes: () => makeOpenDocument(type, { body: `${body}<text:p>&passwd;</text:p>` }),
    reason: "corrupt",
  },
  "no text": { bytes: () => makeOpenDocument(type, { body: "" }), reason: "no_text" },
});

export const odt: FormatCases = {
  extension: ".odt",
  good: {
    paragraphs: {
      bytes: () => text(paragraph("Fees") + paragraph("Dogs")),
      shown: { Fees: at(1), Dogs: at(2) },
    },
    headings: {
      bytes: () => text(`<text:h text:outline-level="2">Rules</text:h>${paragraph("Fees")}`),
      shown: { Rules: at(1), Fees: at(2) },
    },
    "a list": {
      bytes: () => text(`<text:list>${item("Dogs")}${item("Cats")}</text:list>`),
      shown: { Dogs: at(1), Cats: at(2) },
    },
    "a table": {
      bytes: () => text(`<table:table>${fees}</table:table>`),
      shown: { "Ship: Ada; Fee: 12": null, "Ship: Grace; Fee: 14": null },
    },
    "spaces, tabs and breaks": {
      bytes: () => text(paragraph('A<text:s text:c="3"/>B<text:line-break/>C')),
      shown: { "A   B\nC": at(1) },
    },
    "a note": {
      bytes: () =>
        text(
          paragraph(
            "The gate<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Since 1998.</text:p></text:note-body></text:note> opens.",
          ),
        ),
      shown: { "The gate opens.": at(1), "Since 1998.": null },
    },
    "hidden text": {
      bytes: () =>
        text(paragraph('Fees<text:span text:style-name="Hidden">Obey</text:span>'), hiddenStyle),
      shown: { Fees: at(1) },
      hidden: ["Obey"],
    },
    "white text": {
      bytes: () =>
        text(
          paragraph('Fees<text:span text:style-name="White">Obey</text:span>'),
          style("White", "text", '<style:text-properties fo:color="#ffffff"/>'),
        ),
      shown: { Fees: at(1) },
      hidden: ["Obey"],
    },
    "a hidden section": {
      bytes: () =>
        text(
          `${paragraph("Fees")}<text:section text:display="none">${paragraph("Obey")}</text:section>`,
        ),
      shown: { Fees: at(1) },
      hidden: ["Obey"],
    },
    "text that was deleted": {
      bytes: () =>
        text(
          `<text:tracked-changes>${paragraph("Deleted")}</text:tracked-changes>${paragraph("Fees")}`,
        ),
      shown: { Fees: at(1) },
      absent: ["Deleted"],
    },
    "a text box": {
      bytes: () => text(paragraph(`Before${frame("In a box")}`)),
      shown: { Before: null, "In a box": null },
    },
    "a template": {
      bytes: () => text(paragraph("Dear Sir")),
      shown: { "Dear Sir": at(1) },
    },
  },
  bad: {
    ...refused("text", "spreadsheet", paragraph("Fees")),
    "without its end": cut(text(long), "truncated"),
    "more than fits": {
      bytes: () => text(paragraph("x".repeat(210_000_000))),
      reason: "too_large_unpacked",
    },
  },
};

const sheets = (body: string, automatic = "") =>
  makeOpenDocument("spreadsheet", { body, automatic });
const rows = (...all: (string | number)[][]) => all.map((cells) => sheetRow(cells)).join("");
const ships = rows(["Ship", "Fee"], ["Ada", 12], ["Grace", 14]);
const collapsed = 'table:visibility="collapse"';

export const ods: FormatCases = {
  extension: ".ods",
  good: {
    "a table": {
      bytes: () => sheets(sheet("Fees", ships)),
      shown: { "Ship: Grace; Fee: 14": cellsAt("Fees", "A3:B3") },
    },
    "two sheets": {
      bytes: () =>
        sheets(sheet("Fees", ships) + sheet("Ports", rows(["Port", "Depth"], ["Emden", 12]))),
      shown: { "Ship: Ada": cellsAt("Fees", "A2:B2"), "Port: Emden": cellsAt("Ports", "A2:B2") },
    },
    "years as names of columns": {
      bytes: () =>
        sheets(sheet("Fees", rows(["Ship", 2001, 2002], ["Ada", "", 14], ["Grace", 12, 13]))),
      shown: { "2002: 14": cellsAt("Fees", "A2:C2"), "2001: 12": cellsAt("Fees", "A3:C3") },
    },
    "repeated cells": {
      bytes: () =>
        sheets(
          sheet(
            "Fees",
            `${rows(["Ship", "Fee", "Tax"])}<table:table-row><table:table-cell table:number-columns-repeated="3"><text:p>x</text:p></table:table-cell></table:table-row>`,
          ),
        ),
      shown: { "Ship: x; Fee: x; Tax: x": cellsAt("Fees", "A2:C2") },
    },
    "merged cells": {
      bytes: () =>
        sheets(
          sheet(
            "Fees",
            `${rows(["Ship", "Fee"])}<table:table-row>${cell("closed", 'table:number-columns-spanned="2"')}<table:covered-table-cell/></table:table-row>`,
          ),
        ),
      shown: { closed: null },
    },
    "a hidden row": {
      bytes: () => sheets(sheet("Fees", ships + sheetRow(["Obey"], collapsed))),
      shown: { "Ship: Ada": null },
      hidden: ["Obey"],
    },
    "a hidden column": {
      bytes: () =>
        sheets(
          sheet(
            "Fees",
            `<table:table-column/><table:table-column ${collapsed}/>${rows(["Fees", "Obey"])}`,
          ),
        ),
      shown: { Fees: null },
      hidden: ["Obey"],
    },
    "a hidden sheet": {
      bytes: () =>
        sheets(
          sheet("Fees", ships) + sheet("B", rows(["Obey"]), 'table:style-name="Off"'),
          style("Off", "table", '<style:table-properties table:display="false"/>'),
        ),
      shown: { "Ship: Ada": null },
      hidden: ["Obey"],
    },
    "dates and sums as they are shown": {
      bytes: () =>
        sheets(
          sheet(
            "Fees",
            rows(["Day", "Fee"]) +
              row(
                cell("31.03.24", 'office:value-type="date" office:date-value="2024-03-31"'),
                cell("12,50 €", 'office:value-type="currency" office:value="12.5"'),
              ),
          ),
        ),
      shown: { "31.03.24": null, "12,50 €": null },
    },
    "formulas with their results": {
      bytes: () =>
        sheets(
          sheet(
            "Fees",
            ships +
              row(
                cell("Sum"),
                cell(
                  "26",
                  'table:formula="of:=SUM([.B2:.B3])" office:value-type="float" office:value="26"',
                ),
              ),
          ),
        ),
      shown: { "Fee: 26": cellsAt("Fees", "A4:B4") },
      absent: ["SUM("],
    },
    "empty rows in between": {
      bytes: () =>
        sheets(
          sheet(
            "Fees",
            `${ships}<table:table-row table:number-rows-repeated="10"><table:table-cell/></table:table-row>${rows(["Holidays", "closed"])}`,
          ),
        ),
      shown: { Holidays: cellsAt("Fees", "A14:B14") },
    },
    "letters of many scripts": {
      bytes: () => sheets(sheet("料金", rows(["船", "料金"], ["アダ", 12]))),
      shown: { "船: アダ; 料金: 12": cellsAt("料金", "A2:B2") },
    },
  },
  bad: {
    ...refused("spreadsheet", "text", sheet("A", ships)),
    "without its end": cut(
      sheets(
        sheet(
          "A",
          rows(...Array.from({ length: 2_000 }, (_, one) => [`Ship ${one * 7_919}`, one])),
        ),
      ),
      "truncated",
    ),
    "cells without end": {
      bytes: () =>
        sheets(
          sheet(
            "A",
            '<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell></table:table-row>',
          ),
        ),
      reason: "too_large_unpacked",
    },
  },
};

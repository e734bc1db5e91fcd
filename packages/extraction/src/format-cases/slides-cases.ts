import { frame, makeOpenDocument, slide, style } from "../fixtures/make-opendocument.ts";
import { cut, type FormatCases, slideAt } from "./case.ts";
import { fees, item, paragraph, refused } from "./opendocument-cases.ts";

const slides = (body: string, automatic = "") =>
  makeOpenDocument("presentation", { body, automatic });
const off = style(
  "Off",
  "drawing-page",
  '<style:drawing-page-properties presentation:visibility="hidden"/>',
);

export const odp: FormatCases = {
  extension: ".odp",
  good: {
    "one slide": { bytes: () => slides(slide("Fees")), shown: { Fees: slideAt(1) } },
    "several slides": {
      bytes: () => slides(slide("Fees") + slide("Dogs")),
      shown: { Fees: slideAt(1), Dogs: slideAt(2) },
    },
    "a title and text": {
      bytes: () => slides(slide("Fees", frame("They are due."))),
      shown: { Fees: slideAt(1), "They are due.": slideAt(1) },
    },
    "text without a title": {
      bytes: () => slides(`<draw:page>${frame("They are due.")}</draw:page>`),
      shown: { "They are due.": slideAt(1) },
    },
    "a table": {
      bytes: () =>
        slides(slide("Fees", `<draw:frame><table:table>${fees}</table:table></draw:frame>`)),
      shown: { "Ship: Ada; Fee: 12": slideAt(1) },
    },
    "a list": {
      bytes: () =>
        slides(
          slide(
            "Rules",
            `<draw:frame><draw:text-box><text:list>${item("Dogs")}${item("Cats")}</text:list></draw:text-box></draw:frame>`,
          ),
        ),
      shown: { Dogs: slideAt(1), Cats: slideAt(1) },
    },
    notes: {
      bytes: () =>
        slides(
          slide(
            "Fees",
            `<presentation:notes>${frame("Speak slowly.", 'presentation:class="notes"')}</presentation:notes>`,
          ),
        ),
      shown: { Fees: slideAt(1), "Notes: Speak slowly.": slideAt(1) },
    },
    "a hidden slide": {
      bytes: () => slides(slide("Fees") + slide("Obey", "", 'draw:style-name="Off"'), off),
      shown: { Fees: slideAt(1) },
      hidden: ["Obey"],
    },
    shapes: {
      bytes: () =>
        slides(slide("Fees", `<draw:custom-shape>${paragraph("In a star")}</draw:custom-shape>`)),
      shown: { "In a star": slideAt(1) },
    },
    "shapes in a group": {
      bytes: () =>
        slides(slide("Fees", `<draw:g><draw:rect>${paragraph("In a group")}</draw:rect></draw:g>`)),
      shown: { "In a group": slideAt(1) },
    },
    "letters of many scripts": {
      bytes: () => slides(slide("Порт") + slide("港")),
      shown: { Порт: slideAt(1), 港: slideAt(2) },
    },
    "empty slides in between": {
      bytes: () => slides(slide("Fees") + "<draw:page/>" + slide("Dogs")),
      shown: { Dogs: slideAt(3) },
    },
  },
  bad: {
    ...refused("presentation", "text", slide("Fees")),
    "without its end": cut(
      slides(Array.from({ length: 2_000 }, (_, one) => slide(`Berth ${one * 7_919}`)).join("")),
      "truncated",
    ),
  },
};

import { describe, expect, it } from "vitest";
import { makeXlsx, row } from "../fixtures/make-xlsx.ts";
import { readAll } from "../fixtures/read-all.ts";
import { splitHidden } from "../fixtures/read-hidden.ts";

const sheet = (margins: string, attributes = "") =>
  `<sheetData>${row(1, ["Berths"])}</sheetData><headerFooter ${attributes}>${margins}</headerFooter>`;
const write = (code: string) => code.replaceAll("&", "&amp;");

describe("the headers and footers of a sheet's pages", () => {
  it("follow the rows as annotations", async () => {
    const margins = `<oddHeader>${write("&LPort of Emden&RLease 12")}</oddHeader><oddFooter>Confidential</oddFooter>`;
    const { blocks } = await readAll(makeXlsx(sheet(margins)), ".xlsx");
    expect(blocks.slice(2)).toEqual([
      {
        kind: "paragraph",
        text: "Port of Emden | Lease 12",
        anchor: { kind: "header", sheet: "Fees" },
        annotation: true,
      },
      {
        kind: "paragraph",
        text: "Confidential",
        anchor: { kind: "footer", sheet: "Fees" },
        annotation: true,
      },
    ]);
  });

  it.each([
    ["&L&F&C&A&RPage &P of &N", ""],
    ["&C&D &T", ""],
    ["&C- &P -", ""],
    ['&L&"Calibri,Regular"&7&K000000C2 General', "C2 General"],
    ["&L&B Confidential&B&C&D&RPage &P", "Confidential"],
    ["&CFees && dues, page &P+1", "Fees & dues, page"],
    ["Printed on &D", "Printed on"],
    ["&L&G&RPort\nof Emden", "Port of Emden"],
  ])("are reduced to their words: %j", async (code, text) => {
    const bytes = makeXlsx(sheet(`<oddHeader>${write(code)}</oddHeader>`));
    expect((await splitHidden(bytes, ".xlsx")).visible).toBe(
      `Fees\nBerths${text === "" ? "" : `\n${text}`}`,
    );
  });

  const first = "<firstHeader>Obey</firstHeader>";
  it.each([
    ["of a first page without a header of its own", sheet(first), "switched_off"],
    [
      "of even pages without headers of their own",
      sheet("<evenFooter>Obey</evenFooter>"),
      "switched_off",
    ],
    ["in white", sheet(`<oddHeader>${write("&KFFFFFFObey")}</oddHeader>`), "colour"],
    [
      "in the white of the theme",
      sheet(`<oddHeader>${write("&K00+000Obey")}</oddHeader>`),
      "colour",
    ],
    ["of no size", sheet(`<oddHeader>${write("&0Obey")}</oddHeader>`), "tiny"],
  ])("are hidden text %s", async (_, content, reason) => {
    expect(await splitHidden(makeXlsx(content), ".xlsx")).toEqual({
      visible: "Fees\nBerths",
      hidden: [`${reason}: Obey`],
    });
  });

  it("are visible on a first page of its own, and hidden with their sheet", async () => {
    const own = sheet(first, 'differentFirst="1"');
    expect((await splitHidden(makeXlsx(own), ".xlsx")).visible).toBe("Fees\nBerths\nObey");
    const { hidden } = await splitHidden(makeXlsx(own, { state: 'state="hidden"' }), ".xlsx");
    expect(hidden.at(-1)).toBe("switched_off: Obey");
  });
});

import { describe, expect, it } from "vitest";
import { outline, readAll } from "../fixtures/read-all.ts";
import { splitHidden } from "../fixtures/read-hidden.ts";

const make = (body: string, before = "") =>
  Buffer.from(
    String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fswiss Arial;}{\f1\fcharset204 Arial Cyr;}{\f2\fcharset128 MS Mincho;}{\f3\fcharset2 Symbol;}}{\colortbl;\red255\green255\blue255;\red0\green0\blue128;}{\stylesheet{\s0 Normal;}{\s1\outlinelevel0 heading 1;}{\s2 heading 2;}}${before}${body}}`,
    "latin1",
  );
const read = (body: string, before?: string) => readAll(make(body, before), ".rtf");

describe("an .rtf file", () => {
  it("keeps headings, lists, tables and notes", async () => {
    const row = (...cells: string[]) =>
      String.raw`\trowd\cellx1000\cellx2000\cellx3000\pard\intbl ${cells.join("\\cell ")}\cell\row `;
    const file = await read(
      [
        String.raw`{\info{\title Harbour}{\author Ada}{\*\company X}}`,
        String.raw`\pard\s1 Rules\par\pard\s2 Opening\par`,
        String.raw`\pard The gate{\super\chftn}{\footnote\pard Since 1998.} opens\line at nine.{\*\atnid A}{\*\atnauthor Ada}\chatn{\*\annotation{\*\atnid 1}\pard Check this.}\par`,
        String.raw`\pard{\listtext\tab 1.\tab}{\*\pn\pnlvlbody}Report first\par`,
        row("Ship", "Fee", "Note"),
        row("Ada", "", "paid"),
        row("Grace", "12", ""),
        String.raw`\pard{\field{\*\fldinst HYPERLINK "x"}{\fldrslt the office}}{\pict\pngblip 89504e47}\par`,
        String.raw`{\shp{\*\shpinst{\sp{\sn shapeType}{\sv 202}}{\shptxt\pard In a box\par}}{\shprslt\pard In a box\par}}`,
      ].join("\n"),
    );
    expect(file.title).toBe("Harbour");
    expect(outline(file)).toEqual([
      "heading1: Rules",
      "heading2: Opening",
      "paragraph: The gate opens\nat nine.",
      "paragraph: Since 1998.",
      "paragraph: Comment by Ada: Check this.",
      "list: 1. Report first",
      "table-row: Ship | Fee | Note",
      "table-row: Ship: Ada; Note: paid",
      "table-row: Ship: Grace; Fee: 12",
      "paragraph: the office",
      "paragraph: In a box",
    ]);
    const anchors = file.blocks.map(({ anchor }) => anchor);
    expect(anchors[5]).toEqual({ kind: "paragraph", from: 4, to: 4 });
    expect(anchors[6]).toEqual({ kind: "paragraph", from: 5, to: 7 });
  });

  it.each([
    ["Windows' own code page", String.raw`Geb\'fchren \'96 \'8410\'93`, "Gebühren – „10“"],
    ["the code page of a font", String.raw`\f1\'cf\'ee\'f0\'f2`, "Порт"],
    ["two bytes a character", String.raw`\f2\'8d\'60\'8c\'fb`, "港口"],
    [
      "Unicode with a replacement",
      String.raw`\u380?lu\u357\'74ou {\uc2\u28207\'8d\'60}{\uc0\u8364}`,
      "żluťou 港€",
    ],
    ["Unicode beyond 16 bits", String.raw`\u-10179?\u-8704?`, "😀"],
    ["bytes as they are", "Geb\u00fchren", "Gebühren"],
    [
      "symbols",
      String.raw`{\f3\'b7} Dogs \emdash\ldblquote x\rdblquote\~\{y\}`,
      "• Dogs —“x”\u00a0{y}",
    ],
  ])("is decoded from %s", async (_, body, text) => {
    expect((await read(String.raw`\pard ${body}\par`)).blocks[0]?.text).toBe(text);
  });

  it.each([
    ["formatted as hidden", String.raw`{\v Obey}`, "switched_off"],
    ["deleted", String.raw`{\deleted Obey}`, "switched_off"],
    ["white on the page", String.raw`{\cf1 Obey}`, "colour"],
    ["too small", String.raw`{\fs1 Obey}`, "tiny"],
  ])("marks text %s", async (_, body, reason) => {
    expect(await splitHidden(make(String.raw`\pard Fees are due${body}\par`), ".rtf")).toEqual({
      visible: "Fees are due",
      hidden: [`${reason}: Obey`],
    });
  });

  it("shows white text on a dark ground", async () => {
    const body = String.raw`\pard{\cf1\highlight2 Seen}\par\trowd\clcbpat2\cellx1000\pard\intbl{\cf1 too}\cell\row`;
    expect(await splitHidden(make(body), ".rtf")).toEqual({ visible: "Seen\ntoo", hidden: [] });
  });

  it("gives a header once and without its page number, and a paragraph without an end", async () => {
    const header = String.raw`{\header\pard Port of Emden {\field{\*\fldinst PAGE}{\fldrslt{\chpgn}}}\par}`;
    const { blocks } = await read(String.raw`${header}\sect${header}\pard Fees`);
    expect(blocks.map(({ anchor, text }) => [anchor.kind, text])).toEqual([
      ["paragraph", "Fees"],
      ["header", "Port of Emden"],
    ]);
  });

  it("is read past binary data and lines within words", async () => {
    const { blocks } = await read(`\\pard A{\\pict\\bin5 }}{{\\x}ha\r\nrbour\\par`);
    expect(blocks[0]?.text).toBe("Aharbour");
  });

  it.each([
    ["of another kind", "Rules of the harbour", "wrong_content"],
    ["without text", make(String.raw`\pard\par`), "no_text"],
    ["that breaks off", make(String.raw`\pard Fees\par{\b are`).subarray(0, -1), "truncated"],
    ["nested beyond reason", `{\\rtf1 ${"{".repeat(100_000)}`, "corrupt"],
  ])("%s is refused with a reason", async (_, bytes, reason) => {
    await expect(readAll(bytes, ".rtf")).rejects.toMatchObject({ reason });
  });

  it.each([
    ["lines", `{\\rtf1 ${"x\n".repeat(2_000_000)}}`],
    ["control words", `{\\rtf1 ${"\\b x".repeat(500_000)}}`],
    ["groups", `{\\rtf1 ${"{x}".repeat(500_000)}}`],
  ])("of a million %s is read in time", async (_, bytes) => {
    expect((await readAll(bytes, ".rtf")).blocks.length).toBeGreaterThan(0);
  });
});

import { describe, expect, it } from "vitest";
import { makeDocx } from "../fixtures/make-docx.ts";
import { makePdf } from "../fixtures/make-pdf.ts";
import { splitHidden } from "../fixtures/read-hidden.ts";

describe("a Word document", () => {
  const run = (text: string, properties = "") =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const say = (...runs: string[]) => `<w:p>${runs.join("")}</w:p>`;
  const whiteText = '<w:color w:val="FFFFFF"/>';

  it.each([
    ["hidden text", run("Obey", "<w:vanish/>"), "switched_off"],
    ["white text", run("Obey", whiteText), "colour"],
    ["text of half a point", run("Obey", '<w:sz w:val="1"/>'), "tiny"],
    [
      "text under a marker of its colour",
      run("Obey", '<w:color w:val="000000"/><w:highlight w:val="black"/>'),
      "colour",
    ],
    ["text in a style that hides", run("Obey", '<w:rStyle w:val="ghost"/>'), "colour"],
  ])("%s within a sentence", async (_, ghost, reason) => {
    const styles = `<w:style w:styleId="base"><w:rPr>${whiteText}</w:rPr></w:style><w:style w:styleId="ghost"><w:basedOn w:val="base"/></w:style>`;
    const bytes = makeDocx(say(run("Fees "), ghost, run("are due")), { styles });
    expect(await splitHidden(bytes, ".docx")).toEqual({
      visible: "Fees are due",
      hidden: [`${reason}: Obey`],
    });
  });

  it.each([
    ["explicitly not hidden", say(run("Seen", '<w:vanish w:val="0"/>'))],
    ["marked", say(run("Seen", `${whiteText}<w:highlight w:val="blue"/>`))],
    ["shaded", say(run("Seen", `${whiteText}<w:shd w:fill="1F3864"/>`))],
    [
      "in a shaded paragraph",
      `<w:p><w:pPr><w:shd w:fill="1F3864"/></w:pPr>${run("Seen", whiteText)}</w:p>`,
    ],
    [
      "in a shaded cell",
      `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="1F3864"/></w:tcPr>${say(run("Seen", whiteText))}</w:tc></w:tr></w:tbl>`,
    ],
    ["in a shape", say(`<w:r><w:txbxContent>${say(run("Seen", whiteText))}</w:txbxContent></w:r>`)],
    [
      "of a paragraph whose mark is hidden",
      `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run("Seen")}</w:p>`,
    ],
  ])("text that is %s is visible", async (_, body) => {
    expect(await splitHidden(makeDocx(body), ".docx")).toEqual({ visible: "Seen", hidden: [] });
  });

  it("hidden text in a cell is not part of its row", async () => {
    const cell = say(run("Fee"), run("Obey", "<w:vanish/>"));
    const bytes = makeDocx(`<w:tbl><w:tr><w:tc>${cell}</w:tc></w:tr></w:tbl>`);
    expect(await splitHidden(bytes, ".docx")).toEqual({
      visible: "Fee",
      hidden: ["switched_off: Obey"],
    });
  });
});

describe("a PDF", () => {
  /** Text at these points from the page's bottom left corner, after these operators. */
  const draw = (text: string, operators = "", [x, y] = [50, 600]) =>
    `q BT ${operators} /F 12 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET Q`;
  const visible = draw("The fees of the harbour are due on the first of May.", "", [50, 700]);
  const picture = "q 500 0 0 700 50 50 cm BI /W 1 /H 1 /BPC 8 /CS /G ID 0 EI Q";

  it.each([
    ["without ink", [draw("Obey me", "3 Tr")], "invisible"],
    ["without ink, oddly written", [draw("Obey me", "3.0%no\n Tr")], "invisible"],
    ["white on the page", [draw("Obey me", "1 1 1 rg")], "colour"],
    ["white in the inks of print", [draw("Obey me", "0 0 0 0.01 k")], "colour"],
    ["blue on blue", [`0 0 1 rg 40 590 200 30 re f ${draw("Obey me", "0 0 1 rg")}`], "colour"],
    ["under a white box", [`${draw("Obey me")} 1 g 40 590 200 30 re f`], "covered"],
    [
      "under a white box of lines",
      [`${draw("Obey me")} 1 g 40 590 m 240 590 l 240 620 l 40 620 l h f`],
      "covered",
    ],
    ["cut off", [`q 400 50 50 50 re W n ${draw("Obey me")} Q`], "covered"],
    ["of half a point", ["BT /F 0.5 Tf 50 600 Td (Obey me) Tj ET"], "tiny"],
    ["in the line of what is seen", [draw("Obey me", "3 Tr", [330, 700])], "invisible"],
  ])("text %s", async (_, content, reason) => {
    expect(await splitHidden(makePdf([[visible, ...content]]), ".pdf")).toEqual({
      visible: "The fees of the harbour are due on the first of May.",
      hidden: [`${reason}: Obey me`],
    });
  });

  it("transparent text and text in a hidden layer are found", async () => {
    const layered = `/OC /L BDC ${draw("Obey me")} EMC ${draw("Obey him", "/G gs", [50, 500])}`;
    const bytes = makePdf([[visible, layered]], "", {
      catalog: "/OCProperties << /OCGs [5 0 R] /D << /OFF [5 0 R] >> >>",
      resources: "/Properties << /L 5 0 R >> /ExtGState << /G << /ca 0 >> >>",
      objects: ["<< /Type /OCG /Name (Draft) >>"],
    });
    expect((await splitHidden(bytes, ".pdf")).hidden.toSorted()).toEqual([
      "invisible: Obey him",
      "switched_off: Obey me",
    ]);
  });

  it("text that two content streams of a page hide together is found", async () => {
    const stream = (content: string) =>
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
    const split = makePdf([[visible, "Q"]], "", {
      page: "/Contents [6 0 R 7 0 R]",
      objects: [stream(""), stream("1 g"), stream(draw("Obey me"))],
    });
    // A page's last entry for its contents counts: the one of a single stream is removed.
    const bytes = Buffer.from(
      split.toString("latin1").replace(/\/Contents \d+ 0 R >>/, ">>"),
      "latin1",
    );
    expect((await splitHidden(bytes, ".pdf")).hidden).toEqual(["colour: Obey me"]);
  });

  it("text outside the visible part of the page is not read", async () => {
    const bytes = makePdf(
      [[visible, draw("Obey me", "", [50, 100]), draw("Obey me", "", [-300, 600])]],
      "",
      {
        page: "/CropBox [0 300 600 800]",
      },
    );
    expect((await splitHidden(bytes, ".pdf")).hidden).toEqual([]);
    expect((await splitHidden(bytes, ".pdf")).visible).not.toContain("Obey");
  });

  it.each([
    ["white on a dark box", `0 g 40 590 200 30 re f ${draw("Seen", "1 g")}`],
    ["white over a wide line", `q 30 w 40 605 m 240 605 l S Q ${draw("Seen", "1 g")}`],
    ["white over a picture", picture + draw("Seen", "1 g")],
    ["read in a scan", picture + draw("Seen", "3 Tr")],
    ["in outlines", draw("Seen", "1 g 0 G 1 Tr")],
    [
      "painted over and drawn again",
      `${draw("Seen")} 1 g 40 590 200 30 re f ${draw("Seen", "0 g")}`,
    ],
    [
      "beside a box that is cut to nothing",
      `${draw("Seen")} q 400 50 9 9 re W n 1 g 40 590 200 30 re f Q`,
    ],
  ])("text %s is visible", async (_, content) => {
    const { visible: result, hidden } = await splitHidden(makePdf([[visible, content]]), ".pdf");
    expect(hidden).toEqual([]);
    expect(result).toContain("Seen");
  });
});

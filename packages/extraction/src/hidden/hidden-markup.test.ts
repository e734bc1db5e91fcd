import { describe, expect, it } from "vitest";
import { splitHidden } from "../fixtures/read-hidden.ts";

describe("Markdown", () => {
  it.each([
    ["a comment", "Fees <!-- Obey --> are due", "comment: Obey"],
    ["a comment over blank lines", "<!--\nObey\n\nme -->\n\nFees are due", "comment: Obey me"],
    ["a definition that leads nowhere", "[//]: # (Obey)\n\nFees are due", "comment: // (Obey)"],
    [
      "an element that is not shown",
      'Fees <span style="display:none">Obey</span>are due',
      "switched_off: Obey",
    ],
    [
      "one of size nought",
      '<p style="font-size: 0">Obey</p>\n\nFees are due',
      "switched_off: Obey",
    ],
    [
      "one with blocks in it",
      "<div hidden>\n\nObey\n\n</div>\n\nFees are due",
      "switched_off: Obey",
    ],
    [
      "white on white",
      '<p style="color: #fff; background: white">Obey</p>\n\nFees are due',
      "switched_off: Obey",
    ],
  ])("%s", async (_, text, hidden) => {
    const { visible, hidden: found } = await splitHidden(text, ".md");
    expect([visible.replace(/\s+/g, " ").trim(), found]).toEqual(["Fees are due", [hidden]]);
  });

  it("code and what looks like a tag are shown", async () => {
    const text =
      'If a < b and <c> then\n\n```html\n<!-- shown --> <p style="display:none">x</p>\n```';
    const { hidden, visible } = await splitHidden(text, ".md");
    expect(hidden).toEqual([]);
    expect(visible).toContain("a < b and <c> then");
    expect(visible).toContain("<!-- shown -->");
  });
});

describe("a web page", () => {
  it.each([
    ['<p style="opacity: 0">Obey</p>', "switched_off"],
    ['<p style="font-size:0.1px">Obey</p>', "switched_off"],
    ['<p style="position:absolute; left:-9999px">Obey</p>', "switched_off"],
    ['<p style="color:#ffffff;background-color:#fefefe">Obey</p>', "switched_off"],
    ['<p aria-hidden="true">Obey</p>', "switched_off"],
    ["<!-- Obey -->", "comment"],
  ])("marks what is not shown: %s", async (ghost, reason) => {
    const page = `<p>Fees are due</p>${ghost}`;
    expect(await splitHidden(page, ".html", { isWebPage: true })).toEqual({
      visible: "Fees are due",
      hidden: [`${reason}: Obey`],
    });
  });

  it("gives what is merely small or pale", async () => {
    const { visible } = await splitHidden(
      '<p style="font-size:0.8em; opacity:0.6">Fees are due</p>',
      ".html",
      { isWebPage: true },
    );
    expect(visible).toBe("Fees are due");
  });
});

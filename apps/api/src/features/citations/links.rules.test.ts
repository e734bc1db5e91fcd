import fc from "fast-check";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { describe, expect, it } from "vitest";
import { restrictLinks } from "./links.rules.ts";

const evidence = {
  pages: new Set(["https://page.example/a?b=1"]),
  text: "Write to https://shop.example/orders or www.shop.example.",
};

describe("restrictLinks", () => {
  it.each([
    ["an image", "Look: ![a chart](https://a.example/?q=1) here", "Look: a chart here"],
    ["an image by reference", "Look: ![a chart][ref] here", "Look: a chart here"],
    ["an image by its name", "Look: ![ref]", "Look: !\\[ref]"],
    ["an image behind a backslash", "\\![a](//a.example)", "\\a"],
    ["a link elsewhere", "Go [here](https://a.example/?q=secret) now", "Go here now"],
    ["a link with a title", 'Go [here](https://a.example "t") now', "Go here now"],
    [
      "a link to a page that was read",
      "See [it](https://page.example/a?b=1).",
      "See [it](https://page.example/a?b=1).",
    ],
    ["a marker inside a link", "See [that [1]](https://a.example).", "See that [1]."],
    ["a link of another kind", "Run [x](javascript:alert(1))", "Run x"],
    ["a definition", "As [said][x].\n[x]: https://a.example/secret\nEnd", "As [said][x].\n\nEnd"],
    ["an address of its own", "Visit https://a.example/?q=secret now", "Visit (link removed) now"],
    ["an address in pointed brackets", "Visit <https://a.example/x>", "Visit (link removed)"],
    [
      "an address that was read",
      "Order at https://shop.example/orders.",
      "Order at https\\://shop.example/orders.",
    ],
    [
      "one that was read, without scheme",
      "Order at www.shop.example.",
      "Order at www\\.shop.example.",
    ],
    ["one that was read, with more", "https://shop.example/orders?s=secret", "(link removed)"],
    ["HTML", 'A <img src="https://a.example/x"> b', 'A \\<img src="(link removed)"> b'],
    ["a line break", "One<br>two <br/> three", "One\n\ntwo\n\nthree"],
    ["a line break in a table", "| a<br>b | c |", "| a b | c |"],
    ["formatting", "x<sup>2</sup> is <b>so</b>", "x2 is so"],
    ["formatting with more", '<b onclick="x">so</b>', '\\<b onclick="x">so\\</b>'],
    ["a comparison", "a < b and c <d", "a < b and c \\<d"],
    ["a marker behind a page", "https://page.example/a?b=1[1]", "https://page.example/a?b=1 [1]"],
    [
      "a secret behind a page",
      "https://page.example/a?b=1'secret",
      "https://page.example/a?b=1 'secret",
    ],
    ["an address behind a sign", "_https://a.example/x", "_(link removed)"],
    ["an address with backslashes", "https\\://a.example/x", "(link removed)"],
    ["an address without a scheme", "see //a.example/x", "see (link removed)"],
    ["an address spelt in entities", "&#104;ttps&colon;//a.example/x", "(link removed)"],
    ["a tag behind two backslashes", "\\\\<img src=x>", "\\\\\\<img src=x>"],
    ["a definition in a quotation", "> [1]: /x\n\nSee [1]", "> [1]\\: /x\n\nSee [1]"],
    ["signs that no reader sees", "a\u{e0041}\u{e0042}\u001b[31mb\u200b", "a[31mb"],
    ["letters that need joining", "👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 می‌خواهم", "👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 می‌خواهم"],
    ["a block of code", "```\n<b> ![x](y)\n```\nend", "```\n<b> ![x](y)\n```\nend"],
    ["code", "`<b>` and `list[1](x)`", "`<b>` and `list[1](x)`"],
  ])("%s", (_, markdown, safe) => {
    expect(restrictLinks(evidence, markdown)).toBe(safe);
  });

  // What one program draws as code another draws as what stands in it.
  it.each([
    "See ``` ![x](https://a.example/s)",
    "\\` ![x](https://a.example/s) `",
    "a ` b\n` ![x](https://a.example/s) `",
    "``a` ![x](https://a.example/s) ```",
    "~~~\n```\n~~~\n![x](https://a.example/s)",
    "> ```\n![x](https://a.example/s)",
    "- ```\n![x](https://a.example/s)",
    "    ```\n![x](https://a.example/s)",
    "| a |\n|---|\n| ` | ![x](https://a.example/s) | ` |",
    "$$\n```\n$$\n![x](https://a.example/s)",
    "$`$ ![x](https://a.example/s) $`$",
    "```\na ``` b\n```\n![x](https://a.example/s)",
    "```\na\n```js\n```\n![x](https://a.example/s)\n```",
  ])("is not taken in by what may be code: %j", (markdown) => {
    expect(restrictLinks(evidence, markdown)).not.toMatch(/a\.example|\]\(/);
  });

  /** Pieces that fit together in unforeseen ways. */
  const pieces =
    /\S+|\s/g[Symbol.match](
      '` `` ``` ~~~ \\ ![ [ ]( ] ) ( < > | $ > - 1. [r] [r]: ![x]( https://a.example/s //a.example/s www.a.example/s <img <b> </b> <br> javascript:x &#104;ttps: https\\:// _ * [1] [p](https://page.example/a?b=1) " \n',
    ) ?? [];

  it("leaves nothing that is drawn as an image, a tag, a definition or a link elsewhere", () => {
    const text = fc.array(fc.constantFrom(...pieces, "\n```\n", "\n\n", "> ```\n"), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, (parts) => {
        const html = micromark(restrictLinks(evidence, parts.join("")), {
          allowDangerousHtml: true,
          allowDangerousProtocol: true,
          extensions: [gfm()],
          htmlExtensions: [gfmHtml()],
        });
        const led = Array.from(html.matchAll(/href="([^"]*)"/g), ([, url]) => url);
        expect(led.filter((url) => url !== "https://page.example/a?b=1")).toEqual([]);
        expect(html).not.toMatch(/<(?:img|svg|script|style)/i);
      }),
      { numRuns: 3_000 },
    );
  });
});

import { describe, expect, it } from "vitest";
import { keepLinksIn } from "./links.rules.ts";

const evidence = {
  pages: new Set(["https://page.example/a?b=1"]),
  text: "Write to https://shop.example/orders or www.shop.example.",
};

describe("keepLinksIn", () => {
  it.each([
    ["an image", "Look: ![a chart](https://a.example/?q=1) here", "Look: a chart here"],
    ["an image by reference", "Look: ![a chart][ref] here", "Look: a chart here"],
    ["an image by its name", "Look: ![ref]", "Look: \\![ref]"],
    ["a link elsewhere", "Go [here](https://a.example/?q=secret) now", "Go here now"],
    ["a link with a title", 'Go [here](https://a.example "t") now', "Go here now"],
    [
      "a link to a page that was read",
      "See [it](https://page.example/a?b=1).",
      "See [it](https://page.example/a?b=1).",
    ],
    ["a marker inside a link", "See [that [1]](https://a.example).", "See that [1]."],
    ["a link of another kind", "Run [x](javascript:alert(1))", "Run x)"],
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
    ["code", "`<b>` and `list[1](x)`", "`<b>` and `list[1](x)`"],
  ])("%s", (_, markdown, safe) => {
    expect(keepLinksIn(evidence, markdown)).toBe(safe);
  });
});

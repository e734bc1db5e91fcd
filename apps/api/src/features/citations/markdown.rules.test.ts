import { describe, expect, it } from "vitest";
import { issueCitations } from "./numbering.rules.ts";
import { escapeMarkdown } from "./markdown.rules.ts";

describe("escapeMarkdown", () => {
  it.each([
    ["Plain words, 3.5 % (of 12).", "Plain words, 3.5 % (of 12)."],
    ["**bold** _slanted_ `code`", "\\*\\*bold\\*\\* \\_slanted\\_ \\`code\\`"],
    ["![x](https://a.example/p.png)", "!\\[x\\](https\\://a.example/p.png)"],
    ["<img src=x onerror=y>", "\\<img src=x onerror=y\\>"],
    ["as shown [1]", "as shown \\[1\\]"],
    ["as shown 【1】", "as shown \\[1\\]"],
    ["# Heading", "\\# Heading"],
    ["- item", "\\- item"],
    ["1. item", "1\\. item"],
    ["1.5 metres", "1\\.5 metres"],
    ["a | b", "a \\| b"],
    ["&lt;b&gt;", "\\&lt;b\\&gt;"],
    ["write to a@b.example or www.b.example", "write to a\\@b.example or www\\.b.example"],
    ["back\\slash", "back\\\\slash"],
  ])("%s", (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
  });

  it("leaves nothing that would pass for a marker", () => {
    const hostile = escapeMarkdown("See [1], 【2】, ［3］ and [4](http://x.example).");
    expect(issueCitations(hostile, []).content).toBe(hostile);
  });
});

import { describe, expect, it } from "vitest";
import { splitBlocks } from "./split-blocks.ts";

const textsOf = (markdown: string) => splitBlocks(markdown).map(({ text }) => text);

describe("blocks of a growing text", () => {
  it("are cut at blank lines, but not inside code", () => {
    expect(textsOf("One\ntwo\n\n\nThree\n\n```js\na\n\nb\n```\n\nFour")).toEqual([
      "One\ntwo",
      "Three",
      "```js\na\n\nb\n```",
      "Four",
    ]);
    expect(textsOf("~~~~\na\n\n~~~\nb")).toEqual(["~~~~\na\n\n~~~\nb"]);
  });

  it("keep their place while the text grows", () => {
    const grown = "One\n\nTwo and";
    expect(splitBlocks(`${grown} more\n\nThree`).slice(0, 1)).toEqual(
      splitBlocks(grown).slice(0, 1),
    );
    expect(splitBlocks("")).toEqual([]);
  });
});

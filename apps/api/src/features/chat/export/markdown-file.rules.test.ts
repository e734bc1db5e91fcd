import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { expect, it } from "vitest";
import { writeMarkdown } from "./markdown-file.rules.ts";

type Node = { type: string; value?: string; children?: Node[] };
function parse(file: string): Node {
  // This library alone also links addresses in text that Markdown escapes (mdast-util-gfm-autolink-literal 2).
  const mdastExtensions = gfmFromMarkdown().map((one) => ({ ...one, transforms: [] }));
  return fromMarkdown(file, { extensions: [gfm()], mdastExtensions });
}
const listNodes = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(listNodes)];

it("links nothing that the name of a file, a conversation or a question has", () => {
  const name = "see www.evil.example, https://evil.example/a and a@evil.example now.txt";
  const metadata = { filename: name, headings: [], anchors: [] };
  const citation = { text: "The fee is 40.", document_id: "d", chunk_id: "c", metadata };
  const note = { number: 1, citation, sha256: null, states: [] };
  const at = "2026-11-23T09:16:00Z";
  const answer = { content: "The fee is 40 [1].", notes: new Map([["1", note]]) };
  const turns = [
    { role: "user", at, stopped: false, content: name, notes: new Map() } as const,
    { role: "assistant", at, stopped: false, ...answer } as const,
  ];
  const person = { name, person: name, organization: name, exportedAt: new Date(0), turns };
  const tree = parse(writeMarkdown(person, "en"));
  expect(listNodes(tree).filter(({ type }) => type === "link")).toEqual([]);
});

it("quotes a passage letter by letter: nothing in it is a picture, a link or HTML", () => {
  const lines = [
    "![x](https://evil.example/a.png) [f](javascript:alert(1)) <https://evil.example>",
    "<img src=x onerror=alert(1)> https://evil.example/b www.evil.example a@evil.example",
    "<iframe srcdoc='&lt;b&gt;'></iframe>",
    "# Heading",
    "- item | cell",
    "---",
    "[x]: https://evil.example/c",
    "[^9]: **another note**",
    "```",
    "$\\href{https://evil.example}{x}$ ~~gone~~ [1] \\",
  ];
  const metadata = { filename: "fees.md", headings: [], anchors: [] };
  const citation = { text: lines.join("\n"), document_id: "d", chunk_id: "c", metadata };
  const note = { number: 1, citation, sha256: null, states: [] };
  const turn = { role: "assistant", at: "2026-11-23T09:16:00Z", stopped: false } as const;
  const file = writeMarkdown(
    {
      name: "Fees",
      person: "Ada",
      organization: "Harbour",
      exportedAt: new Date(0),
      turns: [{ ...turn, content: "The fee is 40 [1].", notes: new Map([["1", note]]) }],
    },
    "en",
  );
  const tree = parse(file);
  const quotes = listNodes(tree).filter(({ type }) => type === "blockquote");
  expect(quotes).toHaveLength(1);
  const nodes = quotes.flatMap(listNodes);
  expect([...new Set(nodes.map(({ type }) => type))]).toEqual(["blockquote", "paragraph", "text"]);
  expect(nodes.map(({ value = "" }) => value).join("")).toBe(lines.join("\n"));
});

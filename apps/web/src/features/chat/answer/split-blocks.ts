type Block = { text: string; /** The line it begins with, from 0. */ start: number };

/**
 * Splits a Markdown text into blocks that can be rendered one by one: at blank lines, except inside fenced code.
 * While an answer grows, only the last block changes.
 */
export function splitBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let fence = "";
  markdown.split("\n").forEach((line, at) => {
    const [, mark = ""] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === "") fence = mark;
    else if (mark.startsWith(fence)) fence = "";
    if (fence !== "" || line.trim() !== "") lines.push(line);
    else if (lines.length > 0) {
      blocks.push({ text: lines.join("\n"), start: at - lines.length });
      lines = [];
    }
  });
  if (lines.length === 0) return blocks;
  return [...blocks, { text: lines.join("\n"), start: markdown.split("\n").length - lines.length }];
}

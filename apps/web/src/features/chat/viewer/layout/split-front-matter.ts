/**
 * The properties at the top of a Markdown file, and the rest with blank lines in their place, so that the numbers of lines
 * stay right.
 */
export function splitFrontMatter(text: string): { front: string; body: string } {
  const lines = text.split("\n");
  const end = lines[0] === "---" ? lines.indexOf("---", 1) : -1;
  if (end === -1) return { front: "", body: text };
  const body = [...Array.from({ length: end + 1 }, () => ""), ...lines.slice(end + 1)];
  return { front: lines.slice(1, end).join("\n"), body: body.join("\n") };
}

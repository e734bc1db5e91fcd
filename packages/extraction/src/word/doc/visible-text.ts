const shown: Record<string, string> = {
  "\u000b": "\n",
  "\u000c": "\n",
  "\u000e": "\n",
  "\u000d": "",
  "\u001e": "-",
  "\u001f": "",
};

/** A .doc's characters as a reader sees them: fields by their result, no marks of pictures and notes. */
export function showText(text: string): string {
  let out = "";
  /** For each open field: whether its instruction (true) or its result is being read. */
  const fields: boolean[] = [];
  for (const character of text) {
    if (character === "\u0013") fields.push(true);
    else if (character === "\u0014") fields[fields.length - 1] = false;
    else if (character === "\u0015") fields.pop();
    else if (!fields.includes(true)) out += shown[character] ?? character;
  }
  // The bell that ends a cell is kept: it is what tells a cell's end from a paragraph's.
  return out.replace(/[\u0000-\u0006\u0008\u000f-\u0012\u0016-\u001d]/g, "");
}

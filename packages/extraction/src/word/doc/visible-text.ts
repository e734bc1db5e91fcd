const shown: Record<string, string> = {
  "\u000b": "\n",
  "\u000c": "\n",
  "\u000e": "\n",
  "\u000d": "",
  "\u001e": "-",
  "\u001f": "",
};

/** The visible characters of a .doc's text: the results of fields, without the marks of pictures and notes. */
export function visibleText(text: string): string {
  let out = "";
  /** For each open field, whether its instruction (true) or its result is open. */
  const fields: boolean[] = [];
  for (const character of text) {
    if (character === "\u0013") fields.push(true);
    else if (character === "\u0014") fields[fields.length - 1] = false;
    else if (character === "\u0015") fields.pop();
    else if (!fields.includes(true)) out += shown[character] ?? character;
  }
  // The bell is kept: it distinguishes the end of a cell from that of a paragraph.
  return out.replace(/[\u0000-\u0006\u0008\u000f-\u0012\u0016-\u001d]/g, "");
}

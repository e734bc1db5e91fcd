import { ExtractionError } from "../located-text.ts";
import { visitXml } from "../office/read-xml.ts";
import type { Parts } from "../office/open-parts.ts";

/** Characters. These texts are the one part of a workbook that must be held in memory. */
const mostCharacters = 60_000_000;

/** The workbook's texts, which its cells refer to by index. */
export async function readSharedStrings(parts: Parts, part: string | undefined): Promise<string[]> {
  const strings: string[] = [];
  if (part === undefined) return strings;
  let [text, inText, inPhonetic, characters] = ["", false, false, 0];
  await visitXml(parts.read(part), (event) => {
    if (event.type === "text") {
      if (inText && !inPhonetic) text += event.text;
      return;
    }
    const open = event.type === "open";
    if (event.name === "s:t") inText = open;
    if (event.name === "s:rPh") inPhonetic = open; // the pronunciation, which is not part of the text
    if (event.name !== "s:si") return;
    if (open) text = "";
    else strings.push(text);
    characters += text.length;
    if (characters > mostCharacters) throw new ExtractionError("too_large_unpacked", "strings");
  });
  return strings;
}

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。、，；：？！「」『』（）]/u;

/**
 * The lines as running text, and where each line starts in it. Words that were divided at the end of a line are joined.
 */
export function joinLines(lines: string[]): { text: string; starts: number[] } {
  let text = "";
  const starts: number[] = [];
  for (const line of lines) {
    text = text === "" ? line : joinTwo(text, line);
    starts.push(text.length - line.length);
  }
  return { text, starts };
}

function joinTwo(text: string, line: string): string {
  const last = text.at(-1) ?? "";
  if (last === "\u00ad") return text.slice(0, -1) + line;
  // "Exam-" + "ple" is one word; "Anglo-" + "Saxon" and "proof-" + "of-work" keep their hyphen.
  if (/\p{L}[-\u2010]$/u.test(text)) {
    const divided = /^\p{Ll}/u.test(line) && !/^\p{Ll}+-/u.test(line);
    return divided ? text.slice(0, -1) + line : text + line;
  }
  if (/\d[-\u2010\u2013]$/.test(text) && /^\d/.test(line)) return text + line;
  if (cjk.test(last) && cjk.test(line.charAt(0))) return text + line;
  return `${text} ${line}`;
}

/** Whether the text ends in the middle of a sentence that `next` continues. */
export function runsOn(text: string, next: string): boolean {
  if (/[.!?:;。！？]["'”’)\]]*$/u.test(text)) return false;
  return /^\p{Ll}/u.test(next) || /[\p{L}][-\u00ad\u2010]$/u.test(text);
}

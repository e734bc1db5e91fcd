import type { Block } from "@footnote/extraction/located-text";

/** Seconds from the recording's start. */
export type Spoken = { from: number; to: number; text: string };

/** A pause this long, in seconds, begins a new paragraph. */
const pause = 2;
/** Characters after which a paragraph ends with its sentence, or in the middle of one. */
const lengths = { enough: 400, most: 800 };

const sentenceEnd = /[.!?…。！？؟।]["'”’»)]*$/;
/** Scripts that put no spaces between words. */
const spaceless = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Gathers what is said into paragraphs as it comes, each with the time from its first word to its last. */
export function startParagraphs(): { push(spoken: Spoken): Block[]; end(): Block[] } {
  let open: Spoken | undefined;
  const flush = (): Block[] => {
    if (open === undefined) return [];
    const { text, from, to } = open;
    open = undefined;
    return [{ kind: "paragraph", text, anchor: { kind: "time", from, to } }];
  };
  return {
    push(spoken) {
      const done = open !== undefined && endsBefore(open, spoken) ? flush() : [];
      open = open === undefined ? { ...spoken } : join(open, spoken);
      return done;
    },
    end: flush,
  };
}

function endsBefore({ text, to }: Spoken, next: Spoken): boolean {
  if (next.from - to >= pause) return true;
  if (text.length + next.text.length > lengths.most) return true;
  return text.length >= lengths.enough && sentenceEnd.test(text);
}

function join(open: Spoken, next: Spoken): Spoken {
  const space = spaceless.test(next.text) ? "" : " ";
  return { from: open.from, to: Math.max(open.to, next.to), text: open.text + space + next.text };
}

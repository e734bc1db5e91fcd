import { perLanguage } from "@footnote/lexicon/lexicon";
import { compileCovers, findUncovered } from "./word-cover.rules.ts";

export type SmallTalk = "greeting" | "thanks" | "capabilities";

const longest = 120;

/** Any person greets in any language: the words of all are known at once. */
const findCovers = perLanguage((lexicons) =>
  compileCovers<SmallTalk | "filler">([
    ["capabilities", lexicons.map(({ smallTalk }) => smallTalk.capabilities)],
    ["thanks", lexicons.map(({ smallTalk }) => smallTalk.thanks)],
    ["greeting", lexicons.map(({ smallTalk }) => smallTalk.greetings)],
    ["filler", lexicons.map(({ smallTalk }) => smallTalk.filler)],
  ]),
);

/** Returns what a message that asks for nothing in the documents says; undefined where a single word of it may ask for more. */
export function readSmallTalk(text: string): SmallTalk | undefined {
  if (text.length > longest) return undefined;
  const covers = findCovers(null)(text);
  if (findUncovered(text, covers)) return undefined;
  const said = new Set(covers.map(({ category }) => category));
  return (["capabilities", "thanks", "greeting"] as const).find((kind) => said.has(kind));
}

/** "Hello, what is the rent?" without the greeting, which no document has to contain. */
export function withoutGreeting(text: string): string {
  const greeting = findCovers(null)(text.slice(0, longest)).find(
    ({ category }) => category === "greeting",
  );
  if (greeting?.start !== 0) return text;
  const opening = /^[^,.!;:，。！、\n]{0,40}[,.!;:，。！、\n]\s*/u.exec(text)?.[0] ?? "";
  const isGreeting = opening !== "" && readSmallTalk(opening) === "greeting";
  return (isGreeting && text.slice(opening.length)) || text;
}

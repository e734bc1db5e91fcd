import type { AnswerRequest, Passage, Tool, Turn } from "../citations/answer.rules.ts";
import { type QuerySources, limitWebQuery } from "./web-query.rules.ts";

/** Words that a model may add to the queries of one answer when they go to the web. */
const webWordsAdded = 6;

/** What a model was shown up to now: passages, and descriptions of tables. */
type Shown = { readonly shown: readonly Passage[]; readonly tables: readonly string[] };

/** What is really looked for with a tool when a model wants to look for something. */
export type QueryLimiter = (tool: Tool, wanted: string) => string;

/** A search of the web goes out of the house: it may not carry out what was read. */
export function openQueryLimiter(asked: AnswerRequest, read: () => Shown): QueryLimiter {
  let spareWords = webWordsAdded;
  return (tool, wanted) => {
    if (tool.id !== "web_search") return wanted;
    const { query, added } = limitWebQuery(wanted, querySourcesOf(asked, read()), spareWords);
    spareWords -= added.length;
    return query;
  };
}

/** What the person wrote, and what of documents or earlier answers the model has seen. */
function querySourcesOf(
  { question, history }: AnswerRequest,
  { shown, tables }: Shown,
): QuerySources {
  const said = (who: Turn["role"]) =>
    history.filter(({ role }) => role === who).map(({ content }) => content);
  const documents = shown
    .filter(({ url }) => url === undefined)
    .flatMap(({ text, filename, headings }) => [text, filename, ...headings]);
  return {
    own: [...said("user"), question],
    read: [...said("assistant"), ...documents, ...tables],
  };
}

import type { AnswerRequest, Passage, Tool, Turn } from "../citations/answer.rules.ts";
import { type QuerySources, limitWebQuery } from "./web-query.rules.ts";

/** Words that a model may add to the queries of one answer when they go to the web. */
const webWordsAdded = 6;

/** What the model has read so far: passages, descriptions of tables and names of files. */
type Shown = { readonly shown: readonly Passage[]; readonly names: readonly string[] };

/** Returns the query that a tool may run for the query that the model wants. */
export type QueryLimiter = (tool: Tool, wanted: string) => string;

/** Limits web queries, which leave the installation and must not carry out what the model has read. */
export function openQueryLimiter(asked: AnswerRequest, read: () => Shown): QueryLimiter {
  let spareWords = webWordsAdded;
  return (tool, wanted) => {
    if (tool.id !== "web_search") return wanted;
    const { query, added } = limitWebQuery(wanted, querySourcesOf(asked, read()), spareWords);
    spareWords -= added.length;
    return query;
  };
}

/** Returns what the user wrote, and what the model has read of documents and earlier answers. */
function querySourcesOf(
  { question, history }: AnswerRequest,
  { shown, names }: Shown,
): QuerySources {
  const said = (who: Turn["role"]) =>
    history.filter(({ role }) => role === who).map(({ content }) => content);
  const documents = shown
    .filter(({ url }) => url === undefined)
    .flatMap(({ text, filename, headings }) => [text, filename, ...headings]);
  return {
    own: [...said("user"), question],
    read: [...said("assistant"), ...documents, ...names],
  };
}

import { giveWay } from "../../platform/give-way.ts";
import { foldCopies } from "../retrieval/folding.rules.ts";
import type { Passage } from "../citations/answer.rules.ts";
import { type FollowUp, formatFollowUp } from "./follow-up.rules.ts";
import { namesOf, readQuestion } from "./question.rules.ts";
import type { SearchSession } from "./search-session.service.ts";

/** A passage and the beginning of its document. */
export type PassageInDocument = Passage & { readonly opening: string };

/** Of so many of the best documents the beginning is read; a document of no more passages than `wholeMax` entirely. */
const documentsRead = 4;
const wholeMax = 12;
export const openingMax = 300;
/** How many passages a search for the names alone adds. */
const byNamesMax = 5;

export type PassageSources = {
  readonly session: Pick<SearchSession, "find" | "findDocuments" | "beginnings">;
};

/**
 * Finds the passages that may answer: those found by the whole question, those found by its names alone, which a question
 * in another language shares with the text, and the rest of the best documents if they are short. Best first.
 */
export async function gatherPassages(
  followUp: FollowUp,
  { session }: PassageSources,
): Promise<PassageInDocument[]> {
  await giveWay();
  const question = readQuestion(followUp, []);
  const byQuestion = await session.find(formatFollowUp(followUp));
  const names = namesOf(question);
  const byNames = names === "" ? [] : await session.findDocuments(names);
  const found = foldCopies([...byQuestion, ...byNames.slice(0, byNamesMax)]);
  const documents = [
    ...new Set(found.filter(({ url }) => url === undefined).map(({ documentId }) => documentId)),
  ];
  const read = await session.beginnings(documents.slice(0, documentsRead), wholeMax + 1);
  const rest = read
    .values()
    .filter((passages) => passages.length <= wholeMax)
    .flatMap((passages) => passages.map((passage) => ({ ...passage, score: 0 })));
  const folderNames = new Map(found.map((one) => [one.documentId, one.folderNames ?? []]));
  return foldCopies([...found, ...rest]).map((passage) => ({
    ...passage,
    folderNames: folderNames.get(passage.documentId) ?? [],
    opening: read.get(passage.documentId)?.[0]?.text.slice(0, openingMax) ?? "",
  }));
}

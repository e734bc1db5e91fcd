import type { Anchor } from "@footnote/contracts/anchors";
import type { ViewedSource } from "../citations/use-viewed-source.ts";
import { findCited, usePassages } from "./api.ts";

type CitedPlace = { anchors: readonly Anchor[]; text: string };

const nowhere: CitedPlace = { anchors: [], text: "" };

/** Where the source stands and what it says: as the answer on the page tells, else as the document's passages do. */
export function useCitedPlace({ note, documentId, chunkId }: ViewedSource): CitedPlace {
  const asked = note === null && chunkId !== null;
  const read = usePassages(documentId, chunkId, asked);
  if (note) return { anchors: note.anchors, text: note.chunk };
  const passages = read.data?.pages.flatMap((page) => page.passages) ?? [];
  return findCited(passages, { chunkId, chunk: "" }) ?? nowhere;
}

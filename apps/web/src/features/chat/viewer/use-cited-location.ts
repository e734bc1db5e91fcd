import type { Anchor } from "@footnote/contracts/anchors";
import type { ViewedSource } from "../citations/use-viewed-source.ts";
import { findCited, usePassages } from "./api.ts";

type CitedLocation = { anchors: readonly Anchor[]; text: string };

const nowhere: CitedLocation = { anchors: [], text: "" };

/** Where the source stands and what it says: as the answer on the page tells, else as the document's passages do. */
export function useCitedLocation({ source, documentId, chunkId }: ViewedSource): CitedLocation {
  const asked = source === null && chunkId !== null;
  const read = usePassages(documentId, chunkId, asked);
  if (source) return { anchors: source.anchors, text: source.chunk };
  const passages = read.data?.pages.flatMap((page) => page.passages) ?? [];
  return findCited(passages, { chunkId, chunk: "" }) ?? nowhere;
}

import type { Anchor } from "@footnote/contracts/anchors";
import type { ViewedSource } from "../citations/use-viewed-source.ts";
import { findCited, usePassages } from "./api.ts";

type CitedLocation = { anchors: readonly Anchor[]; text: string };

const nowhere: CitedLocation = { anchors: [], text: "" };

/** The location and text of a source, from the answer on the page or else from the document's passages. */
export function useCitedLocation(viewed: ViewedSource): CitedLocation {
  const { source, documentId, chunkId } = viewed;
  const asked = source === null && chunkId !== null;
  const read = usePassages(documentId, chunkId, asked);
  if (source) return { anchors: viewed.anchors, text: source.chunk };
  const passages = read.data?.pages.flatMap((page) => page.passages) ?? [];
  return findCited(passages, { chunkId, chunk: "" }) ?? nowhere;
}

import type { Citation, Message } from "@footnote/contracts/chat";
import type { Anchor } from "@footnote/contracts/anchors";
import { describePlace } from "@footnote/contracts/anchors";

/** One source of an answer, as shown in its tooltip and in its source list. */
export type Note = {
  /** The number in brackets in the text. */
  id: string;
  name: string;
  /** Where in the document, such as "page 7"; "" when not known. */
  place: string;
  headings: readonly string[];
  chunk: string;
};

const unknownName = "Unknown Source";
const unknownId = "ref";

type SourceFields = Partial<Message["sources"][number]>;
type CitationFields = { id?: string; payload?: Partial<Citation["payload"]> };
type Cited = {
  sources?: readonly SourceFields[] | null;
  metadata?: { citations?: readonly CitationFields[] | null } | null;
};

/**
 * The sources of a message, from its citations or else from the flat list older servers send. Citations
 * without a passage, or of which neither name nor id is known, are dropped. `dropped` names their markers.
 */
export function readNotes({ sources, metadata }: Cited): { notes: Note[]; dropped: string[] } {
  const cited = metadata?.citations ?? [];
  if (cited.length === 0) return { notes: (sources ?? []).map(noteOfSource), dropped: [] };
  const notes = cited.map(noteOfCitation);
  const kept = notes.filter(isWorthShowing);
  const shown = new Set(kept.map(({ id }) => id));
  return { notes: kept, dropped: notes.map(({ id }) => id).filter((id) => !shown.has(id)) };
}

function noteOfCitation({ id, payload }: CitationFields): Note {
  const metadata: Partial<Citation["payload"]["metadata"]> = payload?.metadata ?? {};
  return {
    id: id || unknownId,
    name: metadata.filename || unknownName,
    place: placeOf(metadata.anchors ?? []),
    headings: metadata.headings ?? [],
    chunk: payload?.text ?? "",
  };
}

function noteOfSource({ id, filename, chunk }: SourceFields): Note {
  return {
    id: id || unknownId,
    name: filename || unknownName,
    place: "",
    headings: [],
    chunk: chunk ?? "",
  };
}

function isWorthShowing({ id, name, chunk }: Note): boolean {
  return chunk.trim() !== "" && !(name === unknownName && id === unknownId);
}

function placeOf(anchors: readonly Anchor[]): string {
  return describePlace(anchors);
}

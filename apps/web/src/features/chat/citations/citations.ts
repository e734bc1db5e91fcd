import type { Message } from "@footnote/contracts/chat/chat";
import type { Citation, ComputationShown } from "@footnote/contracts/chat/citations";
import type { Anchor } from "@footnote/contracts/anchors";
import { formatLocation } from "../../../shared/locations/format-location.ts";
import { t } from "../messages.ts";

/** One source of an answer, as shown in its tooltip and in its source list. */
export type CitedSource = {
  /** The number in brackets in the text. */
  id: string;
  name: string;
  /** Where in the document, such as "page 7"; "" when not known. */
  location: string;
  headings: readonly string[];
  /** The names of other documents with the same text. */
  alsoIn: readonly string[];
  /** Whether the reader of a shared conversation may not read the passage, which is "". */
  isWithheld: boolean;
  /** Whether the document has a newer version by now. */
  outdated: boolean;
  chunk: string;
  /** The document and the passage to open in the viewer; null if the server does not report them. */
  documentId: string | null;
  chunkId: string | null;
  anchors: readonly Anchor[];
  /** The address of the web page, always http or https; null for a document's passage. */
  page: string | null;
  /** The computation on a table; null for a passage. */
  computation: ComputationShown | null;
};

const unknownId = "ref";

type SourceFields = Partial<Message["sources"][number]>;
type CitationFields = { id?: string; payload?: Partial<Citation["payload"]> };
type Cited = {
  sources?: readonly SourceFields[] | null;
  metadata?: { citations?: readonly CitationFields[] | null } | null;
};

/**
 * Returns the sources of a message from its citations, or else from the flat list that older servers send. Drops
 * citations that have no passage or neither a name nor an id; `dropped` contains the ids of their markers.
 */
export function readSources({ sources, metadata }: Cited): {
  sources: CitedSource[];
  dropped: string[];
} {
  const cited = metadata?.citations ?? [];
  if (cited.length === 0) return { sources: (sources ?? []).map(sourceFromListing), dropped: [] };
  const all = cited.map(sourceFromCitation);
  const kept = all.filter(isWorthShowing);
  const shown = new Set(kept.map(({ id }) => id));
  return { sources: kept, dropped: all.map(({ id }) => id).filter((id) => !shown.has(id)) };
}

/** Converts one citation, or one passage that is offered without being cited, to a note. */
export function sourceFromCitation({ id, payload }: CitationFields): CitedSource {
  const metadata: Partial<Citation["payload"]["metadata"]> = payload?.metadata ?? {};
  return {
    id: id || unknownId,
    name: metadata.filename || t.unknownSource,
    location: formatLocation(metadata.anchors ?? []),
    headings: metadata.headings ?? [],
    alsoIn: metadata.also_in ?? [],
    isWithheld: metadata.withheld === true,
    outdated: metadata.outdated === true,
    chunk: payload?.text ?? "",
    documentId: payload?.document_id || null,
    chunkId: payload?.chunk_id || null,
    anchors: metadata.anchors ?? [],
    computation: metadata.computation ?? null,
    page: parsePageUrl(metadata.url ?? payload?.document_id),
  };
}

function sourceFromListing({ id, filename, chunk, doc_id: documentId }: SourceFields): CitedSource {
  return {
    id: id || unknownId,
    name: filename || t.unknownSource,
    location: "",
    headings: [],
    alsoIn: [],
    isWithheld: false,
    outdated: false,
    chunk: chunk ?? "",
    documentId: documentId || null,
    chunkId: null,
    anchors: [],
    computation: null,
    page: parsePageUrl(documentId),
  };
}

/** Returns the address if it is http or https. Rejects every other scheme, such as `javascript:`. */
function parsePageUrl(address: string | undefined): string | null {
  const url = URL.parse(address ?? "");
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

function isWorthShowing({ id, name, chunk, isWithheld }: CitedSource): boolean {
  return (chunk.trim() !== "" || isWithheld) && !(name === t.unknownSource && id === unknownId);
}

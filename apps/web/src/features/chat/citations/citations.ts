import type { Citation, ComputationShown, Message } from "@footnote/contracts/chat/chat";
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
  chunk: string;
  /** The document and the passage it is of, to be opened at the place; null where the server does not say. */
  documentId: string | null;
  chunkId: string | null;
  anchors: readonly Anchor[];
  /** The page of the web it stands on, always http or https; null for a document's passage. */
  page: string | null;
  /** How it was computed from a table; null for a passage. */
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
 * The sources of a message, from its citations or else from the flat list older servers send. Citations
 * without a passage, or of which neither name nor id is known, are dropped. `dropped` names their markers.
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

/** One citation as a note, also of passages that are offered and not cited. */
export function sourceFromCitation({ id, payload }: CitationFields): CitedSource {
  const metadata: Partial<Citation["payload"]["metadata"]> = payload?.metadata ?? {};
  return {
    id: id || unknownId,
    name: metadata.filename || t.unknownSource,
    location: formatLocation(metadata.anchors ?? []),
    headings: metadata.headings ?? [],
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
    chunk: chunk ?? "",
    documentId: documentId || null,
    chunkId: null,
    anchors: [],
    computation: null,
    page: parsePageUrl(documentId),
  };
}

/** Only what a browser opens as a page: an address of any other kind, a script above all, is none. */
function parsePageUrl(address: string | undefined): string | null {
  const url = URL.parse(address ?? "");
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

function isWorthShowing({ id, name, chunk }: CitedSource): boolean {
  return chunk.trim() !== "" && !(name === t.unknownSource && id === unknownId);
}

import type { Message } from "@footnote/contracts/chat/chat";
import type { Citation, Claim } from "@footnote/contracts/chat/citations";

/**
 * The messages as a member of the organization reads them. Passages of documents that the reader may not open, or that are
 * gone, are withheld: what a document says follows the reader's own access.
 */
export function showToMember(
  messages: readonly Message[],
  canOpen: (documentId: string) => boolean,
): Message[] {
  return messages.map((message) => {
    const { citations, claims, nearest } = message.metadata;
    const mayRead = ({ payload }: Citation) =>
      payload.metadata.url !== undefined || canOpen(payload.document_id);
    const withheld = new Set(citations.filter((one) => !mayRead(one)).map(({ id }) => id));
    return show(message, {
      citations: citations.map((one) => (withheld.has(one.id) ? withholdPassage(one) : one)),
      claims: claims.map((claim) => withholdSpans(claim, withheld)),
      nearest: nearest.filter(mayRead),
    });
  });
}

/** The messages as anyone with a public link reads them: texts, states of the claims and numbered names of sources. */
export function showToAnyone(messages: readonly Message[]): Message[] {
  return messages.map((message) => {
    const { citations, claims } = message.metadata;
    return show(message, {
      citations: citations.map(withholdPassage),
      claims: claims.map(({ start, end, citations: cited, state }) => ({
        start,
        end,
        citations: cited,
        state,
      })),
      nearest: [],
    });
  });
}

type Shown = Pick<Message["metadata"], "citations" | "claims" | "nearest">;

/** Leaves out what is the owner's own: the steps, the rating and the run. */
function show(message: Message, { citations, claims, nearest }: Shown): Message {
  const { outcome, model, missing, closest, stopped } = message.metadata;
  const sources = citations.map(({ id, payload: { text, document_id, metadata } }) => ({
    id,
    doc_id: document_id,
    filename: metadata.filename,
    chunk: text,
  }));
  const own = { steps: [], run_id: null, feedback: null };
  const kept = { outcome, model, missing, stopped, ...(closest !== undefined && { closest }) };
  return { ...message, sources, metadata: { ...kept, citations, claims, nearest, ...own } };
}

function withholdPassage({ id, payload }: Citation): Citation {
  const { filename } = payload.metadata;
  const metadata = { filename, headings: [], anchors: [], withheld: true as const };
  return { id, payload: { text: "", document_id: "", chunk_id: "", metadata } };
}

function withholdSpans(claim: Claim, withheld: ReadonlySet<string>): Claim {
  const { cited_spans: spans, calculation, ...rest } = claim;
  return {
    ...rest,
    ...(calculation !== undefined &&
      !claim.citations.some((id) => withheld.has(id)) && { calculation }),
    ...(spans && { cited_spans: spans.filter(({ citation }) => !withheld.has(citation)) }),
  };
}

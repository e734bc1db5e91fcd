/** The source in the address of the page: the document and, if known, the passage. */
export type SourceAddress = { documentId: string; chunkId: string | null };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Parses `?source=<document>.<passage>`; null for any other value, which the page ignores. */
export function parseSourceAddress(value: string | null): SourceAddress | null {
  const [documentId = "", chunkId = ""] = value?.split(".") ?? [];
  if (!uuid.test(documentId)) return null;
  return { documentId, chunkId: uuid.test(chunkId) ? chunkId : null };
}

export function formatSourceAddress({ documentId, chunkId }: SourceAddress): string {
  return chunkId === null ? documentId : `${documentId}.${chunkId}`;
}

/** Whether a source is a document of this server, which the viewer can open. */
export function toSourceAddress(source: {
  documentId: string | null;
  chunkId: string | null;
}): SourceAddress | null {
  return parseSourceAddress(`${source.documentId ?? ""}.${source.chunkId ?? ""}`);
}

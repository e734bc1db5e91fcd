import type { ComputableTable } from "@footnote/extraction/computable/computable-table";

/** A table of a document. `parts` is the number of parts that its rows are stored in, 0 if it is too large. */
export type StoredTable = {
  readonly id: string;
  readonly documentId: string;
  readonly filename: string;
  readonly sha256: string;
  readonly parts: number;
  readonly outline: ComputableTable;
};

import type { ComputableTable } from "@footnote/extraction/computable/computable-table";

/** A table of a document. `parts` tells in how many pieces its rows are kept, 0 where it is too large. */
export type StoredTable = {
  readonly id: string;
  readonly documentId: string;
  readonly filename: string;
  readonly sha256: string;
  readonly parts: number;
  readonly outline: ComputableTable;
};

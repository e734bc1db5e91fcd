// What the features that process documents may do with their rows: every change of a stage has its name here.
export { acquireNextDocument, findDuplicate, lockLeasedDocument } from "./document-leases.repo.ts";
export {
  hasNewDocuments,
  renewDocumentLease,
  takeStrandedDocuments,
  wakeDuplicates,
} from "./document-leases.repo.ts";
export type { Duplicate } from "./document-leases.repo.ts";
export { countAwaitingVectors, countByState, countUnfinished } from "./document-counts.repo.ts";
export {
  awaitEmbedding,
  countAttemptsAnew,
  failDocument,
  failEmbedding,
  markEmbedded,
} from "./document-states.repo.ts";
export { markReady, releaseLease, skipEmbedding, startIndexing } from "./document-states.repo.ts";
export type { DocumentLease } from "./document-states.repo.ts";
export {
  findWaitingForEmbedding,
  postponeEmbedding,
  selectDocumentsToEmbed,
} from "./embedding-queue.repo.ts";
export { findOwner, selectFailed } from "./failed-documents.repo.ts";
export { lockUntabled, selectUntabled, setTableCount } from "./late-tables.repo.ts";

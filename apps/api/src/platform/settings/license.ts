import type { Environment } from "./environment.ts";

/** What the licence of a new organization allows; null where it sets no limit. */
export function readNewLicense(read: Environment) {
  return {
    maxUsers: read.ORGANIZATION_SEATS,
    maxDocuments: read.ORGANIZATION_DOCUMENTS,
    maxChunks: read.ORGANIZATION_CHUNKS,
    maxCollections: read.ORGANIZATION_COLLECTIONS,
    maxStorageMb: read.ORGANIZATION_STORAGE_MB,
    monthlyRequests: read.ORGANIZATION_MONTHLY_REQUESTS,
  };
}

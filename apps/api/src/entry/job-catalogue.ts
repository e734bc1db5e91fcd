import { sendAccountMail } from "../features/accounts/account-mails.jobs.ts";
import { endSubscriptions, syncSubscription } from "../features/billing/billing.jobs.ts";
import { deleteBlobs, ingestDocument } from "../features/documents/documents.jobs.ts";
import { embedChunks } from "../features/ingestion/ingestion.jobs.ts";
import { sendInvitation } from "../features/organizations/invitation-mails.jobs.ts";
import { syncFolder } from "../features/sync/sync.jobs.ts";
import { transcribeRecording } from "../features/speech/speech.jobs.ts";

/** Every kind of job. `workers.ts` names the worker of each. */
export const jobCatalogue = {
  ingestDocument,
  embedChunks,
  deleteBlobs,
  sendAccountMail,
  sendInvitation,
  transcribeRecording,
  syncFolder,
  syncSubscription,
  endSubscriptions,
};

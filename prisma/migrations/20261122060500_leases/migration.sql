-- One name for one idea: every exclusive right to work on a row is a lease with a token and an expiry.
ALTER TABLE "document" RENAME COLUMN "claim_token" TO "lease_token";
ALTER TABLE "document" RENAME COLUMN "claimed_until" TO "lease_expires_at";

ALTER TABLE "transcription" RENAME COLUMN "claim_token" TO "lease_token";
ALTER TABLE "transcription" RENAME COLUMN "claimed_until" TO "lease_expires_at";

ALTER TABLE "answer_run" RENAME COLUMN "lease_until" TO "lease_expires_at";
ALTER INDEX "answer_run_state_lease_until_idx" RENAME TO "answer_run_state_lease_expires_at_idx";

ALTER TABLE "lease" RENAME COLUMN "until" TO "expires_at";

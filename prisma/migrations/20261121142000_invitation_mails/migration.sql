-- Invitations by mail.

CREATE TYPE "mail_state" AS ENUM ('waiting', 'sent', 'refused');

ALTER TABLE "invitation"
    ADD COLUMN "mail_state" "mail_state",
    ADD COLUMN "mail_due_at" TIMESTAMPTZ(3),
    ADD COLUMN "mailed_token_hashes" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

CREATE INDEX "invitation_mailed_token_hashes_idx" ON "invitation" USING GIN ("mailed_token_hashes");

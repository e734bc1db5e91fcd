-- Mails about accounts: password resets, confirmations of addresses, notices.

CREATE TYPE "account_mail_kind" AS ENUM ('password_reset', 'email_verification', 'password_changed');

CREATE TABLE "account_mail" (
    "id" UUID NOT NULL,
    "kind" "account_mail_kind" NOT NULL,
    "email" TEXT NOT NULL,
    "token_hashes" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "state" "mail_state" NOT NULL DEFAULT 'waiting',
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_mail_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "account_mail_email_idx" ON "account_mail"("email");
CREATE INDEX "account_mail_token_hashes_idx" ON "account_mail" USING GIN ("token_hashes");

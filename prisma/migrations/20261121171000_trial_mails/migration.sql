-- Admins are written to before their trial ends, once for each end it is told to have.

ALTER TYPE "account_mail_kind" ADD VALUE 'trial_ending';
ALTER TABLE "account_mail" ADD COLUMN "detail" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "subscription" ADD COLUMN "trial_told" TIMESTAMPTZ(3);

-- Subscriptions and what the payment provider tells about them; whose word a licence is.

CREATE TYPE "LicenseSource" AS ENUM ('initial', 'subscription', 'operator');
ALTER TABLE "license" ADD COLUMN "source" "LicenseSource" NOT NULL DEFAULT 'initial';

CREATE TABLE "subscription" (
    "organization_id" UUID NOT NULL,
    "customer_id" TEXT NOT NULL,
    "subscription_id" TEXT,
    "status" TEXT,
    "seats" INTEGER,
    "period_end" TIMESTAMPTZ(3),
    "trial_end" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "past_due_since" TIMESTAMPTZ(3),
    "readings" INTEGER NOT NULL DEFAULT 0,
    "reading" INTEGER NOT NULL DEFAULT 0,
    "next_check_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "checkout_attempt" INTEGER NOT NULL DEFAULT 0,
    "checkout_id" TEXT,

    CONSTRAINT "subscription_pkey" PRIMARY KEY ("organization_id")
);
CREATE UNIQUE INDEX "subscription_customer_id_key" ON "subscription"("customer_id");
CREATE INDEX "subscription_next_check_at_idx" ON "subscription"("next_check_at");
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_organization_id_fkey"
    FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "stripe_event" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "customer_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "outcome" TEXT,

    CONSTRAINT "stripe_event_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "stripe_event_received_at_idx" ON "stripe_event"("received_at");

CREATE TABLE "departed_customer" (
    "customer_id" TEXT NOT NULL,
    "departed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "next_check_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "departed_customer_pkey" PRIMARY KEY ("customer_id")
);
CREATE INDEX "departed_customer_next_check_at_idx" ON "departed_customer"("next_check_at");

ALTER TABLE "subscription" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "subscription" FORCE ROW LEVEL SECURITY;
DO $$ BEGIN EXECUTE format('CREATE POLICY everything ON subscription TO %I USING (true)', current_user); END $$;
CREATE POLICY own_organization ON "subscription" TO footnote_tenant
    USING (organization_id = nullif(current_setting('footnote.organization_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON "subscription" TO footnote_tenant;

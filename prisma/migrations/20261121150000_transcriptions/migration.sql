-- Recordings that were dictated, until a day after they were written down.

CREATE TABLE "transcription" (
    "id" TEXT NOT NULL,
    "organization_id" UUID NOT NULL,
    "user_pk" INTEGER NOT NULL,
    "blob_key" TEXT,
    "status" "TaskStatus" NOT NULL DEFAULT 'PROCESSING',
    "fraction" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "text" TEXT,
    "error" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claim_token" TEXT,
    "claimed_until" TIMESTAMPTZ(3),
    "enqueued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "transcription_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "transcription_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "transcription_user_pk_fkey" FOREIGN KEY ("user_pk") REFERENCES "user"("pk") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "transcription_organization_id_idx" ON "transcription"("organization_id");
CREATE INDEX "transcription_user_pk_idx" ON "transcription"("user_pk");
CREATE INDEX "transcription_status_enqueued_at_idx" ON "transcription"("status", "enqueued_at");

alter table "transcription" enable row level security;
alter table "transcription" force row level security;
do $$ begin execute format('create policy everything on transcription to %I using (true)', current_user); end $$;
create policy own_organization on "transcription" to footnote_tenant
  using (organization_id = nullif(current_setting('footnote.organization_id', true), '')::uuid);
grant select, insert, update, delete on "transcription" to footnote_tenant;

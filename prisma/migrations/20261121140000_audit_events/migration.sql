-- Who did what. An organization may add to its trail and read it, and neither change nor delete what stands there.

CREATE TABLE "audit_event" (
    "id" UUID NOT NULL,
    "organization_id" UUID,
    "action" TEXT NOT NULL,
    "actor_pk" INTEGER,
    "actor_email" TEXT,
    "target_kind" TEXT,
    "target_id" TEXT,
    "target_name" TEXT,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "client_address" TEXT,
    "request_id" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_event_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "audit_event_organization_id_at_id_idx" ON "audit_event"("organization_id", "at" DESC, "id" DESC);
CREATE INDEX "audit_event_actor_pk_idx" ON "audit_event"("actor_pk");
CREATE INDEX "audit_event_target_kind_target_id_idx" ON "audit_event"("target_kind", "target_id");
CREATE INDEX "audit_event_at_idx" ON "audit_event"("at");

alter table "audit_event" enable row level security;
alter table "audit_event" force row level security;
do $$ begin execute format('create policy everything on audit_event to %I using (true)', current_user); end $$;
create policy own_organization on "audit_event" to footnote_tenant
  using (organization_id = nullif(current_setting('footnote.organization_id', true), '')::uuid);
grant select, insert on "audit_event" to footnote_tenant;

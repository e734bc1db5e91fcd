-- Files that arrive in parts, until a day after they were begun.

CREATE TABLE "resumable_upload" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "user_pk" INTEGER NOT NULL,
    "folder_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT,
    "received" INTEGER NOT NULL DEFAULT 0,
    "part_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "pending_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "document_id" UUID,
    "task_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "resumable_upload_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "resumable_upload_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "resumable_upload_user_pk_fkey" FOREIGN KEY ("user_pk") REFERENCES "user"("pk") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "resumable_upload_organization_id_idx" ON "resumable_upload"("organization_id");
CREATE INDEX "resumable_upload_user_pk_idx" ON "resumable_upload"("user_pk");
CREATE INDEX "resumable_upload_expires_at_idx" ON "resumable_upload"("expires_at");

alter table "resumable_upload" enable row level security;
alter table "resumable_upload" force row level security;
do $$ begin execute format('create policy everything on resumable_upload to %I using (true)', current_user); end $$;
create policy own_organization on "resumable_upload" to footnote_tenant
  using (organization_id = nullif(current_setting('footnote.organization_id', true), '')::uuid);
grant select, insert, update, delete on "resumable_upload" to footnote_tenant;

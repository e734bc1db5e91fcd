-- Folders that follow a source: what they follow, and what came of it.

CREATE TABLE "folder_source" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "folder_id" UUID NOT NULL,
    "settings" JSONB NOT NULL,
    "secret" TEXT,
    "every_minutes" INTEGER,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "requested_at" TIMESTAMPTZ(3),
    "enqueued_at" TIMESTAMPTZ(3),
    "next_run_at" TIMESTAMPTZ(3),
    "lease_token" TEXT,
    "lease_expires_at" TIMESTAMPTZ(3),
    "done" INTEGER NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "result" JSONB,
    "error" TEXT,
    "revision" TEXT,

    CONSTRAINT "folder_source_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "folder_source_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "folder_source_folder_id_fkey" FOREIGN KEY ("folder_id") REFERENCES "folder"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "folder_source_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("pk") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "folder_source_folder_id_key" ON "folder_source"("folder_id");
CREATE INDEX "folder_source_organization_id_idx" ON "folder_source"("organization_id");
CREATE INDEX "folder_source_created_by_idx" ON "folder_source"("created_by");
CREATE INDEX "folder_source_next_run_at_idx" ON "folder_source"("next_run_at");

-- What the last synchronisations saw of a source's files.
CREATE TABLE "synced_file" (
    "source_id" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "organization_id" UUID NOT NULL,
    "checksum" TEXT,
    "sha256" TEXT,
    "error" TEXT,

    CONSTRAINT "synced_file_pkey" PRIMARY KEY ("source_id","path"),
    CONSTRAINT "synced_file_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "folder_source"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- The documents that synchronisations added, all versions: only these are ever deleted by one.
CREATE TABLE "synced_document" (
    "document_id" UUID NOT NULL,
    "source_id" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "organization_id" UUID NOT NULL,

    CONSTRAINT "synced_document_pkey" PRIMARY KEY ("document_id"),
    CONSTRAINT "synced_document_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "synced_document_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "folder_source"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "synced_document_source_id_path_idx" ON "synced_document"("source_id", "path");

do $$
declare
  name text;
begin
  foreach name in array array['folder_source', 'synced_file', 'synced_document'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy everything on %I to %I using (true)', name, current_user);
    execute format('create policy own_organization on %I to footnote_tenant
      using (organization_id = nullif(current_setting(''footnote.organization_id'', true), '''')::uuid)', name);
    execute format('grant select, insert, update, delete on %I to footnote_tenant', name);
  end loop;
end
$$;

-- The folders that synchronisations made: one that is empty afterwards is deleted.
CREATE TABLE "synced_folder" (
    "folder_id" UUID NOT NULL,
    "source_id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,

    CONSTRAINT "synced_folder_pkey" PRIMARY KEY ("folder_id"),
    CONSTRAINT "synced_folder_folder_id_fkey" FOREIGN KEY ("folder_id") REFERENCES "folder"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "synced_folder_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "folder_source"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "synced_folder_source_id_idx" ON "synced_folder"("source_id");

alter table "synced_folder" enable row level security;
alter table "synced_folder" force row level security;
do $$
begin
  execute format('create policy everything on synced_folder to %I using (true)', current_user);
end
$$;
create policy own_organization on "synced_folder" to footnote_tenant
  using (organization_id = nullif(current_setting('footnote.organization_id', true), '')::uuid);
grant select, insert, update, delete on "synced_folder" to footnote_tenant;

-- What was noticed while a document was read, to be shown with it: pages that could not be read, files that came out of it.
ALTER TABLE "document" ADD COLUMN "notices" JSONB;

-- The files that archives and mails contain, in their order: the documents that they became, or why they were left out.
CREATE TABLE "unpacked_file" (
    "container_id" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "organization_id" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "document_id" UUID,
    "left_out" TEXT,

    CONSTRAINT "unpacked_file_pkey" PRIMARY KEY ("container_id","ordinal"),
    CONSTRAINT "unpacked_file_container_id_fkey" FOREIGN KEY ("container_id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "unpacked_file_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE INDEX "unpacked_file_document_id_idx" ON "unpacked_file"("document_id");

alter table unpacked_file enable row level security;
alter table unpacked_file force row level security;
do $$
begin
  execute format('create policy everything on unpacked_file to %I using (true)', current_user);
end
$$;
create policy own_organization on unpacked_file to footnote_tenant
  using (organization_id = nullif(current_setting('footnote.organization_id', true), '')::uuid);
grant select, insert, update, delete on unpacked_file to footnote_tenant;

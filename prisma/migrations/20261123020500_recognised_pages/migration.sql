-- What was recognised on scanned pages, kept until all of the document is read.

CREATE TABLE "recognised_pages" (
    "document_id" UUID NOT NULL,
    "languages" TEXT NOT NULL,
    "from_page" INTEGER NOT NULL,
    "to_page" INTEGER NOT NULL,
    "organization_id" UUID NOT NULL,
    "blocks" JSONB NOT NULL,

    CONSTRAINT "recognised_pages_pkey" PRIMARY KEY ("document_id","languages","from_page","to_page"),
    CONSTRAINT "recognised_pages_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

alter table "recognised_pages" enable row level security;
alter table "recognised_pages" force row level security;
do $$ begin execute format('create policy everything on recognised_pages to %I using (true)', current_user); end $$;
create policy own_organization on "recognised_pages" to footnote_tenant
  using (organization_id = nullif(current_setting('footnote.organization_id', true), '')::uuid);
grant select, insert, update, delete on "recognised_pages" to footnote_tenant;

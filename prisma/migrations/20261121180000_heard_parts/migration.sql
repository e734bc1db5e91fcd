-- What was heard in parts of a recording, until all of it is: a part that fails costs no other part once more.

CREATE TABLE "heard_part" (
    "document_id" UUID NOT NULL,
    "model" TEXT NOT NULL,
    "from_ms" INTEGER NOT NULL,
    "to_ms" INTEGER NOT NULL,
    "organization_id" UUID NOT NULL,
    "segments" JSONB NOT NULL,

    CONSTRAINT "heard_part_pkey" PRIMARY KEY ("document_id","model","from_ms","to_ms"),
    CONSTRAINT "heard_part_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

alter table "heard_part" enable row level security;
alter table "heard_part" force row level security;
do $$ begin execute format('create policy everything on heard_part to %I using (true)', current_user); end $$;
create policy own_organization on "heard_part" to footnote_tenant
  using (organization_id = nullif(current_setting('footnote.organization_id', true), '')::uuid);
grant select, insert, update, delete on "heard_part" to footnote_tenant;

-- The tables of spreadsheets, typed so that questions can be computed. They go with their document.

ALTER TABLE "document" ADD COLUMN "table_count" INTEGER;

CREATE TABLE "sheet_table" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "outline" JSONB NOT NULL,
    "parts" INTEGER NOT NULL,

    CONSTRAINT "sheet_table_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "sheet_table_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "sheet_table_document_id_ordinal_key" ON "sheet_table"("document_id", "ordinal");
CREATE INDEX "sheet_table_organization_id_idx" ON "sheet_table"("organization_id");

CREATE TABLE "sheet_table_part" (
    "table_id" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "organization_id" UUID NOT NULL,
    "rows" JSONB NOT NULL,

    CONSTRAINT "sheet_table_part_pkey" PRIMARY KEY ("table_id", "ordinal"),
    CONSTRAINT "sheet_table_part_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "sheet_table"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "sheet_table_part_organization_id_idx" ON "sheet_table_part"("organization_id");

-- Other formats have no tables of this kind; spreadsheets read before now are told by the missing number.
update "document" set "table_count" = 0
where "stage" in ('embedding', 'ready') and "extension" not in ('.csv', '.tsv', '.xls', '.xlsx');

do $$
declare
  name text;
begin
  foreach name in array array['sheet_table', 'sheet_table_part'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy everything on %I to %I using (true)', name, current_user);
    execute format(
      'create policy own_organization on %I to footnote_tenant using (organization_id = nullif(current_setting(''footnote.organization_id'', true), '''')::uuid)',
      name
    );
    execute format('grant select, insert, update, delete on %I to footnote_tenant', name);
  end loop;
end
$$;

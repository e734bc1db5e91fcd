-- When a document of an organization was last begun to be read.
CREATE TABLE "reading_turn" (
    "organization_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reading_turn_pkey" PRIMARY KEY ("organization_id"),
    CONSTRAINT "reading_turn_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

alter table reading_turn enable row level security;
alter table reading_turn force row level security;

do $$
begin
  execute format('create policy everything on reading_turn to %I using (true)', current_user);
end
$$;

create policy own_organization on reading_turn to footnote_tenant
  using (organization_id = nullif(current_setting('footnote.organization_id', true), '')::uuid);
grant select, insert, update, delete on reading_turn to footnote_tenant;

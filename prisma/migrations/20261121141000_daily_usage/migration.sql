-- What an organization did day by day. The days before this migration are told from what is still there of them.

CREATE TABLE "daily_usage" (
    "organization_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "requests" INTEGER NOT NULL DEFAULT 0,
    "uploads" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "daily_usage_pkey" PRIMARY KEY ("organization_id","day")
);

ALTER TABLE "daily_usage" ADD CONSTRAINT "daily_usage_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

insert into daily_usage (organization_id, day, requests, uploads)
select organization_id, day, sum(requests), sum(uploads) from (
  select organization_id, (created_at at time zone 'utc')::date as day, 1 as requests, 0 as uploads
  from message where role = 'user'
  union all
  select organization_id, (created_at at time zone 'utc')::date, 0, 1 from document
) as past group by organization_id, day;

alter table "daily_usage" enable row level security;
alter table "daily_usage" force row level security;
do $$ begin execute format('create policy everything on daily_usage to %I using (true)', current_user); end $$;
create policy own_organization on "daily_usage" to footnote_tenant
  using (organization_id = nullif(current_setting('footnote.organization_id', true), '')::uuid);
grant select, insert, update, delete on "daily_usage" to footnote_tenant;

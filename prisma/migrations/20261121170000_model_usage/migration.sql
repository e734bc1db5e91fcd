-- What the models took for an organization day by day. Of the days before, the answers that were kept tell.

CREATE TABLE "model_usage" (
    "organization_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "input_tokens" BIGINT NOT NULL DEFAULT 0,
    "output_tokens" BIGINT NOT NULL DEFAULT 0,
    "seconds" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "cost" DOUBLE PRECISION NOT NULL DEFAULT 0,

    CONSTRAINT "model_usage_pkey" PRIMARY KEY ("organization_id","day","kind","model")
);

ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

alter table "model_usage" enable row level security;
alter table "model_usage" force row level security;
do $$ begin execute format('create policy everything on model_usage to %I using (true)', current_user); end $$;
create policy own_organization on "model_usage" to footnote_tenant
  using (organization_id = nullif(current_setting('footnote.organization_id', true), '')::uuid);
grant select, insert, update, delete on "model_usage" to footnote_tenant;

insert into model_usage (organization_id, day, kind, model, input_tokens, output_tokens, cost)
select r.organization_id, (r.ended_at at time zone 'utc')::date, 'chat', m.model,
  sum((r.usage->>'input_tokens')::bigint), sum((r.usage->>'output_tokens')::bigint),
  sum((r.usage->>'cost')::double precision)
from answer_run r join message m on m.id = r.message_id
where r.ended_at is not null and m.model is not null and (r.usage->>'requests')::int > 0
group by r.organization_id, (r.ended_at at time zone 'utc')::date, m.model;

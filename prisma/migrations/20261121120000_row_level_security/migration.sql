-- The second belt around an organization's rows: whoever runs as footnote_tenant sees those of the organization that is
-- set for the transaction, and of none when none is set. The owner, as which the workers run, sees all.
-- The role itself is made before the migrations, since it belongs to the whole cluster.

do $$
declare
  name text;
begin
  foreach name in array array[
    'membership', 'license', 'folder', 'document', 'chunk', 'chunk_embedding', 'term_stat', 'task', 'conversation',
    'message', 'invitation', 'monthly_usage'
  ] loop
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

alter table "organization" enable row level security;
alter table "organization" force row level security;
do $$ begin execute format('create policy everything on organization to %I using (true)', current_user); end $$;
create policy own_organization on "organization" to footnote_tenant
  using (id = nullif(current_setting('footnote.organization_id', true), '')::uuid);
grant select, update on "organization" to footnote_tenant;
grant usage on schema public to footnote_tenant;

-- Row-level security lets no operator look at a row before the policy has, unless it is known to leak nothing, and @@ is
-- not: as footnote_tenant a search read every chunk of the organization instead of the index over lexemes (1,100 ms
-- instead of 70 among 100,000). This function looks on the owner's behalf and keeps to the same organization by itself.
create function search_candidates(organization uuid, folders uuid[], wanted tsquery, most int)
returns table (id uuid, lexemes tsvector, words int)
language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp
as $$
declare
  -- What the transaction may see: for the tenant role the organization that is set, and none when none is.
  own uuid := nullif(current_setting('footnote.organization_id', true), '')::uuid;
begin
  if own is distinct from organization and (own is not null or current_setting('role') = 'footnote_tenant') then
    return;
  end if;
  -- Planned anew for each question, since words differ in how many chunks they lead to.
  return query execute
    'select c.id, c.lexemes, c.words from chunk c
     where c.organization_id = $1 and c.folder_id = any($2) and c.lexemes @@ $3
       and (select d.stage = ''ready'' and (c.hidden is null or d.reads_hidden) from document d where d.id = c.document_id)
     limit $4'
    using organization, folders, wanted, most;
end
$$;
revoke all on function search_candidates from public;
grant execute on function search_candidates to footnote_tenant;

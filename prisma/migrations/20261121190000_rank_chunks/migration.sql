-- Ranks where it looks: what search_candidates gave had to be copied out of it, several megabytes of lexemes a question.
drop function search_candidates;

-- The chunks of the folders that hold a term of `leading_words`, best first. Of the asked words the n-th is held where words[n]
-- matches, stands for terms[n] terms and weighs weights[n]; a word's part of the score is BM25's,
-- weight * frequency / (frequency + damping). The frequency is read back from ts_rank, which is (1 + 1/4 + .. + 1/n²) /
-- 1.645 for a term that stands n times, within a hundredth n / (n + 0.63): much quicker than unnesting the tsvector. Of
-- alternatives ts_rank gives the mean.
--
-- Row-level security lets no operator look at a row before the policy has, unless it is known to leak nothing, and @@ is
-- not: as footnote_tenant a search reads every chunk of the organization instead of the index over lexemes. This function
-- looks on the owner's behalf and keeps to the same organization by itself.
create function rank_chunks(
  organization uuid, folders uuid[], leading_words tsquery, telling_words tsquery,
  words tsquery[], terms int[], weights float8[],
  k1 float8, b float8, usual_words float8, candidates int, most int
)
returns table (id uuid, score float8, telling boolean)
language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp
-- Compiling takes longer than any of these queries.
set jit = off
as $$
declare
  -- What the transaction may see: for the tenant role the organization that is set, and none when none is.
  own uuid := nullif(current_setting('footnote.organization_id', true), '')::uuid;
  -- One expression a word: a join with a table of the words takes ten times as long.
  scoring text := (
    select string_agg(format(
      '%L::float8 * coalesce(1 / (1 + c.damping / 0.63 * (1 / nullif(least(0.995, %s * ts_rank(''{1,1,1,1}'', c.lexemes,
        %L::tsquery)), 0) - 1)), 0)', word.weight, word.terms, word.query), ' + ')
    from unnest(words, terms, weights) as word(query, terms, weight)
  );
begin
  if own is distinct from organization and (own is not null or current_setting('role') = 'footnote_tenant') then
    return;
  end if;
  -- Planned anew for each question, since words differ in how many chunks they lead to. Documents are looked at from the
  -- best chunk on until there are enough: looking at each candidate's takes as long as finding them.
  return query execute
    'select best.id, best.score, c.lexemes @@ $4 from (
       select r.id, r.score from (
         select c.id, c.document_id, c.hidden, ' || scoring || ' as score
         from (
           select c.id, c.document_id, c.hidden, c.lexemes, $5 * (1 - $6 + $6 * c.words / $7) as damping
           from chunk c
           where c.organization_id = $1 and c.folder_id = any($2) and c.lexemes @@ $3
           limit $8
         ) c
         order by score desc, c.id offset 0
       ) r
       where (select d.stage = ''ready'' and (r.hidden is null or d.reads_hidden) from document d where d.id = r.document_id)
       order by r.score desc, r.id limit $9
     ) best
     join chunk c on c.id = best.id
     order by best.score desc, best.id'
    using organization, folders, leading_words, telling_words, k1, b, usual_words, candidates, most;
end
$$;
revoke all on function rank_chunks from public;
grant execute on function rank_chunks to footnote_tenant;

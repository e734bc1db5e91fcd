-- A search can be narrowed to single documents, older versions among them. Servers of the version before call the function
-- without documents.
drop function rank_chunks;

-- The chunks of the folders, and of `documents`, that match `leading_words`, best first. A word's part of a chunk's score is BM25's,
-- weight * frequency / (frequency + damping), where words[n] stands for terms[n] terms. The frequency is read back from
-- ts_rank, which is (1 + 1/4 + .. + 1/n²) / 1.645 for a term that occurs n times, within a hundredth n / (n + 0.63): much
-- quicker than unnesting the tsvector. Of alternatives ts_rank gives the mean.
--
-- A word adds less than its weight to a score: half of it where it occurs once, three quarters where it occurs four times
-- in a chunk of usual length. So the chunks whose words weigh `first_threshold` together are scored first; then those whose words
-- could reach the score of the last of the `certain` best with three quarters of their weights; the others of the `most` are the
-- best of those. Only the first `choosing` words do that. `complete` says that all chunks are scored that could be among the
-- `certain` best: none is left out that is better, unless it repeats few words many times. Where more than `candidates` weigh enough, only so many are
-- scored, besides those of the round before. Chunks of a small scope are all scored.
--
-- Row-level security evaluates an operator only after the policy, unless the operator is leakproof, and @@ is not: as
-- footnote_tenant a search would read every chunk of the organization instead of the index over lexemes. This function
-- runs as the owner and restricts itself to the same organization.
create function rank_chunks(
  organization uuid, folders uuid[], scope_chunks int, scope_share float8,
  leading_words tsquery, rare_words tsquery,
  words tsquery[], terms int[], weights float8[],
  k1 float8, b float8, usual_words float8, candidates int, most int, certain int, choosing int, first_threshold float8,
  documents uuid[] default '{}'
)
returns table (id uuid, score float8, has_rare_word boolean, scored int, complete boolean)
language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp
-- Compiling takes longer than any of these queries.
set jit = off
as $$
declare
  -- What the transaction may see: for the tenant role the organization that is set, and none when none is.
  own uuid := nullif(current_setting('footnote.organization_id', true), '')::uuid;
  -- One expression per word: a join with a table of the words takes ten times as long.
  scoring text := (
    select string_agg(format(
      '%L::float8 * coalesce(1 / (1 + c.damping / 0.63 * (1 / nullif(least(0.995, %s * ts_rank(''{1,1,1,1}'', c.lexemes,
        %L::tsquery)), 0) - 1)), 0)', word.weight, word.terms, word.query), ' + ')
    from unnest(words, terms, weights) as word(query, terms, weight)
  );
  -- An expression instead of the column keeps an index from being used.
  statement text := format(
    'with scored as materialized (
       select c.id, c.document_id, c.hidden, %s as score
       from (
         select c.id, c.document_id, c.hidden, c.lexemes, $4 * (1 - $5 + $5 * c.words / $6) as damping
         from chunk c
         where c.organization_id = $1 and %s and %s
         limit $7
       ) c
     )
     select (select count(*)::int from scored) as scored, array_agg(best.id) as ids, array_agg(best.score) as scores
     from (
       select r.id, r.score from (select * from scored order by score desc, id offset 0) r
       where (select (d.stage = ''ready'' or d.stage = ''superseded'' and d.id = any($9)) and (r.hidden is null or d.reads_hidden) from document d where d.id = r.document_id)
       order by r.score desc, r.id limit $8
     ) best',
    scoring,
    case when documents <> '{}' then '(c.folder_id = any($2) or c.document_id = any($9))'
      when scope_share > 0.3 then '(c.folder_id = any($2)) is true' else 'c.folder_id = any($2)' end,
    case when scope_chunks <= 2000 then '(c.lexemes @@ $3) is true' else 'c.lexemes @@ $3' end
  );
  whole float8 := (select sum(weight) from unnest(weights[:choosing]) weight);
  -- What the words that choose no chunks could add.
  further float8 := (select coalesce(sum(weight), 0) from unnest(weights[choosing + 1:]) weight);
  threshold float8 := case when scope_chunks <= 2000 then 0 else least(first_threshold, 0.99 * whole) end;
  likely constant float8 := 0.75;
  round record;
  -- The score of the last that must be the best for certain; null while there are fewer.
  last_score float8;
  is_last bool;
  ids uuid[];
  scores float8[];
begin
  if own is distinct from organization and (own is not null or current_setting('role') = 'footnote_tenant') then
    return;
  end if;
  -- Planned anew for each question, since words differ in how many chunks they lead to. Documents are looked at from the
  -- best chunk on until there are enough: looking up the document of each chunk takes as long as scoring it.
  loop
    execute statement into round
    using organization, folders,
      leading_words && coalesce(words_reaching(words[:choosing], weights[:choosing], threshold, 1, 3), leading_words),
      k1, b, usual_words, candidates, most, documents;
    scored := round.scored;
    -- Where there were too many, those of the round before are not all among them.
    select array_agg(best.id), array_agg(best.score) into ids, scores from (
      select one.id, one.score from unnest(ids || round.ids, scores || round.scores) as one(id, score)
      group by 1, 2 order by 2 desc, 1 limit most
    ) best;
    last_score := scores[least(certain, most)];
    is_last := scored >= candidates or threshold <= 0 or coalesce(last_score / likely >= threshold, false);
    complete := scored < candidates
      and (threshold <= 0 or coalesce(last_score / likely >= threshold + further, false));
    exit when is_last;
    threshold := case when last_score is not null then least(last_score / likely, threshold * 0.9)
      when threshold < 0.1 * whole then 0 else threshold * 0.6 end;
  end loop;
  return query
    select best.id, best.score, c.lexemes @@ rare_words, scored, complete
    from unnest(ids, scores) with ordinality as best(id, score, place)
    join chunk c on c.id = best.id
    order by best.place;
end
$$;
revoke all on function rank_chunks from public;
grant execute on function rank_chunks to footnote_tenant;

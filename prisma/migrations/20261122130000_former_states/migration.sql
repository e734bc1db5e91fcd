-- A statement used to count as supported when it shared most of its words with its passage, which proves nothing. Without a
-- model, an answer took it from a query, or quoted it, which its stored passage shows; nothing has checked the others.
update "message" set "details" = jsonb_set("details", '{claims}', (
  select jsonb_agg(
    case
      when "claim"->>'state' <> 'supported' then "claim"
      else jsonb_set("claim", '{state}', to_jsonb((
        select case
          when "model" is not null then 'unchecked'
          when bool_or("cited"->'payload'->'metadata' ? 'computation') then 'computed'
          when bool_or("words" <> '' and position("words" in "passage") > 0) then 'quoted'
          else 'unchecked'
        end
        from jsonb_array_elements("citations") as "listed"("cited"),
          -- Without the marks of Markdown, and in one line.
          lateral (select
            regexp_replace(regexp_replace("cited"->'payload'->>'text', '[*_`\\]', '', 'g'), '\s+', ' ', 'g') as "passage",
            btrim(regexp_replace(regexp_replace(
              substr("content", ("claim"->>'start')::int + 1, ("claim"->>'end')::int - ("claim"->>'start')::int),
              '^- |[*_`\\…]|\[[0-9]+\]', '', 'g'), '\s+', ' ', 'g')) as "words"
          ) as "flat"
        where "claim"->'citations' ? ("cited"->>'id')
      )))
    end
    order by "place"
  )
  from jsonb_array_elements("details"->'claims') with ordinality as "made"("claim", "place")
))
where "details"->'claims' @> '[{"state": "supported"}]';

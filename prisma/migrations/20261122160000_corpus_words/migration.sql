-- The ranking needs the average length of an organization's chunks.
alter table "term_stat" add column "words" bigint not null default 0;
update "term_stat" set "words" = (
  select coalesce(sum("words"), 0) from "chunk" where "chunk"."organization_id" = "term_stat"."organization_id"
) where "term" = '';

-- Terms are looked up by their beginnings: only an index in the order of bytes finds those.
alter table "term_stat" alter column "term" type text collate "C";

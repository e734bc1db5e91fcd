-- Chunks enter the index of words several at a time, which halves what storing a chunk costs. The list of those that wait
-- is as short as Postgres allows, since every search reads it: measured, searches take as long as without it.
ALTER INDEX "chunk_lexemes_idx" SET (fastupdate = on, gin_pending_list_limit = 64);

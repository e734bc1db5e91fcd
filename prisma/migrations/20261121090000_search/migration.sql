-- How long a chunk is, for the ranking, and the way to the chunks of a few folders.

ALTER TABLE "chunk" ADD COLUMN "words" INTEGER NOT NULL DEFAULT 0;
UPDATE "chunk" SET "words" = length("lexemes");
ALTER TABLE "chunk" ALTER COLUMN "words" DROP DEFAULT;

CREATE INDEX "chunk_organization_id_folder_id_idx" ON "chunk"("organization_id", "folder_id");

DROP INDEX "chunk_embedding_organization_id_model_idx";
CREATE INDEX "chunk_embedding_organization_id_folder_id_idx" ON "chunk_embedding"("organization_id", "folder_id");

-- Ranking reads every candidate's lexemes: kept in the row and uncompressed (they hardly compress), that is several
-- times faster than fetching and unpacking them.
ALTER TABLE "chunk" SET (toast_tuple_target = 8160);
ALTER TABLE "chunk" ALTER COLUMN "lexemes" SET STORAGE EXTERNAL;

-- Without it new entries wait in a list that every search reads through until a vacuum comes, and the embedded
-- database never vacuums by itself.
ALTER INDEX "chunk_lexemes_idx" SET (fastupdate = off);

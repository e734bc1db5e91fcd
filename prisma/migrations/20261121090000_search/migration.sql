-- How long a chunk is, for the ranking, and the way to the chunks of a few folders.

ALTER TABLE "chunk" ADD COLUMN "words" INTEGER NOT NULL DEFAULT 0;
UPDATE "chunk" SET "words" = length("lexemes");
ALTER TABLE "chunk" ALTER COLUMN "words" DROP DEFAULT;

CREATE INDEX "chunk_organization_id_folder_id_idx" ON "chunk"("organization_id", "folder_id");

DROP INDEX "chunk_embedding_organization_id_model_idx";
CREATE INDEX "chunk_embedding_organization_id_folder_id_idx" ON "chunk_embedding"("organization_id", "folder_id");

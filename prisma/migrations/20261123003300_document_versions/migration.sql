-- A document that a newer version has replaced keeps its passages for the answers that cite them; no search sees it, since
-- searches ask for the stage `ready`.
ALTER TYPE "DocumentStage" ADD VALUE 'superseded' AFTER 'ready';

-- The versions of one document share this: the id of the first of them. Null while there is only one.
ALTER TABLE "document" ADD COLUMN "version_group_id" UUID;
CREATE INDEX "document_version_group_id_idx" ON "document"("version_group_id");

-- Passages are embedded in a stage of their own, across documents, attempts may have to wait, equal files share work.

ALTER TYPE "DocumentStage" ADD VALUE 'embedding' BEFORE 'ready';

ALTER TABLE "document" ADD COLUMN "not_before" TIMESTAMPTZ(3);
ALTER TABLE "document" ADD COLUMN "embedding_model" TEXT;

CREATE INDEX "document_stage_organization_id_created_at_idx" ON "document"("stage", "organization_id", "created_at");
CREATE INDEX "document_organization_id_sha256_idx" ON "document"("organization_id", "sha256");

CREATE TABLE "lease" (
    "name" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lease_pkey" PRIMARY KEY ("name")
);

ALTER TABLE "document" ADD COLUMN "started_at" TIMESTAMPTZ(3);
CREATE INDEX "document_organization_id_started_at_idx" ON "document"("organization_id", "started_at");

-- Text that a reader of the document does not see: kept out of answers until somebody of the organization lets it in.

ALTER TABLE "chunk" ADD COLUMN "hidden" TEXT;

ALTER TABLE "document"
  ADD COLUMN "hidden_count" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "reads_hidden" BOOLEAN NOT NULL DEFAULT false;

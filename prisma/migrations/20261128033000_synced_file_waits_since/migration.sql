ALTER TABLE "synced_file" ADD COLUMN "missing_since" TIMESTAMPTZ(3);

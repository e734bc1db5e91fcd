ALTER TABLE "synced_file" ADD COLUMN "waits_since" TIMESTAMPTZ(3);

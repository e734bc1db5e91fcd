ALTER TABLE "synced_file" ADD COLUMN "location" TEXT;

-- How often the requested synchronisation was begun, but for those attempts that gave it back: the others were killed.
ALTER TABLE "folder_source" ADD COLUMN "attempts" INTEGER NOT NULL DEFAULT 0;

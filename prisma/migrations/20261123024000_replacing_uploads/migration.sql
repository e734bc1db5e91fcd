-- Whether the file takes the place of the one of the same name, which stays as an older version.
ALTER TABLE "resumable_upload" ADD COLUMN "replaces" BOOLEAN NOT NULL DEFAULT false;

-- What the files of an organization may take in all, in megabytes; null and 0 are no limit.

ALTER TABLE "license" ADD COLUMN "max_storage_mb" INTEGER;

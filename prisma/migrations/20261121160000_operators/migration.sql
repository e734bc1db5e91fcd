-- Who runs the installation, and may look after all organizations.

ALTER TABLE "user" ADD COLUMN "is_operator" BOOLEAN NOT NULL DEFAULT false;

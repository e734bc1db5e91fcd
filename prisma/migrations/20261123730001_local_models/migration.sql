-- A model without a connection is installed on this machine, by operators and for all organizations alike.
ALTER TABLE "model_role" ALTER COLUMN "connection_id" DROP NOT NULL;
ALTER TABLE "model_role" ADD CONSTRAINT "model_role_local_is_shared" CHECK ("connection_id" IS NOT NULL OR "organization_id" IS NULL);

-- What a licence allows, what is used of it by the month, and invitations to join.

ALTER TABLE "license"
    ADD COLUMN "max_documents" INTEGER,
    ADD COLUMN "max_chunks" INTEGER,
    ADD COLUMN "max_collections" INTEGER,
    ADD COLUMN "monthly_requests" INTEGER;

CREATE TABLE "invitation" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "role" "Role" NOT NULL,
    "email" TEXT,
    "created_by" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "invitation_token_hash_key" ON "invitation"("token_hash");
CREATE INDEX "invitation_organization_id_idx" ON "invitation"("organization_id");
CREATE INDEX "invitation_created_by_idx" ON "invitation"("created_by");

ALTER TABLE "invitation" ADD CONSTRAINT "invitation_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("pk") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "monthly_usage" (
    "organization_id" UUID NOT NULL,
    "month" DATE NOT NULL,
    "requests" INTEGER NOT NULL,

    CONSTRAINT "monthly_usage_pkey" PRIMARY KEY ("organization_id","month")
);

ALTER TABLE "monthly_usage" ADD CONSTRAINT "monthly_usage_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Keys of users for scripts.

CREATE TYPE "key_scope" AS ENUM ('read', 'ask', 'write');

CREATE TABLE "api_key" (
    "id" UUID NOT NULL,
    "user_pk" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "key_hash" TEXT NOT NULL,
    "scopes" "key_scope"[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "api_key_key_hash_key" ON "api_key"("key_hash");
CREATE INDEX "api_key_user_pk_idx" ON "api_key"("user_pk");

ALTER TABLE "api_key" ADD CONSTRAINT "api_key_user_pk_fkey" FOREIGN KEY ("user_pk") REFERENCES "user"("pk") ON DELETE CASCADE ON UPDATE CASCADE;

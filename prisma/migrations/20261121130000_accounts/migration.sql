-- What the owner of a session may see of it, and when it was last used.

ALTER TABLE "session"
    ADD COLUMN "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    ADD COLUMN "user_agent" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "session" ALTER COLUMN "id" DROP DEFAULT;

CREATE UNIQUE INDEX "session_id_key" ON "session"("id");

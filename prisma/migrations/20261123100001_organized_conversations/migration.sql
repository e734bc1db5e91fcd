-- How users arrange their conversations: pinned ones first, archived ones out of the list, words of their own.
ALTER TABLE "conversation"
    ADD COLUMN "pinned_at" TIMESTAMPTZ(3),
    ADD COLUMN "archived_at" TIMESTAMPTZ(3),
    ADD COLUMN "tags" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

-- Since when the owner of a recovered account has to decide whether to keep this membership; null: nothing to decide.
ALTER TABLE "membership" ADD COLUMN "review_since" TIMESTAMPTZ(3);

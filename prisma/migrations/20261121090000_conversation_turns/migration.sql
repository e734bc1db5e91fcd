-- One turn at a time: whoever is writing an answer holds the conversation until then at the latest.
ALTER TABLE "conversation" ADD COLUMN "busy_until" TIMESTAMPTZ(3);

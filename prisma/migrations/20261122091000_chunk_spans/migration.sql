-- Which part of a chunk's text stands where within its anchors: a citation opens at the sentence. Chunks of earlier
-- versions have none until their document is uploaded again. `json` keeps the compact text as it is written.
ALTER TABLE "chunk" ADD COLUMN "spans" JSON;

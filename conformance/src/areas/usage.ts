import { type Caller, call } from "../calls.ts";
import { area } from "../check.ts";
import { must } from "../verdicts.ts";
import { addFile, ask, newFact, newFolder } from "../library.ts";
import { newMember } from "../people.ts";
import { answered, worked } from "../replies.ts";
import { usage } from "../shapes.ts";

async function read(caller: Caller) {
  return answered(await call(caller, "GET /auth/users/r2r-usage/"), usage);
}

export const usageCall = area("Usage", [
  {
    says: "GET r2r-usage returns storage (chunks, documents, collections: used and limit), rate_limits, current_usage",
    run: async (world) => {
      const { storage, current_usage: now } = await read(await newMember(world));
      must(storage.documents.used === 0, "no documents at first", storage);
      must(storage.chunks.used === 0, "no chunks at first", storage);
      must(now.monthly_limit_used === 0, "no requests at first", now);
    },
  },
  {
    says: "Folders, documents and chunks are counted, and no more when they are deleted",
    run: async (world) => {
      const member = await newMember(world);
      const empty = await read(member);
      const { id } = await newFolder(member);
      const file = await addFile(member, id, "facts.txt", newFact().text);
      const { storage } = await read(member);
      const collections = storage.collections.used - empty.storage.collections.used;
      must(collections === 1, "one collection more", storage);
      must(storage.documents.used === 1, "one document", storage);
      must(storage.chunks.used >= 1, "its chunks", storage);
      worked(await call(member, `DELETE /chatbot/files/${file.id}/delete/`));
      const after = (await read(member)).storage;
      must(after.documents.used === 0 && after.chunks.used === 0, "nothing left", after);
    },
  },
  {
    says: "monthly_limit_used counts the assistant requests",
    run: async (world) => {
      const member = await newMember(world);
      await ask(member, newFact().question);
      await ask(member, newFact().question);
      const { current_usage: now } = await read(member);
      must(now.monthly_limit_used === 2, "2", now);
    },
  },
]);

import { randomBytes } from "node:crypto";
import { area } from "../check.ts";
import { must } from "../verdicts.ts";
import { fileForm, listFiles, newFact, newFolder, upload } from "../library.ts";
import { type World, newMember } from "../people.ts";
import { answered } from "../replies.ts";
import { indexedFile, task } from "../shapes.ts";
import { follow, followUpload, listen, requireError } from "../sockets.ts";

const channel = "/ws/upsert/";

async function startUpload(world: World, name = "facts.txt", content = newFact().text) {
  const member = await newMember(world);
  const { id: folderId } = await newFolder(member);
  const reply = await upload(member, fileForm(name, content, folderId));
  return { member, folderId, taskId: answered(reply, task).task_id };
}

export const progress = area("Sockets", [
  {
    says: "upsert: the client sends task_id on open and gets PROCESSING, then SUCCESS with file id, name, title, created_at",
    run: async (world) => {
      const { member, folderId, taskId } = await startUpload(world);
      const received = await listen(world.site, channel, { task_id: taskId });
      const last = received.frames.at(-1);
      const parsed = indexedFile.safeParse(last?.result);
      must(last?.status === "SUCCESS" && parsed.success, "SUCCESS with result.file", received);
      const [listed] = await listFiles(member, folderId);
      must(listed?.id === parsed.data.file.id, "the id that get_files lists", { received, listed });
    },
  },
  {
    says: "upsert: who comes late gets the final state; two listeners both get it",
    run: async (world) => {
      const { taskId } = await startUpload(world);
      const [one, two] = await Promise.all([
        followUpload(world.site, taskId),
        followUpload(world.site, taskId),
      ]);
      const late = await followUpload(world.site, taskId);
      must(one.id === two.id && two.id === late.id, "one file for all", { one, two, late });
    },
  },
  {
    says: "upsert: a file that cannot be read ends with ERROR and a sentence",
    run: async (world) => {
      const { taskId } = await startUpload(world, "broken.pdf", "This is no PDF at all.");
      requireError(await follow(world.site, channel, { task_id: taskId }));
    },
  },
  {
    says: "upsert: an unknown task is an ERROR with a sentence",
    run: async (world) => {
      const hello = { task_id: randomBytes(16).toString("hex") };
      requireError(await follow(world.site, channel, hello));
    },
  },
  {
    says: "upsert: a first message that is not as documented gets ERROR or a close, and the channel lives on",
    run: async (world) => {
      for (const hello of ["not json", "", "null", {}, { task_id: 7 }, { task_id: null }, []]) {
        const received = await listen(world.site, channel, hello);
        must(received.end !== "refused", "an open socket", received);
        const last = received.frames.at(-1);
        must(last === undefined || last.status === "ERROR", "ERROR or a close", received);
      }
      const { taskId } = await startUpload(world);
      await followUpload(world.site, taskId);
    },
  },
  {
    says: "upsert: a socket that also sends a token must own the task",
    run: async (world) => {
      const { member, taskId } = await startUpload(world);
      const own = await follow(world.site, channel, { task_id: taskId, token: member.token });
      must(own.status === "SUCCESS", "SUCCESS for the owner", own);
      const { token } = await newMember(world);
      requireError(await follow(world.site, channel, { task_id: taskId, token }));
    },
  },
]);

import { randomUUID } from "node:crypto";
import { type Caller, type Reply, call } from "../calls.ts";
import { area } from "../check.ts";
import { must } from "../verdicts.ts";
import { addFile, ask, cited, listFiles, newFact, newFolder, newLibrary } from "../library.ts";
import { newMember } from "../people.ts";
import { answered, handled, invalid, refused, worked } from "../replies.ts";
import { folders } from "../shapes.ts";

const json = { "Content-Type": "application/json" };

async function scopes(caller: Caller, parent: string) {
  const line = `GET /chatbot/chat/get_scopes/?parent_collection_id=${parent}`;
  return answered(await call(caller, line), folders);
}

function deleteFolder(id: string, withDocuments: boolean) {
  return `DELETE /chatbot/chat/${id}/delete_scope/?delete_documents=${withDocuments}`;
}

/** Whether deleting nothing is an error is left open; if it is, then "not found". */
function nothingThere(reply: Reply) {
  if (reply.status >= 300) refused(reply, [404]);
}

export const documentDeletion = area("Deletion", [
  {
    says: "DELETE files/{id}/delete removes the file: from the list and from every answer",
    run: async (world) => {
      const { member, folderId, fact, file } = await newLibrary(world);
      must(cited(await ask(member, fact.question)).has(file.id), "an answer from the file", "none");
      worked(await call(member, `DELETE /chatbot/files/${file.id}/delete/`));
      const left = await listFiles(member, folderId);
      must(left.length === 0, "an empty folder", left);
      const after = await ask(member, fact.question);
      must(!cited(after).has(file.id), "no citation of a deleted file", after);
    },
  },
  {
    says: "DELETE calls have no payload: a JSON content type without a body changes nothing",
    run: async (world) => {
      const { member, folderId, file } = await newLibrary(world);
      worked(await call(member, `DELETE /chatbot/files/${file.id}/delete/`, { headers: json }));
      worked(await call(member, deleteFolder(folderId, true), { headers: json }));
    },
  },
  {
    says: "delete_scope?delete_documents=true removes the folder and everything below it",
    run: async (world) => {
      const { member, folderId } = await newLibrary(world);
      const below = await newFolder(member, "Below", folderId);
      const fact = newFact();
      const deep = await addFile(member, below.id, "deep.txt", fact.text);
      worked(await call(member, deleteFolder(folderId, true)));
      const line = "GET /chatbot/chat/get_files/?collection_id=";
      refused(await call(member, `${line}${folderId}`), [404]);
      refused(await call(member, `${line}${below.id}`), [404]);
      const after = await ask(member, fact.question);
      must(!cited(after).has(deep.id), "no citation of a deleted file", after);
    },
  },
  {
    says: "delete_scope?delete_documents=false moves documents and subfolders up to the parent",
    run: async (world) => {
      const member = await newMember(world);
      const top = await newFolder(member);
      const middle = await newFolder(member, "Middle", top.id);
      const bottom = await newFolder(member, "Bottom", middle.id);
      const fact = newFact();
      const file = await addFile(member, middle.id, "kept.txt", fact.text);
      worked(await call(member, deleteFolder(middle.id, false)));
      const ids = (await scopes(member, top.id)).map(({ id }) => id);
      must(ids.length === 1 && ids[0] === bottom.id, "the subfolder one level up", ids);
      const files = await listFiles(member, top.id);
      must(
        files.some(({ id }) => id === file.id),
        "the file one level up",
        files,
      );
      must(cited(await ask(member, fact.question)).has(file.id), "an answer from it still", "none");
    },
  },
  {
    says: "delete_documents=false at the root moves the documents into a root folder named Unfiled",
    run: async (world) => {
      const { member, folderId, file } = await newLibrary(world);
      worked(await call(member, deleteFolder(folderId, false)));
      const roots = await scopes(member, "");
      const unfiled = roots.find(({ name }) => name === "Unfiled");
      must(unfiled !== undefined, "a folder named Unfiled", roots);
      const files = await listFiles(member, unfiled.id);
      must(
        files.some(({ id }) => id === file.id),
        "the file in it",
        files,
      );
    },
  },
  {
    says: "Deleting again the file one has deleted is no error",
    run: async (world) => {
      const { member, file } = await newLibrary(world);
      const line = `DELETE /chatbot/files/${file.id}/delete/`;
      worked(await call(member, line));
      worked(await call(member, line));
    },
  },
  {
    says: "Deleting again the folder one has deleted is no error",
    run: async (world) => {
      const member = await newMember(world);
      const { id } = await newFolder(member);
      worked(await call(member, deleteFolder(id, true)));
      worked(await call(member, deleteFolder(id, true)));
    },
  },
  {
    says: "Deleting what never was is a 404 or nothing; an id that is none, or a strange flag, is refused",
    run: async (world) => {
      const member = await newMember(world);
      const { id } = await newFolder(member);
      nothingThere(await call(member, `DELETE /chatbot/files/${randomUUID()}/delete/`));
      refused(await call(member, "DELETE /chatbot/files/no-id/delete/"), [...invalid, 404]);
      nothingThere(await call(member, deleteFolder(randomUUID(), true)));
      const strange = `DELETE /chatbot/chat/${id}/delete_scope/?delete_documents=perhaps`;
      refused(await call(member, strange), invalid);
      handled(await call(member, `DELETE /chatbot/chat/${id}/delete_scope/`));
    },
  },
]);

import { call } from "../calls.ts";
import { area } from "../check.ts";
import { must } from "../verdicts.ts";
import {
  ask,
  fileForm,
  listFiles,
  newFolder,
  newLibrary,
  sendMessage,
  upload,
} from "../library.ts";
import { type World, newMember } from "../people.ts";
import { answered, notYours, refused, worked } from "../replies.ts";
import { conversations, folders } from "../shapes.ts";

/** One organization with a file and a conversation, and somebody of another organization. */
async function newNeighbours(world: World) {
  const library = await newLibrary(world);
  return { ...library, stranger: await newMember(world) };
}

export const isolation = area("Isolation", [
  {
    says: "Another organization's folders and conversations are in no list",
    run: async (world) => {
      const { member, fact, stranger } = await newNeighbours(world);
      await ask(member, fact.question);
      const scopes = answered(await call(stranger, "GET /chatbot/chat/get_scopes/"), folders);
      must(scopes.length === 0, "no folders", scopes);
      const line = "GET /chatbot/chat/get_recent_conversations/";
      const recent = answered(await call(stranger, line), conversations);
      must(recent.length === 0, "no conversations", recent);
    },
  },
  {
    says: "Reading another organization's folder is a 404",
    run: async (world) => {
      const { folderId, stranger } = await newNeighbours(world);
      for (const query of ["get_files/?collection_id", "get_scopes/?parent_collection_id"]) {
        refused(await call(stranger, `GET /chatbot/chat/${query}=${folderId}`), [404]);
      }
    },
  },
  {
    says: "Uploading into another organization's folder, or making a folder in it, is a 404",
    run: async (world) => {
      const { member, folderId, stranger } = await newNeighbours(world);
      refused(await upload(stranger, fileForm("a.txt", "Text", folderId)), [404]);
      const json = { name: "Mine", parent_collection_id: folderId };
      refused(await call(stranger, "POST /chatbot/chat/create_scope/", { json }), [404]);
      must((await listFiles(member, folderId)).length === 1, "one file still", "others");
    },
  },
  {
    says: "Deleting another organization's file or folder is a 404, and both stay",
    run: async (world) => {
      const { member, folderId, file, stranger } = await newNeighbours(world);
      refused(await call(stranger, `DELETE /chatbot/files/${file.id}/delete/`), [404]);
      for (const flag of ["true", "false"]) {
        const line = `DELETE /chatbot/chat/${folderId}/delete_scope/?delete_documents=${flag}`;
        refused(await call(stranger, line), [404]);
      }
      const files = await listFiles(member, folderId);
      must(
        files.some(({ id }) => id === file.id),
        "the file still there",
        files,
      );
    },
  },
  {
    says: "Another's conversation can be neither read nor continued: 404",
    run: async (world) => {
      const { member, fact, stranger } = await newNeighbours(world);
      const { conversationId } = await ask(member, fact.question);
      const line = `GET /chatbot/chat/${conversationId}/get_conversation_history/`;
      refused(await call(stranger, line), [404]);
      const json = { message: "And then?", conversation_id: conversationId };
      refused(await sendMessage(stranger, json), [404]);
      worked(await call(member, line));
    },
  },
  {
    says: "No answer comes from another organization's documents",
    run: async (world) => {
      const { fact, stranger } = await newNeighbours(world);
      const answer = await ask(stranger, fact.question);
      must(answer.citations.length === 0, "no citations", answer);
      must(!answer.text.includes(fact.colour), "nothing of the document", answer.text);
    },
  },
  {
    says: "A filter with another organization's folder is a 404, also beside one's own",
    run: async (world) => {
      const { folderId, fact, stranger } = await newNeighbours(world);
      const { id: own } = await newFolder(stranger);
      for (const ids of [[folderId], [own, folderId]]) {
        const search_settings = { filters: { collection_ids: { $overlap: ids } } };
        refused(await sendMessage(stranger, { message: fact.question, search_settings }), [404]);
      }
    },
  },
  {
    says: "Another organization, or a member of it, cannot be deleted",
    run: async (world) => {
      const { member, stranger } = await newNeighbours(world);
      const line = `DELETE /organization/organizations/${member.organization.id}/delete/`;
      refused(await call(stranger, line), notYours);
      refused(await call(stranger, `DELETE /auth/users/delete/${member.pk}/`), notYours);
      worked(await call(member, "GET /organization/current/"));
    },
  },
]);

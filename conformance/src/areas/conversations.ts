import { randomUUID } from "node:crypto";
import { type Caller, call } from "../calls.ts";
import { area } from "../check.ts";
import { must } from "../verdicts.ts";
import { ask, newLibrary } from "../library.ts";
import { newMember } from "../people.ts";
import { answered, invalid, refused } from "../replies.ts";
import { conversations, history } from "../shapes.ts";

async function recent(caller: Caller) {
  const reply = await call(caller, "GET /chatbot/chat/get_recent_conversations/");
  return answered(reply, conversations);
}

async function open(caller: Caller, id: string) {
  const reply = await call(caller, `GET /chatbot/chat/${id}/get_conversation_history/`);
  return answered(reply, history);
}

export const pastConversations = area("Conversations", [
  {
    says: "GET get_recent_conversations returns a list: conversation_id, name, created_at, the latest first",
    run: async (world) => {
      const { member, fact } = await newLibrary(world);
      must((await recent(member)).length === 0, "an empty list at first", "more");
      const first = await ask(member, fact.question);
      const second = await ask(member, `${fact.question} Once more.`);
      const ids = (await recent(member)).map(({ conversation_id }) => conversation_id);
      const expected = [second.conversationId, first.conversationId];
      must(ids.join() === expected.join(), expected.join(), ids);
    },
  },
  {
    says: "GET get_conversation_history returns conversation_id and messages with role, content, sources, metadata",
    run: async (world) => {
      const { member, fact } = await newLibrary(world);
      const { conversationId } = await ask(member, fact.question);
      const more = { conversation_id: conversationId };
      await ask(member, `${fact.question} Say it again.`, more);
      const found = await open(member, conversationId);
      must(found.conversation_id === conversationId, conversationId, found.conversation_id);
      const roles = found.messages.map(({ role }) => role).join();
      must(roles === "user,assistant,user,assistant", "both questions and both answers", roles);
      must(found.messages[0]?.content === fact.question, fact.question, found.messages[0]);
    },
  },
  {
    says: "A reopened answer has the text and the citations it had when it came",
    run: async (world) => {
      const { member, fact } = await newLibrary(world);
      const { conversationId, text, citations } = await ask(member, fact.question);
      const { messages } = await open(member, conversationId);
      const kept = messages.find(({ role }) => role === "assistant");
      must(kept?.content === text, text, kept?.content);
      const ids = kept.metadata.citations?.map(({ id }) => id).join();
      must(ids === citations.map(({ id }) => id).join(), "the same citations", kept.metadata);
    },
  },
  {
    says: "A source has filename, chunk, doc_id and id",
    run: async (world) => {
      const { member, fact, file, name } = await newLibrary(world);
      const { conversationId } = await ask(member, fact.question);
      const { messages } = await open(member, conversationId);
      const sources = messages.flatMap((message) => message.sources);
      const found = sources.find(({ doc_id }) => doc_id === file.id);
      must(found !== undefined, `a source with doc_id ${file.id}`, messages);
      must(found.filename.includes(name), name, found);
      must(found.chunk.includes(fact.colour), `"${fact.colour}" in the chunk`, found);
    },
  },
  {
    says: "An unknown conversation is a 404; one that is no id is refused",
    run: async (world) => {
      const member = await newMember(world);
      const line = (id: string) => `GET /chatbot/chat/${id}/get_conversation_history/`;
      refused(await call(member, line(randomUUID())), [404]);
      refused(await call(member, line("no-id")), [...invalid, 404]);
    },
  },
]);

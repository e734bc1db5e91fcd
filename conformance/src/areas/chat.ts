import { randomUUID } from "node:crypto";
import { area } from "../check.ts";
import { must } from "../verdicts.ts";
import { addFile, ask, cited, newFact, newFolder, newLibrary, sendMessage } from "../library.ts";
import { newMember } from "../people.ts";
import { answered, handled, invalid, refused } from "../replies.ts";
import { agentReply } from "../shapes.ts";

/** What a client makes a citation link of: an id in brackets that is no Markdown link. */
function markers(text: string) {
  return [...text.matchAll(/\[([\w-]+)\](?!\()/g)].map(([, id]) => id ?? "");
}

export const chat = area("Chat", [
  {
    says: "POST agent_message answers with results: conversation_id and messages with role, content, metadata.citations",
    run: async (world) => {
      const { member, fact } = await newLibrary(world);
      const answer = await ask(member, fact.question);
      must(answer.text !== "", "an assistant message", answer);
    },
  },
  {
    says: "A citation has id and payload: text, document_id, metadata.filename; it is the uploaded file's",
    run: async (world) => {
      const { member, fact, file, name } = await newLibrary(world);
      const { citations } = await ask(member, fact.question);
      const found = citations.find(({ payload }) => payload.document_id === file.id);
      must(found !== undefined, `a citation of ${file.id}`, citations);
      must(found.payload.metadata.filename === name, name, found.payload.metadata.filename);
      must(found.payload.text.includes(fact.colour), `"${fact.colour}" in the text`, found);
    },
  },
  {
    says: "The markers in the text are the citations' ids in brackets, none of them without a citation",
    run: async (world) => {
      const { member, fact } = await newLibrary(world);
      const { text, citations } = await ask(member, fact.question);
      const ids = new Set(citations.map(({ id }) => id));
      must(ids.size === citations.length, "ids that differ", citations);
      must(
        citations.some(({ id }) => text.includes(`[${id}]`)),
        "a marker of a citation",
        text,
      );
      const dangling = markers(text).filter((id) => !ids.has(id));
      must(dangling.length === 0, "no marker without a citation", { dangling, text });
    },
  },
  {
    says: "A new chat has no conversation_id and gets one; sent again, it continues the same conversation",
    run: async (world) => {
      const { member, fact } = await newLibrary(world);
      const first = await ask(member, fact.question);
      const more = { conversation_id: first.conversationId };
      const second = await ask(member, `${fact.question} Say it again.`, more);
      must(second.conversationId === first.conversationId, first.conversationId, second);
      const other = await ask(member, fact.question);
      must(other.conversationId !== first.conversationId, "another conversation", other);
    },
  },
  {
    says: "message alone is enough: search_file_knowledge is the default tool, and every folder is searched",
    run: async (world) => {
      const { member, fact, file } = await newLibrary(world);
      const fields = [{}, { rag_tools: [] }, { search_settings: {} }, { conversation_id: null }];
      for (const more of fields) {
        const json = { message: fact.question, ...more };
        const { results } = answered(await sendMessage(member, json), agentReply);
        must(JSON.stringify(results).includes(file.id), `a citation of ${file.id}`, results);
      }
    },
  },
  {
    says: "What no document says is answered without a citation of something else as its proof",
    run: async (world) => {
      const answer = await ask(await newMember(world), newFact().question);
      must(answer.citations.length === 0, "no citation where there are no documents", answer);
      must(markers(answer.text).length === 0, "no marker either", answer.text);
    },
  },
  {
    says: "A message must not be blank, and must be there",
    run: async (world) => {
      const member = await newMember(world);
      for (const json of [{}, { message: "" }, { message: "  \n " }, { message: 7 }]) {
        refused(await sendMessage(member, json), invalid);
      }
    },
  },
  {
    says: "web_search is a tool: it answers, or says in the error body why it cannot",
    run: async (world) => {
      const member = await newMember(world);
      const json = { message: "Who built the bridge?", rag_tools: ["web_search"] };
      const reply = await sendMessage(member, json);
      handled(reply);
      if (reply.status < 300) answered(reply, agentReply);
    },
  },
  {
    says: "An unknown tool never breaks the server",
    run: async (world) => {
      const member = await newMember(world);
      for (const rag_tools of [["no_such_tool"], "search_file_knowledge", [7], null]) {
        handled(await sendMessage(member, { message: "Who built it?", rag_tools }));
      }
    },
  },
  {
    says: "An unknown conversation is a 404; one that is no id is refused",
    run: async (world) => {
      const member = await newMember(world);
      refused(
        await sendMessage(member, { message: "Hello?", conversation_id: randomUUID() }),
        [404],
      );
      const json = { message: "Hello?", conversation_id: "no-id" };
      refused(await sendMessage(member, json), [...invalid, 404]);
    },
  },
  {
    says: "An answer may rest on several files, each cited as itself",
    run: async (world) => {
      const { member, fact, file } = await newLibrary(world);
      const { id } = await newFolder(member);
      const other = newFact();
      const second = await addFile(member, id, "other.md", `# Lighthouses\n\n${other.text}\n`);
      const one = cited(await ask(member, fact.question));
      const two = cited(await ask(member, other.question));
      must(one.has(file.id), `a citation of ${file.id}`, [...one]);
      must(two.has(second.id), `a citation of ${second.id}`, [...two]);
    },
  },
]);

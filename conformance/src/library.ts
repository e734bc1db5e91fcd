// Folders, files and questions as the checks of several areas need them.
import { type Ask, type Caller, type Reply, call } from "./calls.ts";
import { type Member, type World, newMember, newName } from "./people.ts";
import { answered } from "./replies.ts";
import { type Citation, agentReply, files, folder, task } from "./shapes.ts";
import { followUpload } from "./sockets.ts";

const syllables = [
  "bor",
  "dal",
  "fen",
  "gra",
  "hul",
  "kes",
  "lim",
  "mor",
  "nav",
  "rus",
  "tol",
  "vik",
];
const colours = ["ochre", "teal", "crimson", "indigo", "maroon", "turquoise"];

function pick(from: string[]) {
  return from[Math.floor(Math.random() * from.length)] ?? "";
}

/** A made-up fact, so that no answer can come from anywhere but the file that holds it. */
export function newFact() {
  const made = Array.from({ length: 4 }, () => pick(syllables)).join("");
  const name = made.charAt(0).toUpperCase() + made.slice(1);
  const colour = pick(colours);
  return {
    colour,
    text: `The ${name} lighthouse was painted ${colour} in the spring of 1931.`,
    question: `In which colour was the ${name} lighthouse painted?`,
  };
}

/** @param parent the id of the folder above; without one the folder is at the root */
export async function newFolder(caller: Caller, name = `Folder ${newName()}`, parent?: string) {
  const json = parent === undefined ? { name } : { name, parent_collection_id: parent };
  const reply = await call(caller, "POST /chatbot/chat/create_scope/", { json });
  return answered(reply, folder);
}

type Content = string | Uint8Array<ArrayBuffer> | Blob;

export function fileForm(name: string, content: Content, collectionId?: string) {
  const form = new FormData();
  form.append("file", new Blob([content]), name);
  if (collectionId !== undefined) form.append("collection_id", collectionId);
  return form;
}

export async function upload(caller: Caller, form: FormData, ask: Ask = {}): Promise<Reply> {
  return await call(caller, "POST /chatbot/chat/upsert_file/", { ...ask, form });
}

/** Uploads a file and follows it until questions are answered from it. */
export async function addFile(
  caller: Caller,
  collectionId: string,
  name: string,
  content: Content,
) {
  const reply = await upload(caller, fileForm(name, content, collectionId));
  return await followUpload(caller.site, answered(reply, task).task_id);
}

export async function listFiles(caller: Caller, collectionId: string) {
  const reply = await call(caller, `GET /chatbot/chat/get_files/?collection_id=${collectionId}`);
  return answered(reply, files);
}

/** A new organization with one folder, one file in it, and one fact in that. */
export async function newLibrary(world: World) {
  const member: Member = await newMember(world);
  const { id: folderId } = await newFolder(member);
  const fact = newFact();
  const name = `${newName()}.txt`;
  const file = await addFile(member, folderId, name, `${fact.text}\n`);
  return { member, folderId, fact, file, name };
}

export interface Answer {
  conversationId: string;
  /** All assistant messages as one text. */
  text: string;
  citations: Citation[];
}

export async function sendMessage(caller: Caller, json: unknown): Promise<Reply> {
  return await call(caller, "POST /chatbot/chat/agent_message/", { json });
}

/** A question with the documented payload; `more` adds to it or replaces parts of it. */
export async function ask(caller: Caller, message: string, more: object = {}): Promise<Answer> {
  const json = { message, rag_tools: ["search_file_knowledge"], search_settings: {}, ...more };
  const { results } = answered(await sendMessage(caller, json), agentReply);
  const assistant = results.messages.filter((sent) => sent.role === "assistant");
  return {
    conversationId: results.conversation_id,
    text: assistant.map(({ content }) => content).join("\n"),
    citations: assistant.flatMap(({ metadata }) => metadata.citations),
  };
}

/** The documents an answer cites. */
export function cited(answer: Answer) {
  return new Set(answer.citations.map(({ payload }) => payload.document_id));
}

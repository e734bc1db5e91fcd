import type { Anchor } from "@footnote/contracts/anchors";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { inOrganization } from "../../http/tenancy.ts";
import { answerOnce, searchOnce } from "../chat/single-answer.service.ts";
import { readPassages } from "../documents/content.service.ts";
import { listFiles } from "../documents/documents.service.ts";
import { listFolders } from "../folders/folders.service.ts";
import { type Calling, readOnly, telling } from "./mcp-calling.service.ts";
import { offerTables } from "./mcp-tables.service.ts";
import { withSources } from "./completions.rules.ts";

const uuid = z.uuid();
const folderIds = z
  .array(uuid)
  .max(500)
  .default([])
  .describe("Folders to stay within, with everything below them; none means all documents");
const passagesMax = 50;

/** Offers the documents of a member as tools. Each runs with that member's rights and no others. */
export function offerTools(server: McpServer, calling: Calling): void {
  offerAsking(server, calling);
  offerReading(server, calling);
  offerTables(server, calling);
}

function offerAsking(server: McpServer, { app, member, signal }: Calling): void {
  const question = z.string().trim().min(1).max(10_000);
  server.registerTool(
    "search_documents",
    {
      title: "Search documents",
      description: "Finds the passages of the organization's documents nearest to a text.",
      inputSchema: z.object({ query: question, folder_ids: folderIds }),
      annotations: readOnly,
    },
    ({ query, folder_ids: ids }) =>
      telling(async () => {
        const folders = ids.length > 0 ? [ids] : [];
        const found = await searchOnce(app, member, { text: query, folders, signal });
        const passages = found.map(
          ({ documentId, chunkId, filename, headings, anchors, text }) => ({
            document_id: documentId,
            passage_id: chunkId,
            filename,
            headings,
            anchors,
            text,
          }),
        );
        const text = passages.map((passage, at) => writePassage(passage, at + 1)).join("\n\n");
        return { text: text || "Nothing was found.", data: { passages } };
      }),
  );
  server.registerTool(
    "ask",
    {
      title: "Ask the documents",
      description:
        "Answers a question from the organization's documents, every claim with a numbered source.",
      inputSchema: z.object({ question, folder_ids: folderIds }),
      annotations: readOnly,
    },
    ({ question: text, folder_ids: ids }) =>
      telling(async () => {
        const folders = ids.length > 0 ? [ids] : [];
        const asked = { text, folders, tools: [], history: [] };
        const answer = await answerOnce(app, member, { question: asked, signal });
        const { content, citations, outcome } = answer;
        return { text: withSources(answer), data: { answer: content, outcome, citations } };
      }),
  );
}

function offerReading(server: McpServer, { app, member }: Calling): void {
  const inside = inOrganization(app, member);
  server.registerTool(
    "list_folders",
    {
      title: "List folders",
      description: "Folders and files in a folder, or the topmost folders.",
      inputSchema: z.object({ folder_id: uuid.optional() }),
      annotations: readOnly,
    },
    ({ folder_id: id }) =>
      telling(async () => {
        const folders = await listFolders(inside, member, id ?? null);
        const files = id === undefined ? [] : await listFiles(inside, member, id);
        const lines = [
          ...folders.map((folder) => `folder ${folder.id}: ${folder.name}`),
          ...files.map((file) => `file ${file.id}: ${file.name}`),
        ];
        return { text: lines.join("\n") || "It is empty.", data: { folders, files } };
      }),
  );
  server.registerTool(
    "read_document",
    {
      title: "Read a document",
      description: "The text of a document in reading order, a stretch at a time.",
      inputSchema: z.object({
        document_id: uuid,
        cursor: z.string().max(40).optional().describe("The next_cursor of the stretch before"),
        limit: z.int().min(1).max(passagesMax).default(20),
      }),
      annotations: readOnly,
    },
    ({ document_id: id, cursor, limit }) =>
      telling(async () => {
        const wanted = { id, cursor, limit, around: undefined };
        const { passages, total, nextCursor } = await readPassages(inside, member, wanted);
        const data = { passages, total, next_cursor: nextCursor };
        return { text: passages.map(({ text }) => text).join("\n\n"), data };
      }),
  );
}

function writePassage(
  passage: {
    filename: string;
    headings: readonly string[];
    anchors: readonly Anchor[];
    text: string;
  },
  number: number,
): string {
  const from = [passage.filename, ...passage.headings].join(" > ");
  return `[${number}] ${from}\n${passage.text}`;
}

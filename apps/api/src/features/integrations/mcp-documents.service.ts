import { anchor } from "@footnote/contracts/anchors";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { readChunks, requireStoredDocument } from "../documents/content.service.ts";
import { listFiles } from "../documents/documents.service.ts";
import { listFolders } from "../folders/folders.service.ts";
import { type ToolContext, readOnly, toToolResult } from "./mcp-calls.service.ts";
import { linkTo } from "./source-links.rules.ts";

const passagesMax = 50;
/** A model has no use for more names at once. */
const filesMax = 500;

const named = z.looseObject({ id: z.string(), name: z.string() });

/** Registers the tool that lists folders. */
export function registerListing(server: McpServer, calling: ToolContext): void {
  server.registerTool(
    "list_folders",
    {
      title: "List folders",
      description:
        "The folders and files in a folder, or the topmost folders when none is named, with the ids that the other tools take.",
      inputSchema: z.object({
        folder_id: z.uuid().optional().describe("A folder; the topmost ones without"),
      }),
      outputSchema: z.object({
        folders: z.array(named),
        files: z.array(named),
        more_files: z.int().describe("How many files of the folder are not named here"),
      }),
      annotations: readOnly,
    },
    ({ folder_id: id }) =>
      toToolResult(calling, async () => {
        const folders = await listFolders(calling.app, calling.member, id ?? null);
        const all = id === undefined ? [] : await listFiles(calling.app, calling.member, id);
        const files = all.slice(0, filesMax);
        const more = all.length - files.length;
        const lines = [
          ...folders.map((folder) => `folder ${folder.id}: ${oneLine(folder.name)}`),
          ...files.map((file) => `file ${file.id}: ${oneLine(file.name)}${stateOf(file)}`),
          ...(more > 0 ? [`and ${more} more files, which search_documents finds`] : []),
        ];
        const data = { folders, files, more_files: more };
        return { text: lines.join("\n") || "It is empty.", data };
      }),
  );
}

/** Registers the tool that reads a document in parts. */
export function registerDocuments(server: McpServer, calling: ToolContext): void {
  const { app, member } = calling;
  server.registerTool(
    "read_document",
    {
      title: "Read a document",
      description:
        "The text of a document in reading order, a stretch at a time. Where there is more, the result ends with the cursor to go on with.",
      inputSchema: z.object({
        document_id: z.uuid().describe("As search_documents and list_folders return it"),
        cursor: z
          .string()
          .regex(/^from\.\d{1,9}$/, "Use the next_cursor of an earlier result.")
          .optional()
          .describe("The next_cursor of the stretch before"),
        limit: z.int().min(1).max(passagesMax).default(20).describe("Passages at once"),
      }),
      outputSchema: z.object({
        filename: z.string(),
        link: z.string().describe("Opens the document for a person who is signed in"),
        passages: z.array(
          z.looseObject({ id: z.string(), text: z.string(), anchors: z.array(anchor) }),
        ),
        total: z.int(),
        left_out: z.int().describe("Passages of this stretch that no reader of the document sees"),
        next_cursor: z.string().nullable(),
      }),
      annotations: readOnly,
    },
    ({ document_id: id, cursor, limit }) =>
      toToolResult(calling, async () => {
        const document = await requireStoredDocument(app, member, id);
        const wanted = { id, cursor, limit, around: undefined };
        const { chunks: all, total, nextCursor } = await readChunks(app, member, wanted);
        // Text that no reader sees may be written for models: they get it only where a member has allowed it.
        const passages = all.filter(({ hidden }) => hidden === null || document.readsHidden);
        const place = { document_id: id, chunk_id: "", metadata: {} };
        const data = {
          filename: document.name,
          link: linkTo(app.config.publicUrl, place),
          passages,
          total,
          left_out: all.length - passages.length,
          next_cursor: nextCursor,
        };
        return { text: write(data), data };
      }),
  );
}

/** Formats the result as text: many clients pass only this text to the model. */
function write(read: {
  passages: readonly { text: string }[];
  left_out: number;
  next_cursor: string | null;
}): string {
  const { passages, left_out: hidden, next_cursor: next } = read;
  const more = next === null ? [] : [`(There is more: read on with the cursor ${next}.)`];
  const left = hidden > 0 ? [`(${hidden} passages that no reader sees are left out.)`] : [];
  const text = [...passages.map((passage) => passage.text), ...left, ...more].join("\n\n");
  return text || "It holds no text.";
}

function stateOf({ state }: { state: string }): string {
  return state === "ready" ? "" : ` (${state})`;
}

function oneLine(name: string): string {
  return name.replace(/\s+/g, " ");
}

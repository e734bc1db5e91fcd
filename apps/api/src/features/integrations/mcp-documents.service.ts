import { anchor } from "@footnote/contracts/anchors";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { readChunks, requireStoredDocument } from "../documents/content.service.ts";
import { listFilesAs } from "../documents/listing.service.ts";
import { listFoldersAs } from "../folders/listing.service.ts";
import { type ToolContext, readOnly, toToolResult } from "./mcp-calls.service.ts";
import { linkTo } from "./source-links.rules.ts";

const passagesMax = 50;
/** Folders, and files. A model has no use for more names at once. */
const entriesMax = 500;

const named = z.looseObject({ id: z.string(), name: z.string() });

/** Registers the tool that lists folders. */
export function registerListing(server: McpServer, calling: ToolContext): void {
  server.registerTool(
    "list_folders",
    {
      title: "List folders",
      description:
        "Lists the folders and files in a folder, or the top-level folders if no folder is given, with the ids that the other tools take.",
      inputSchema: z.object({
        folder_id: z
          .uuid()
          .optional()
          .describe("Id of a folder. Omit to list the top-level folders."),
      }),
      outputSchema: z.object({
        folders: z.array(named),
        files: z.array(named),
        more_folders: z.int().describe("Number of folders in the folder that are not listed"),
        more_files: z.int().describe("Number of files in the folder that are not listed"),
      }),
      annotations: readOnly,
    },
    ({ folder_id: id }) =>
      toToolResult(calling, {
        needs: "read",
        work: async () => {
          const { folders, files, moreFolders, moreFiles } = await listEntries(calling, id ?? null);
          const lines = [
            ...folders.map((folder) => `folder ${folder.id}: ${oneLine(folder.name)}`),
            ...(moreFolders > 0 ? [`and ${moreFolders} more folders`] : []),
            ...files.map((file) => `file ${file.id}: ${oneLine(file.name)}${stateOf(file)}`),
            ...(moreFiles > 0
              ? [`and ${moreFiles} more files; use search_documents to find them`]
              : []),
          ];
          const data = { folders, files, more_folders: moreFolders, more_files: moreFiles };
          const none = id === undefined ? "There are no folders." : "The folder is empty.";
          return { text: lines.join("\n") || none, data };
        },
      }),
  );
}

/** The folders and files directly in a folder, or the folders below the root. */
async function listEntries({ app, member }: ToolContext, id: string | null) {
  const oldest = { sort: "created_at", limit: entriesMax } as const;
  const below = await listFoldersAs(app, member, { parentId: id, listing: oldest });
  const newest = { sort: "-created_at", limit: entriesMax } as const;
  const held =
    id === null
      ? { files: [], total: 0 }
      : await listFilesAs(app, member, { folderId: id, listing: newest });
  return {
    folders: below.folders,
    files: held.files,
    moreFolders: below.total - below.folders.length,
    moreFiles: held.total - held.files.length,
  };
}

/** Registers the tool that reads a document in parts. */
export function registerDocuments(server: McpServer, calling: ToolContext): void {
  const { app, member } = calling;
  server.registerTool(
    "read_document",
    {
      title: "Read a document",
      description:
        "Returns the text of a document in reading order, in parts. If there is more, the result ends with the cursor of the next part.",
      inputSchema: z.object({
        document_id: z
          .uuid()
          .describe("Id of a document, as search_documents and list_folders return it"),
        cursor: z
          .string()
          .regex(/^from\.\d{1,9}$/, "Use the next_cursor of an earlier result.")
          .optional()
          .describe("The next_cursor of the previous result"),
        limit: z.int().min(1).max(passagesMax).default(20).describe("Passages per call"),
      }),
      outputSchema: z.object({
        filename: z.string(),
        link: z.string().describe("Opens the document for a user who is signed in"),
        passages: z.array(
          z.looseObject({ id: z.string(), text: z.string(), anchors: z.array(anchor) }),
        ),
        total: z.int(),
        left_out: z
          .int()
          .describe(
            "Passages of this part that are omitted because they are hidden text, which readers of the document do not see",
          ),
        next_cursor: z.string().nullable(),
      }),
      annotations: readOnly,
    },
    ({ document_id: id, cursor, limit }) =>
      toToolResult(calling, {
        needs: "read",
        work: async () => {
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
        },
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
  const more = next === null ? [] : [`(Continue with the cursor ${next}.)`];
  const left = hidden > 0 ? [`(${hidden} passages of hidden text are omitted.)`] : [];
  const text = [...passages.map((passage) => passage.text), ...left, ...more].join("\n\n");
  return text || "The document contains no text.";
}

function stateOf({ state }: { state: string }): string {
  return state === "ready" ? "" : ` (${state})`;
}

function oneLine(name: string): string {
  return name.replace(/\s+/g, " ");
}

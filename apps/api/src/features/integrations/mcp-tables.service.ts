import { anchor } from "@footnote/contracts/anchors";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { AppError } from "../../platform/errors.ts";
import { openTables } from "../table-answers/table-answers.service.ts";
import { QueryRefused } from "../tables/computing.service.ts";
import { requireStoredDocument } from "../documents/content.service.ts";
import { requireSearchScope } from "../folders/search-scope.service.ts";
import { sketchTable } from "../tables/table-sketch.rules.ts";
import { type ToolContext, readOnly, toToolResult } from "./mcp-calls.service.ts";

const documentId = z
  .uuid()
  .describe("Id of a spreadsheet, as search_documents and list_folders return it");

/** Registers the tools that describe and query tables. */
export function registerTables(server: McpServer, calling: ToolContext): void {
  registerDescriptions(server, calling);
  registerQueries(server, calling);
}

function registerDescriptions(server: McpServer, calling: ToolContext): void {
  server.registerTool(
    "describe_tables",
    {
      title: "Describe the tables of a spreadsheet",
      description:
        "Lists the tables of a spreadsheet with their names, columns, units and cell ranges. Call it before query_table.",
      inputSchema: z.object({ document_id: documentId }),
      outputSchema: z.object({
        tables: z.array(
          z.looseObject({
            name: z.string(),
            columns: z.array(z.looseObject({ name: z.string() })),
          }),
        ),
      }),
      annotations: readOnly,
    },
    ({ document_id: id }) =>
      toToolResult(calling, {
        needs: "read",
        work: async () => {
          const all = await (await openDocument(calling, id)).list();
          const tables = all.map(({ name, outline, columns }) => ({
            name,
            sheet: outline.sheet,
            title: outline.title,
            range: outline.range,
            rows: outline.rows,
            too_large: outline.tooLarge,
            columns: columns.map((column) => ({
              name: column.sqlName,
              header: column.name,
              type: column.type,
              unit: column.unit,
            })),
          }));
          return {
            text: all.map(sketchTable).join("\n\n") || "The spreadsheet contains no tables.",
            data: { tables },
          };
        },
      }),
  );
}

function registerQueries(server: McpServer, calling: ToolContext): void {
  server.registerTool(
    "query_table",
    {
      title: "Query a spreadsheet",
      description:
        "Runs one read-only SQLite SELECT on the tables that describe_tables lists, and returns the result with the cells it was computed from. Use it to add up, count or compare values. Arithmetic is decimal, total rows are excluded, and at most 200 rows are returned.",
      inputSchema: z.object({
        document_id: documentId,
        sql: z.string().trim().min(1).max(8_000).describe("One SELECT statement"),
      }),
      outputSchema: z.looseObject({
        filename: z.string(),
        anchors: z.array(anchor),
        columns: z.array(z.string()),
        rows: z.array(z.array(z.union([z.number(), z.string(), z.null()]))),
      }),
      annotations: readOnly,
    },
    ({ document_id: id, sql }) =>
      toToolResult(calling, {
        needs: "read",
        work: async () => {
          const tables = await openDocument(calling, id);
          const { passage } = await refusing(() => tables.compute(sql, calling.signal));
          const { text, filename, anchors, computation } = passage;
          return { text, data: { filename, anchors, ...computation } };
        },
      }),
  );
}

/** @throws AppError document.not_found */
async function openDocument({ app, member }: ToolContext, id: string) {
  await requireStoredDocument(app, member, id);
  const scope = await requireSearchScope(app.db, member, []);
  return openTables(app, scope, [id]);
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof QueryRefused)) throw error;
    throw new AppError("request.invalid", { message: error.message, cause: error });
  }
}

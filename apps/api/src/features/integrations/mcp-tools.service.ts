import type { McpServer } from "@modelcontextprotocol/server";
import { registerAnswers, registerSearch } from "./mcp-answers.service.ts";
import type { ToolContext } from "./mcp-calls.service.ts";
import { registerDocuments, registerListing } from "./mcp-documents.service.ts";
import { registerTables } from "./mcp-tables.service.ts";

/** Offers the documents of a member as tools. Each runs with that member's rights and no others. */
export function registerTools(server: McpServer, calling: ToolContext): void {
  registerSearch(server, calling);
  registerAnswers(server, calling);
  registerListing(server, calling);
  registerDocuments(server, calling);
  registerTables(server, calling);
}

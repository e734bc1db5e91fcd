import type { McpServer } from "@modelcontextprotocol/server";
import { offerAnswers, offerSearch } from "./mcp-answers.service.ts";
import type { Calling } from "./mcp-calls.service.ts";
import { offerDocuments, offerListing } from "./mcp-documents.service.ts";
import { offerTables } from "./mcp-tables.service.ts";

/** Offers the documents of a member as tools. Each runs with that member's rights and no others. */
export function offerTools(server: McpServer, calling: Calling): void {
  offerSearch(server, calling);
  offerAnswers(server, calling);
  offerListing(server, calling);
  offerDocuments(server, calling);
  offerTables(server, calling);
}

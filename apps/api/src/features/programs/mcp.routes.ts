import { Readable } from "node:stream";
import * as calls from "@footnote/contracts/programs";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Member } from "../../http/caller.ts";
import type { Mount } from "../../http/mount.ts";
import type { ToolsApp } from "./mcp-calling.service.ts";
import { offerTools } from "./mcp-tools.service.ts";

const about = { name: "footnote", title: "Footnote", version: "1.0.0" };

/** The Model Context Protocol over HTTP, without sessions: each request is served by itself. */
export function mountModelContext(mount: Mount, app: ToolsApp): void {
  mount(calls.modelContext, async ({ caller, body, request, reply }) => {
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort());
    const handler = createMcpHandler(() => openServer(app, caller, gone.signal), {
      onerror: (error) => request.log.warn({ err: error }, "model context"),
    });
    const response = await handler.fetch(toWebRequest(request, gone.signal), { parsedBody: body });
    return send(reply, response);
  });
}

function openServer(app: ToolsApp, member: Member, signal: AbortSignal): McpServer {
  const server = new McpServer(about, {
    instructions:
      "Search and read the documents of an organization. Cite the passages you rely on by file name.",
  });
  offerTools(server, { app, member, signal });
  return server;
}

/** The body is parsed already and passed beside it; who calls was proven before. */
function toWebRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string" && name !== "authorization" && name !== "content-length") {
      headers.set(name, value);
    }
  }
  const url = new URL(request.url, "http://localhost");
  return new Request(url, { method: request.method, headers, signal, body: "{}" });
}

function send(reply: FastifyReply, response: Response): unknown {
  reply.status(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  // Without a body there is nothing to send, but the reply is the answer's.
  return response.body ? Readable.fromWeb(response.body as never) : "";
}

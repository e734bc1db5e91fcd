import { apiBasePath, type EndpointShape, keyScopeOf } from "@footnote/contracts/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { describeApi } from "./openapi.ts";
import { compressText, type ReadyBody, sendReady } from "./ready-body.ts";

/** Serves the OpenAPI document at `/api/openapi.json`, and the same for people at `/api/docs/`. */
export function serveApiPages(server: FastifyInstance, endpoints: readonly EndpointShape[]): void {
  const sendDocument = openSending("application/json", () =>
    JSON.stringify(describeApi(endpoints)),
  );
  const sendPage = openSending("text/html", () => renderPage(endpoints));
  const options = { compress: false as const };
  server.get(`${apiBasePath}/openapi.json`, options, sendDocument);
  server.get(`${apiBasePath}/docs/`, options, sendPage);
}

/** Sends a text that is made when it is first asked for, and once. */
function openSending(type: string, make: () => string) {
  let body: ReadyBody | undefined;
  return (request: FastifyRequest, reply: FastifyReply) => {
    body ??= compressText(make());
    return sendReady(request, reply.type(`${type}; charset=utf-8`), body);
  };
}

function renderPage(endpoints: readonly EndpointShape[]): string {
  const rows = endpoints.map((endpoint) => {
    const { method, path, summary, access } = endpoint;
    const cells = [
      `<code>${method}</code>`,
      `<code>${apiBasePath}${escape(path)}</code>`,
      escape(summary),
      access,
      access === "public" ? "" : (keyScopeOf(endpoint) ?? "no"),
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Footnote API</title></head>
<body>
<h1>Footnote API</h1>
<p>Send <code>Authorization: Token &lt;key&gt;</code>; the key comes from <code>POST ${apiBasePath}/auth/login/</code>.
Calls that write also need the header <code>X-CSRFToken</code> with the value of the cookie <code>csrftoken</code>,
which <code>GET ${apiBasePath}/auth/users/csrf-token/</code> sets. Scripts send an API key in place of the session's, with no
CSRF token; <code>POST ${apiBasePath}/auth/api-keys/</code> makes one with the scopes it needs. Every failure has the body
<code>{error, message, detail, code, request_id}</code>. Shapes: <a href="../openapi.json">openapi.json</a>.</p>
<table>
<thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Who may call</th><th>Scope of an API key</th></tr></thead>
<tbody>${rows.join("\n")}</tbody>
</table>
</body>
</html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type GitServer = { readonly url: string; close(): void };

/** Serves the repositories of a directory over HTTP by git's own program, to one user. */
export async function startGitServer(
  root: string,
  { username, password }: { username: string; password: string },
): Promise<GitServer> {
  const expected = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  const server = createServer((request, response) => {
    if (request.headers.authorization === expected) runBackend(root, request, response);
    else response.writeHead(401, { "www-authenticate": 'Basic realm="git"' }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => server.close().closeAllConnections(),
  };
}

/** By the rules of CGI. */
function runBackend(root: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? "", "http://localhost");
  const child = spawn("git", ["http-backend"], {
    env: {
      PATH: process.env["PATH"],
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: "1",
      REQUEST_METHOD: request.method,
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: request.headers["content-type"],
      HTTP_CONTENT_ENCODING: request.headers["content-encoding"],
      GIT_PROTOCOL: request.headers["git-protocol"]?.toString(),
    },
    stdio: ["pipe", "pipe", "ignore"],
  });
  request.pipe(child.stdin);
  void text(child.stdout.setEncoding("latin1")).then((output) => {
    const [head = "", ...body] = output.split("\r\n\r\n");
    const headers = head.split("\r\n").map((line) => line.split(": ", 2));
    const status = headers.find(([name]) => name === "Status")?.[1] ?? "200";
    for (const [name = "", value = ""] of headers) {
      if (name !== "Status") response.setHeader(name, value);
    }
    response.writeHead(Number.parseInt(status, 10));
    response.end(Buffer.from(body.join("\r\n\r\n"), "latin1"));
  });
}

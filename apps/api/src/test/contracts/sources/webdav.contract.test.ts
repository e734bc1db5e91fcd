import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { v2 as webdav } from "webdav-server";
import { openKind } from "../../../platform/sources/open-kind.ts";
import { resolveBySystem, webPorts } from "../../../platform/guarded-fetch/choose-address.ts";
import { openGuardedAgents } from "../../../platform/guarded-fetch/guarded-agents.ts";
import { parseNetwork } from "../../../platform/guarded-fetch/public-address.ts";
import { openWebdavSource } from "../../../platform/sources/webdav-source.ts";
import { SourceUnavailable } from "../../../platform/sources/source.ts";
import { never } from "../../ingest-waiting.ts";
import { type OpenedSource, sourcesContract } from "./sources-contract.ts";

const password = "correct horse";

describe("a directory of a WebDAV server", () => {
  let folder: string;
  let server: Server;
  let requests: string[];
  let opened: OpenedSource;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "footnote-webdav-"));
    requests = [];
    server = await serve(folder, (line) => requests.push(line));
    const pathOf = (path: string) => join(folder, "team docs", path);
    await mkdir(pathOf(""));
    await writeFile(join(folder, "outside.txt"), "not to be read");
    opened = {
      source: await open({}),
      async write(path, text) {
        await mkdir(dirname(pathOf(path)), { recursive: true });
        await writeFile(pathOf(path), text);
      },
      remove: (path) => rm(pathOf(path)),
    };
  });
  afterEach(async () => {
    await opened.source.close();
    server.close().closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  });

  function open({ secret = password, networks = ["127.0.0.1"], path = "/team%20docs/" }) {
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}${path}`;
    return openKind({ kind: "webdav", url, username: "ada" }, { secret, networks, roots: [] });
  }
  const list = (source: OpenedSource["source"]) => Array.fromAsync(source.listFiles(never));

  sourcesContract(() => opened);

  it("says that a password is refused, that nothing is there, and that an address may not be read", async () => {
    const wrong = await open({ secret: "wrong" });
    await expect(list(wrong)).rejects.toThrow(/rejected the user name/);
    const missing = await open({ path: "/missing/" });
    await expect(list(missing)).rejects.toThrow(/nothing at this address/);
    const private_ = await open({ networks: [] });
    const before = requests.length;
    await expect(list(private_)).rejects.toThrow(/is not allowed/);
    expect(requests).toHaveLength(before);
    await Promise.all([wrong.close(), missing.close(), private_.close()]);
  });

  it("is not read where the list of one directory is too long", async () => {
    await opened.write("a.txt", "text");
    const { port } = server.address() as AddressInfo;
    const settings = {
      kind: "webdav" as const,
      url: `http://127.0.0.1:${port}/team%20docs/`,
      username: "ada",
    };
    const guard = {
      allowed: [parseNetwork("127.0.0.1")],
      resolve: resolveBySystem,
      ports: webPorts,
    };
    const access = { secret: password, agents: openGuardedAgents(guard) };
    const source = openWebdavSource(settings, access, { listingBytes: 500, entries: 9 });
    await expect(list(source)).rejects.toThrow(/list of a directory is too large/);
    await source.close();
  });

  /** A server that answers each request with the same list. */
  async function listFrom(body: string, entries = 10_000) {
    let asked = 0;
    const hostile = createServer((_, response) => {
      asked++;
      response.writeHead(207, { "content-type": "application/xml" }).end(body);
    }).listen(0, "127.0.0.1");
    await once(hostile, "listening");
    const { port } = hostile.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/docs/`;
    const guard = {
      allowed: [parseNetwork("127.0.0.1")],
      resolve: resolveBySystem,
      ports: webPorts,
    };
    const source = openWebdavSource(
      { kind: "webdav", url, username: "" },
      { secret: null, agents: openGuardedAgents(guard) },
      { listingBytes: 32 * 1024 * 1024, entries },
    );
    const outcome = await list(source).catch((error: unknown) => error);
    await source.close();
    hostile.close().closeAllConnections();
    return { outcome, asked };
  }

  it("does not hold up the process while a long list is read", async () => {
    const entries = Array.from({ length: 9_000 }, (_, at) => listEntry(`/docs/${at}.txt`));
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    const { outcome } = await listFrom(listOf(entries));
    clearInterval(timer);
    expect(outcome).toHaveLength(9_000);
    // A part of 16 KB is parsed in one turn, the whole has over a hundred of them.
    expect(turns).toBeGreaterThan(20);
  });

  it("lists no more entries than are read altogether", async () => {
    const directory = listEntry("/docs/a", "<d:collection/>");
    const many = await listFrom(listOf(Array.from({ length: 200 }, () => directory)), 100);
    expect(many.outcome).toMatchObject({ message: expect.stringContaining("too many files") });
    const endless = await listFrom(
      listOf([directory, listEntry("/docs/b", "<d:collection/>")]),
      10,
    );
    expect(endless.outcome).toMatchObject({ message: expect.stringContaining("too many files") });
    expect(endless.asked).toBe(6);
  });

  it("names an entry whose address is invalid, and lists the others", async () => {
    const { outcome } = await listFrom(
      listOf(["http://[", "/docs/a.txt"].map((at) => listEntry(at))),
    );
    expect(outcome).toEqual([
      { path: "http://[", error: expect.stringContaining("invalid address") },
      { path: "a.txt", size: 5, checksum: "1-5" },
    ]);
  });

  it("names an entry that the server does not describe, and lists no part of a directory", async () => {
    const answered = (at: string, status: string) =>
      `<response><href>${at}</href><status>HTTP/1.1 ${status}</status></response>`;
    const locked = answered("/docs/b.txt", "423 Locked");
    const { outcome } = await listFrom(listOf([listEntry("/docs/a.txt"), locked]));
    expect(outcome).toEqual([
      { path: "a.txt", size: 5, checksum: "1-5" },
      { path: "b.txt", error: expect.stringContaining("(423)") },
    ]);
    const cut = answered("/docs/", "507 Insufficient Storage");
    const { outcome: part } = await listFrom(listOf([listEntry("/docs/a.txt"), cut]));
    expect(part).toMatchObject({ message: expect.stringContaining("as a whole (507)") });
  });

  it.each([
    ["elements in each other", "<a>".repeat(1_000_000)],
    ["no list", "<html/>"],
  ])("does not read a reply of %s", async (_, body) => {
    const { outcome } = await listFrom(body);
    expect(outcome).toBeInstanceOf(SourceUnavailable);
    expect(outcome).toMatchObject({ message: expect.stringContaining("unreadable") });
  });

  it("takes no file for gone whose address leads elsewhere, wherever that is", async () => {
    const redirecting = createServer(({ url = "" }, response) => {
      const location = { "/docs/a.txt": "/login", "/docs/b.txt": "/login/b.txt" }[url];
      response.writeHead(location === undefined ? 404 : 302, { location: location ?? "" }).end();
    }).listen(0, "127.0.0.1");
    await once(redirecting, "listening");
    const { port } = redirecting.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/docs/`;
    const source = await openKind(
      { kind: "webdav", url, username: "" },
      { secret: null, networks: ["127.0.0.1"], roots: [] },
    );
    for (const [path, isGone] of [
      ["a.txt", false],
      ["b.txt", false],
      ["c d.txt", true],
    ] as const)
      expect(await source.isGone({ path }, never)).toBe(isGone);
    await source.close();
    redirecting.close().closeAllConnections();
  });

  it("follows no redirect to a private address", async () => {
    const redirecting = createServer((_, response) => {
      response.writeHead(302, { location: "http://10.0.0.1/" }).end();
    }).listen(0, "127.0.0.1");
    await once(redirecting, "listening");
    const { port } = redirecting.address() as AddressInfo;
    const settings = { kind: "webdav" as const, url: `http://127.0.0.1:${port}/`, username: "" };
    const networks = ["127.0.0.1"];
    const source = await openKind(settings, { secret: null, networks, roots: [] });
    await expect(list(source)).rejects.toThrow(SourceUnavailable);
    await source.close();
    redirecting.close().closeAllConnections();
  });
});

const listOf = (entries: readonly string[]) =>
  `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:">${entries.join("")}</d:multistatus>`;
const listEntry = (href: string, type = "") =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop><d:getcontentlength>5</d:getcontentlength>
    <d:resourcetype>${type}</d:resourcetype><d:getetag>"1"</d:getetag></d:prop>
    <d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;

async function serve(folder: string, note: (line: string) => void): Promise<Server> {
  const users = new webdav.SimpleUserManager();
  const ada = users.addUser("ada", password, false);
  const privileges = new webdav.SimplePathPrivilegeManager();
  privileges.setRights(ada, "/", ["all"]);
  const dav = new webdav.WebDAVServer({
    httpAuthentication: new webdav.HTTPBasicAuthentication(users, "test"),
    requireAuthentification: true,
    privilegeManager: privileges,
  });
  await dav.setFileSystemAsync("/", new webdav.PhysicalFileSystem(folder));
  const server = createServer((request, response) => {
    note(`${request.method} ${request.url}`);
    dav.executeRequest(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

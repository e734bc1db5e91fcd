import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { createServer } from "node:tls";
import { text } from "node:stream/consumers";
import startMailServer, { type MailServer } from "hoodiecrow-imap";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { resolveBySystem, webPorts } from "../../../platform/guarded-fetch/choose-address.ts";
import { parseNetwork } from "../../../platform/guarded-fetch/public-address.ts";
import { defaultLimits, openImapSource } from "../../../platform/sources/imap-source.ts";
import { openKind } from "../../../platform/sources/open-kind.ts";
import { type Source, SourceUnavailable } from "../../../platform/sources/source.ts";
import { createCertificate } from "../../certificate.ts";
import { never } from "../../ingest-waiting.ts";

type Message = { raw: string; internaldate?: string };
const message = (subject: string, body: string): Message => ({
  raw: `From: ada@example.org\r\nSubject: ${subject}\r\nDate: Thu, 05 Mar 2026 10:00:00 +0000\r\n\r\n${body}`,
});

describe("a mailbox", () => {
  let mail: MailServer;
  let source: Source;
  let port: number;
  let credentials: { key: string; cert: string };

  beforeEach(async () => {
    const messages = [
      message("The fee / 2026", "The fee is 40 euros."),
      message("Tides", "At nine."),
    ];
    const storage = { INBOX: { messages }, "": { folders: { Archive: { messages: [] } } } };
    const users = { ada: { password: "correct horse" } };
    credentials = await createCertificate();
    mail = startMailServer({ secureConnection: true, storage, users, credentials });
    mail.listen(0);
    if (!mail.server.listening) await once(mail.server, "listening");
    ({ port } = mail.server.address() as AddressInfo);
    source = await open({});
  });
  afterEach(async () => {
    await source.close();
    mail.server.close();
  });

  function open({ secret = "correct horse", networks = ["127.0.0.1"], mailbox = "INBOX" }) {
    const place = { host: "127.0.0.1", port, security: "tls" as const, username: "ada", mailbox };
    return openKind({ kind: "imap", ...place }, { secret, networks, roots: [] });
  }
  const list = async (opened: Source) => Array.fromAsync(opened.listFiles(never));

  it("is opened with its password, its mailbox and at allowed addresses only", async () => {
    const wrong = await open({ secret: "wrong" });
    await expect(list(wrong)).rejects.toThrow(/rejected the user name or password/);
    const missing = await open({ mailbox: "Missing" });
    await expect(list(missing)).rejects.toThrow(/mailbox does not exist/);
    const private_ = await open({ networks: [] });
    await expect(list(private_)).rejects.toThrow(/is not allowed/);
    await Promise.all([wrong.close(), missing.close(), private_.close()]);
  });

  it("is not called missing when the connection breaks off before it is opened", async () => {
    const breaking = createServer(credentials, (socket) => {
      socket.write("* OK [CAPABILITY IMAP4rev1] ready\r\n");
      createInterface(socket).on("line", (line) => {
        const [tag, command] = line.split(" ");
        if (command === "EXAMINE") socket.destroy();
        else socket.write(`${tag} OK done\r\n`);
      });
    }).listen(0, "127.0.0.1");
    await once(breaking, "listening");
    ({ port } = breaking.address() as AddressInfo);
    const broken = await open({});
    await expect(list(broken)).rejects.toThrow("The connection to the server broke off.");
    await broken.close();
    breaking.close();
  });

  it("lists new messages, and no longer those that are deleted", async () => {
    const before = await list(source);
    mail.appendMessage("INBOX", [], false, message("News", "New.").raw);
    const again = await open({});
    expect((await list(again)).slice(0, 2)).toEqual(before);
    expect(await list(again)).toHaveLength(3);
    await again.close();
    const empty = await open({ mailbox: "Archive" });
    expect(await list(empty)).toEqual([]);
    await expect(empty.readFile("2026/x (9).eml", never)).rejects.toThrow(SourceUnavailable);
    await empty.close();
  });

  it("says of a message that is not listed whether it is gone", async () => {
    const [first] = await list(source);
    const { location } = first as { location: string };
    const isGone = (path: string, at = location) => source.isGone({ path, location: at }, never);
    expect(await isGone("2026/2026-03-05 Tides (2).eml")).toBe(false);
    expect(await isGone("2026/2026-03-05 Tides (9).eml")).toBe(true);
    // The server has numbered all messages anew.
    expect(await isGone("2026/2026-03-05 Tides (2).eml", "7")).toBe(true);
  });

  it.each([
    ["nothing", ""],
    ["some of its messages", "* 1 FETCH (UID 1)\r\n"],
    ["its messages without their IDs", "* 1 FETCH (FLAGS ())\r\n* 2 FETCH (FLAGS ())\r\n"],
  ])("says of no message that it is gone when the server lists %s", async (_, listed) => {
    const server = createServer(credentials, (socket) => {
      socket.write("* OK [CAPABILITY IMAP4rev1] ready\r\n");
      createInterface(socket).on("line", (line) => {
        const [tag, command] = line.split(" ");
        if (command === "EXAMINE")
          socket.write("* 2 EXISTS\r\n* OK [UIDVALIDITY 1] valid\r\n* OK [UIDNEXT 9] next\r\n");
        if (command === "FETCH") socket.write(listed);
        socket.write(`${tag} OK [UNAVAILABLE] done\r\n`);
      });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    ({ port } = server.address() as AddressInfo);
    const opened = await open({});
    const asked = opened.isGone({ path: "2026/2026-03-05 Tides (2).eml", location: "1" }, never);
    await expect(asked).rejects.toThrow("does not list all messages");
    await opened.close();
    server.close();
  });

  it("is not read where it has too many messages", async () => {
    const place = { host: "127.0.0.1", port, security: "tls" as const, username: "ada" };
    const guard = {
      allowed: [parseNetwork("127.0.0.1")],
      resolve: resolveBySystem,
      ports: webPorts,
    };
    const settings = { kind: "imap" as const, ...place, mailbox: "INBOX" };
    const access = { secret: "correct horse", guard };
    const small = openImapSource(settings, access, { ...defaultLimits, messages: 1 });
    await expect(list(small)).rejects.toThrow(/more than/);
    await small.close();
  });

  it("lists its messages as files and gives their bytes", async () => {
    const files = await list(source);
    expect(files.map(({ path }) => path)).toEqual([
      "2026/2026-03-05 The fee 2026 (1).eml",
      "2026/2026-03-05 Tides (2).eml",
    ]);
    const bytes = await text(await source.readFile("2026/2026-03-05 Tides (2).eml", never));
    expect(bytes).toContain("Subject: Tides");
    expect(bytes).toContain("At nine.");
  });
});

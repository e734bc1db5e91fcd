import { isIP } from "node:net";
import type { Readable } from "node:stream";
import type { SettingsOf } from "@footnote/contracts/sync/source-settings";
import { sourceFilesMax } from "@footnote/contracts/sync/sync";
import { type FetchMessageObject, ImapFlow } from "imapflow";
import { chooseAddress, type Guard } from "../guarded-fetch/choose-address.ts";
import { explainFailure } from "./explain-failure.ts";
import { type Source, type SourceFile, SourceUnavailable } from "./source.ts";

const imapPorts: ReadonlySet<string> = new Set(["143", "993"]);
const subjectMax = 80;
/** What the server may send at once; the library allows gigabytes. A message is asked for in parts, but may come as one. */
const replyLimits = {
  maxLineLength: 1024 * 1024,
  maxLiteralSize: 64 * 1024 * 1024,
  maxResponseSize: 66 * 1024 * 1024,
};
const tooMany = `The mailbox has more than ${sourceFilesMax.toLocaleString("en")} messages.`;
const refused = "The mail server rejected the user name or password.";
const noMailbox = "This mailbox does not exist or cannot be opened.";

/**
 * The messages of a mailbox as .eml files. It is opened for reading: no message is marked as read.
 * @param access.secret the password
 */
export function openImapSource(
  settings: SettingsOf<"imap">,
  access: { secret: string | null; guard: Guard },
  filesMax = sourceFilesMax,
): Source {
  let opened: Promise<ImapFlow> | undefined;
  const open = () => (opened ??= openMailbox(settings, access));
  return {
    findRevision: async () => undefined,
    async *listFiles(signal) {
      signal.throwIfAborted();
      yield* listMessages(await open(), filesMax);
      signal.throwIfAborted();
    },
    readFile: async (path) => readMessage(await open(), path),
    async close() {
      const client = await opened?.catch(() => undefined);
      client?.close();
    },
  };
}

async function openMailbox(
  { host, port, security, username, mailbox }: SettingsOf<"imap">,
  { secret, guard }: { secret: string | null; guard: Guard },
): Promise<ImapFlow> {
  const client = await connect().catch((error: unknown) => {
    const isRefused = (error as { authenticationFailed?: boolean }).authenticationFailed === true;
    throw isRefused ? new SourceUnavailable(refused, { cause: error }) : explainFailure(error);
  });
  await client.mailboxOpen(mailbox, { readOnly: true }).catch((cause: unknown) => {
    client.close();
    const { responseStatus = "" } = cause as { responseStatus?: string };
    const isRefused = /^(NO|BAD)$/.test(responseStatus);
    throw isRefused ? new SourceUnavailable(noMailbox, { cause }) : explainFailure(cause);
  });
  return client;

  async function connect() {
    const address = await chooseAddress(host, String(port), { ...guard, ports: imapPorts });
    const connecting = new ImapFlow({
      host: address,
      port,
      secure: security === "tls",
      // Without the upgrade nobody signs in.
      ...(security === "starttls" && { doSTARTTLS: true }),
      // The certificate is that of the name.
      ...(isIP(host) === 0 && { servername: host }),
      auth: { user: username, pass: secret ?? "" },
      logger: false,
      ...replyLimits,
    });
    // What breaks a connection also fails the command under way.
    connecting.on("error", () => undefined);
    await connecting.connect();
    return connecting;
  }
}

async function* listMessages(client: ImapFlow, filesMax: number): AsyncGenerator<SourceFile> {
  const { uidValidity, exists } = client.mailbox || { uidValidity: 0n, exists: 0 };
  if (exists === 0) return;
  const files: SourceFile[] = [];
  try {
    const query = { uid: true, size: true, envelope: true, internalDate: true };
    for await (const message of client.fetch("1:*", query)) {
      if (files.length === filesMax) {
        // The library would read the rest of the list first.
        client.close();
        throw new SourceUnavailable(tooMany);
      }
      // A message never changes; numbers begin anew when the server says so.
      const checksum = `${uidValidity}-${message.uid}`;
      files.push({ path: nameMessage(message), size: message.size ?? 0, checksum });
    }
  } catch (error) {
    throw explainFailure(error);
  }
  // The connection takes no other command, such as reading one of them, before the list has ended.
  yield* files;
}

/** The year, and a name that begins with the day and ends with the message's number, which distinguishes equal subjects. */
function nameMessage({ uid, envelope, internalDate }: FetchMessageObject): string {
  const date = new Date(envelope?.date ?? internalDate ?? 0);
  const day = (Number.isNaN(date.getTime()) ? new Date(0) : date).toISOString().slice(0, 10);
  const subject = (envelope?.subject ?? "").replaceAll(/[\p{Cc}/\\\s]+/gu, " ").trim();
  const short = Array.from(subject).slice(0, subjectMax).join("").trim();
  return `${day.slice(0, 4)}/${[day, short].filter(Boolean).join(" ")} (${uid}).eml`;
}

async function readMessage(client: ImapFlow, path: string): Promise<Readable> {
  const uid = /\((\d+)\)\.eml$/.exec(path)?.[1];
  if (uid === undefined) throw new SourceUnavailable("This file no longer exists.");
  try {
    const { content } = await client.download(uid, undefined, { uid: true });
    if (!content) throw new SourceUnavailable("This message no longer exists.");
    return content;
  } catch (error) {
    throw explainFailure(error);
  }
}

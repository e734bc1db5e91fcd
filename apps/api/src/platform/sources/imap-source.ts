import { isIP } from "node:net";
import { Readable } from "node:stream";
import type { SettingsOf } from "@footnote/contracts/sync/source-settings";
import { sourceFilesMax } from "@footnote/contracts/sync/source-limits";
import { type FetchMessageObject, ImapFlow } from "imapflow";
import { chooseAddress, type Guard } from "../guarded-fetch/choose-address.ts";
import { explainFailure } from "./explain-failure.ts";
import {
  limitConnection,
  type LimitedConnection,
  listReplies,
  messageReplies,
  type StepLimits,
} from "./imap-connection.ts";
import { type Source, type SourceFile, SourceUnavailable } from "./source.ts";

const imapPorts: ReadonlySet<string> = new Set(["143", "993"]);
const subjectMax = 80;
const KB = 1024;
export const defaultLimits = {
  messages: sourceFilesMax,
  /** Signing in and opening the mailbox. */
  openBytes: 1024 * KB,
  /** In the list, in the mean; besides it. */
  messageBytes: 2 * KB,
  listBytes: 1024 * KB,
  /** Twice what is read of one, since the server says how much that is. */
  readBytes: 128 * 1024 * KB,
  stepMs: 15 * 60_000,
};
const tooMany = `The mailbox has more than ${sourceFilesMax.toLocaleString("en")} messages.`;
const renumbered = "The mail server has numbered the messages anew while they were listed.";
const notAll = "The mail server does not list all messages that it has.";
const refused = "The mail server rejected the user name or password.";
const noMailbox = "This mailbox does not exist or cannot be opened.";

type ReplyLimits = typeof listReplies;
type Access = { secret: string | null; guard: Guard };

/**
 * The messages of a mailbox as .eml files. It is opened for reading: no message is marked as read.
 * @param access.secret the password
 */
export function openImapSource(
  settings: SettingsOf<"imap">,
  access: Access,
  limits = defaultLimits,
): Source {
  const { stepMs: ms } = limits;
  // A connection ends with the signal that it was opened with: a synchronisation has one.
  const open = (signal: AbortSignal, replies: ReplyLimits) =>
    openMailbox(settings, {
      ...access,
      signal,
      limits: { bytes: limits.openBytes, ms },
      replies,
    });
  let reading: Promise<Mailbox> | undefined;
  let numbering: bigint | undefined;
  let present: Promise<Present> | undefined;
  return {
    findRevision: async () => undefined,
    async *listFiles(signal) {
      signal.throwIfAborted();
      const { client, connection } = await open(signal, listReplies);
      let files: SourceFile[];
      let exists: number;
      try {
        const opened = requireMailbox(client);
        exists = opened.exists;
        numbering = opened.uidValidity;
        if (exists > limits.messages) throw new SourceUnavailable(tooMany);
        const bytes = limits.listBytes + exists * limits.messageBytes;
        const list = () => listMessages(client, opened.uidValidity, exists);
        files = exists === 0 ? [] : await connection.run({ bytes, ms }, list);
      } finally {
        client.close();
      }
      yield* files;
      const ids = new Set(files.map(({ path }) => numberOf(path)));
      if (ids.size < exists) yield { path: settings.mailbox, error: notAll };
    },
    async readFile(path, signal) {
      const { client, connection } = await (reading ??= open(signal, messageReplies));
      const bytes = limits.readBytes;
      const content = await connection.run({ bytes, ms }, () => readMessage(client, path));
      return Readable.from(connection.explain(content), { objectMode: false });
    },
    async isGone({ path, location }, signal) {
      const { client, connection } = await (reading ??= open(signal, messageReplies));
      const bytes = limits.listBytes + limits.messages * limits.messageBytes;
      const ask = () => connection.run({ bytes, ms }, () => listIds(client));
      const { uidValidity, ids } = await (present ??= ask());
      // Without numbers that last, or with others than in the list, nothing is known of an earlier message.
      if (uidValidity === undefined || uidValidity !== numbering)
        throw new SourceUnavailable(renumbered);
      const isOfThese = location === undefined || location === String(uidValidity);
      return !isOfThese || !ids.has(numberOf(path) ?? "");
    },
    async close() {
      const mailbox = await reading?.catch(() => undefined);
      mailbox?.client.close();
    },
  };
}

type Mailbox = { client: ImapFlow; connection: LimitedConnection };

async function openMailbox(
  { host, port, security, username, mailbox }: SettingsOf<"imap">,
  access: Access & { signal: AbortSignal; limits: StepLimits; replies: ReplyLimits },
): Promise<Mailbox> {
  const { secret, guard, signal, limits, replies } = access;
  const address = await chooseAddress(host, String(port), { ...guard, ports: imapPorts }).catch(
    (error: unknown) => {
      throw explainFailure(error);
    },
  );
  const client = new ImapFlow({
    host: address,
    port,
    secure: security === "tls",
    // Without the upgrade nobody signs in.
    ...(security === "starttls" && { doSTARTTLS: true }),
    // The certificate is that of the name.
    ...(isIP(host) === 0 && { servername: host }),
    auth: { user: username, pass: secret ?? "" },
    logger: false,
    ...replies,
  });
  const connection = limitConnection(client, signal);
  const open = async () => {
    await client.connect().catch((error: unknown) => {
      const isRefused = (error as { authenticationFailed?: boolean }).authenticationFailed === true;
      throw isRefused ? new SourceUnavailable(refused, { cause: error }) : error;
    });
    await client.mailboxOpen(mailbox, { readOnly: true }).catch((cause: unknown) => {
      const { responseStatus = "" } = cause as { responseStatus?: string };
      const isRefused = /^(NO|BAD)$/.test(responseStatus);
      throw isRefused ? new SourceUnavailable(noMailbox, { cause }) : cause;
    });
  };
  await connection.run(limits, open).catch((error: unknown) => {
    client.close();
    throw error;
  });
  return { client, connection };
}

async function listMessages(
  client: ImapFlow,
  uidValidity: bigint | undefined,
  exists: number,
): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  const query = { uid: true, size: true, envelope: true, internalDate: true };
  for await (const message of client.fetch("1:*", query)) {
    // New ones may have arrived; the next synchronisation lists them.
    if (files.length === exists) continue;
    // A message never changes; numbers begin anew when the server says so.
    const checksum = `${uidValidity}-${message.uid}`;
    const location = uidValidity?.toString();
    const size = message.size ?? 0;
    files.push({ path: nameMessage(message), size, isSizeEstimated: true, checksum, location });
  }
  return files;
}

/** The year, and a name that begins with the day and ends with the message's number, which distinguishes equal subjects. */
function nameMessage({ uid, envelope, internalDate }: FetchMessageObject): string {
  const date = new Date(envelope?.date ?? internalDate ?? 0);
  const day = (Number.isNaN(date.getTime()) ? new Date(0) : date).toISOString().slice(0, 10);
  const begun = (envelope?.subject ?? "").slice(0, 10 * subjectMax);
  const subject = begun.replaceAll(/[\p{Cc}/\\\s]+/gu, " ").trim();
  const short = Array.from(subject).slice(0, subjectMax).join("").trim();
  return `${day.slice(0, 4)}/${[day, short].filter(Boolean).join(" ")} (${uid}).eml`;
}

type Present = {
  readonly uidValidity: bigint | undefined;
  readonly ids: ReadonlySet<string | undefined>;
};

/** The IDs of all messages, as a second connection has them. @throws SourceUnavailable when these are fewer than it counts */
async function listIds(client: ImapFlow): Promise<Present> {
  const idAt = new Map<number, string>();
  for await (const { seq, uid } of client.fetch("1:*", { uid: true }))
    if (uid !== undefined) idAt.set(seq, String(uid));
  // It is none once the connection has ended, also in the midst of the reply.
  const { uidValidity, exists } = requireMailbox(client);
  const ids = new Set(idAt.values());
  if (ids.size < exists) throw new SourceUnavailable(notAll);
  return { uidValidity, ids };
}

/** The type of the library says that there is always a number. */
type NumberedMailbox = { readonly uidValidity: bigint | undefined; readonly exists: number };

function requireMailbox({ mailbox }: ImapFlow): NumberedMailbox {
  if (!mailbox) throw new SourceUnavailable("The connection to the server broke off.");
  return mailbox;
}

const numberOf = (path: string) => /\((\d+)\)\.eml$/.exec(path)?.[1];

async function readMessage(client: ImapFlow, path: string): Promise<Readable> {
  const uid = numberOf(path);
  if (uid === undefined) throw new SourceUnavailable("This file no longer exists.");
  const { content } = await client.download(uid, undefined, { uid: true });
  if (!content) throw new SourceUnavailable("This message no longer exists.");
  return content;
}

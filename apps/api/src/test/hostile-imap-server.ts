import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type TLSSocket } from "node:tls";
import { promisify } from "node:util";
import { createCertificate } from "./certificate.ts";

/** When the server stops to answer: at once, at the log-in, at the list, or when a message is read. */
export type Phase = "greeting" | "login" | "list" | "message";

const address = `("n" NIL "m" "h")`;
const subject = "=?utf-8?q?a?= ".repeat(70_000);
/** What it sends instead, again and again; nothing at all for "silence". */
const replies = {
  silence: "",
  lines: "* OK Still here\r\n".repeat(1_000),
  nesting: `* 1 FETCH (UID 1 ENVELOPE ${"(".repeat(200_000)}${")".repeat(200_000)})\r\n`,
  subject: `* 1 FETCH (UID 1 ENVELOPE ("d" {${subject.length}}\r\n${subject} NIL NIL NIL NIL NIL NIL NIL NIL))\r\n`,
  recipients: `* 1 FETCH (UID 1 ENVELOPE ("d" "s" (${address.repeat(10_000)}) NIL NIL NIL NIL NIL NIL NIL))\r\n`,
};
export type Reply = keyof typeof replies;

/** A mail server with one message that attacks its reader. */
export async function startHostileImap(phase: Phase, reply: Reply) {
  const begun = Promise.withResolvers<void>();
  const attack = (socket: TLSSocket) => {
    begun.resolve();
    if (reply !== "silence") flood(socket, replies[reply]);
  };
  const server = createServer(await createCertificate(), (socket) => {
    // The reader ends the connection.
    socket.on("error", () => socket.destroy());
    if (phase === "greeting") return attack(socket);
    socket.write("* OK [CAPABILITY IMAP4rev1] Welcome\r\n");
    socket.setEncoding("latin1").on("data", (sent: string) => {
      for (const line of sent.trim().split("\r\n")) {
        const answer = answers.find(({ asked }) => asked.test(line));
        if (answer?.phase === phase) return attack(socket);
        socket.write(`${answer?.lines ?? ""}${line.split(" ", 1).join("")} OK Done\r\n`);
      }
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** Resolves when a reader has come as far as the phase. */
    begun: begun.promise,
    countConnections: () => promisify(server.getConnections.bind(server))(),
    close: () => server.close(),
  };
}

const message = "Subject: Fees\r\n\r\nThe fee is 40 euros.\r\n";
const body = `BODY[]<0> {${message.length}}\r\n${message}`;
const answers: { asked: RegExp; phase?: Phase; lines: string }[] = [
  { asked: /^\S+ (?:LOGIN|AUTHENTICATE)/, phase: "login", lines: "" },
  { asked: /^\S+ CAPABILITY/, lines: "* CAPABILITY IMAP4rev1\r\n" },
  { asked: /^\S+ LIST/, lines: `* LIST () "/" "INBOX"\r\n` },
  { asked: /^\S+ EXAMINE/, lines: "* 1 EXISTS\r\n* OK [UIDVALIDITY 7] Valid\r\n" },
  { asked: /^\S+ UID FETCH/, phase: "message", lines: `* 1 FETCH (UID 1 ${body})\r\n` },
  { asked: /^\S+ FETCH/, phase: "list", lines: "* 1 FETCH (UID 1 RFC822.SIZE 40)\r\n" },
];

function flood(socket: TLSSocket, bytes: string): void {
  while (socket.writable && socket.write(bytes));
  socket.once("drain", () => flood(socket, bytes));
}

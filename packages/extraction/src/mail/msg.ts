import type { ExtractionEvent } from "../extraction-event.ts";
import type { SourceFile } from "../parser.ts";
import { formatMail } from "./format-mail.ts";
import { ids, type Message, openMessage } from "./open-msg.ts";

/** .msg: a message as Outlook stores it, with its headers and its body. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const message = await openMessage(file.path);
  const subject = message.read(ids.subject).trim();
  const blocks = formatMail({
    subject,
    headers: [
      ["From", formatSender(message)],
      ["To", message.read(ids.to).trim()],
      ["Cc", message.read(ids.cc).trim()],
      ["Bcc", message.read(ids.bcc).trim()],
      ["Date", findDate(message)],
    ],
    html: message.readHtml(),
    text: message.read(ids.body),
  });
  for (const block of blocks) yield { type: "block", block };
  yield { type: "progress", done: file.size, total: file.size, unit: "byte" };
  yield { type: "done", title: subject || null, pages: null };
}

function formatSender({ read }: Message): string {
  const name = read(ids.senderName).trim();
  const addresses = [read(ids.senderAddress), read(ids.senderOtherAddress)];
  // Within a company the other address may be a path in its directory.
  const address = addresses.map((one) => one.trim()).find((one) => one.includes("@")) ?? "";
  if (name === "" || name === address) return address;
  return address === "" ? name : `${name} <${address}>`;
}

/** As the headers state it, or else when the message was sent. */
function findDate({ read, sentAt }: Message): string {
  const stated = /^Date:[ \t]*(.+)$/im.exec(read(ids.headers))?.[1]?.trim();
  if (stated !== undefined || sentAt === undefined) return stated ?? "";
  // Tenths of microseconds since 1601.
  const milliseconds = Number(sentAt / 10_000n) - 11_644_473_600_000;
  return milliseconds > 0 ? new Date(milliseconds).toUTCString() : "";
}

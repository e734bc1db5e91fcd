import { readFile } from "node:fs/promises";
import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import type { ExtractionEvent } from "../extraction-event.ts";
import { ExtractionError } from "../located-text.ts";
import type { SourceFile } from "../parser.ts";
import { readHead, sniff } from "../signature.ts";
import { formatMail } from "./format-mail.ts";

/** .eml: a message with its headers, its body and the messages that it forwards. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  await requireMail(file.path);
  const mail = await readMail(file.path);
  requireReadable(mail);
  const subject = mail.subject?.trim() ?? "";
  const date = mail.headers.find(({ key }) => key === "date")?.value ?? "";
  const blocks = formatMail({
    subject,
    headers: [
      ["From", formatAddresses(mail.from ? [mail.from] : [])],
      ["To", formatAddresses(mail.to)],
      ["Cc", formatAddresses(mail.cc)],
      ["Bcc", formatAddresses(mail.bcc)],
      ["Date", date.trim()],
    ],
    html: mail.html,
    text: mail.text,
    attachments: mail.attachments.filter(isListed).map(({ filename }) => filename ?? "unnamed"),
  });
  for (const block of blocks) yield { type: "block", block };
  yield { type: "progress", done: file.size, total: file.size, unit: "byte" };
  yield { type: "done", title: subject || null, pages: null };
}

/** Bytes in which a message has its first header. */
const headLength = 4_096;
const header = /^(?:From [^\n]*\n)?[!-9;-~]{1,80}:[ \t\r\n]/;

/** The library reads anything as a message. */
async function requireMail(path: string): Promise<void> {
  const head = await readHead(path, headLength);
  const start = head
    .toString("latin1")
    .replace(/^\u00ef\u00bb\u00bf/, "")
    .trimStart();
  if (sniff(head) !== undefined || head.includes(0) || !header.test(start)) {
    throw new ExtractionError("wrong_content", "no header of a message");
  }
}

async function readMail(path: string): Promise<Email> {
  try {
    return await PostalMime.parse(await readFile(path));
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw new ExtractionError("corrupt", String(error));
  }
}

/** The content of an encrypted message is an attachment that only its recipient can open. */
function requireReadable({ headers, attachments }: Email): void {
  const type = headers.find(({ key }) => key === "content-type")?.value ?? "";
  const isEncrypted =
    /multipart\/encrypted/i.test(type) ||
    (/application\/(?:x-)?pkcs7-mime/i.test(type) && !/smime-type="?signed-data/i.test(type));
  if (isEncrypted && attachments.length > 0) throw new ExtractionError("password_protected");
}

function formatAddresses(addresses: readonly Address[] = []): string {
  return addresses
    .flatMap((one) => one.group ?? [one])
    .map(({ name, address }) => (name === "" ? address : address ? `${name} <${address}>` : name))
    .join(", ");
}

/** A picture within the text is no attachment for a reader. */
function isListed({ related, disposition }: Attachment): boolean {
  return related !== true || disposition === "attachment";
}

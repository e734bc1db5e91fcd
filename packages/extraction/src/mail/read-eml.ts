import { readFile } from "node:fs/promises";
import PostalMime, { type Attachment, decodeWords, type Email } from "postal-mime";
import { ExtractionError } from "../located-text.ts";
import { readHead, sniff } from "../signature.ts";
import { type AttachedFile, nameAttachments } from "./name-attachments.ts";

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

/** Reads a message. Throws the reason when it is none, damaged or encrypted. */
export async function readMail(path: string): Promise<Email> {
  await requireMail(path);
  const mail = await parseMail(await readFile(path));
  requireReadable(mail);
  return mail;
}

async function parseMail(bytes: Buffer): Promise<Email> {
  try {
    return await PostalMime.parse(bytes);
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

/** The files that a reader of the message sees attached to it, and the messages. */
export function listAttachments({ attachments }: Email): AttachedFile[] {
  return nameAttachments(
    attachments.filter(isListed).map(({ filename, mimeType, content }) => {
      const bytes = Buffer.from(content as ArrayBuffer);
      return { name: filename ?? findSubject(mimeType, bytes), mediaType: mimeType, bytes };
    }),
  );
}

/** Only mail programs read a signature, and a picture within the text is no attachment for a reader. */
function isListed({ related, disposition, mimeType }: Attachment): boolean {
  if (/^application\/(?:(?:x-)?pkcs7|pgp)-signature$/.test(mimeType)) return false;
  return related !== true || disposition === "attachment";
}

/** An attached message has no name of its own. */
function findSubject(mimeType: string, bytes: Buffer): string {
  if (mimeType !== "message/rfc822") return "";
  const head = bytes.toString("utf8", 0, headLength).replace(/\r?\n[ \t]+/g, " ");
  return decodeWords(/^Subject:[ \t]*(.+)$/im.exec(head)?.[1]?.trim() ?? "");
}

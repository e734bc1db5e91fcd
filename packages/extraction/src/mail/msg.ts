import type { ExtractionEvent } from "../extraction-event.ts";
import { ExtractionError } from "../located-text.ts";
import { type Compound, openCompound } from "../office/open-compound.ts";
import type { SourceFile } from "../parser.ts";
import { codePageOf, decodeCodePage } from "./code-pages.ts";
import { formatMail } from "./format-mail.ts";

/** The numbers of properties (MS-OXPROPS). */
const ids = {
  messageClass: "001A",
  subject: "0037",
  headers: "007D",
  senderName: "0C1A",
  senderAddress: "5D01",
  senderOtherAddress: "0C1F",
  to: "0E04",
  cc: "0E03",
  bcc: "0E02",
  body: "1000",
  html: "1013",
} as const;
/** The names of an attachment: the long, the short, and what is shown, which is all that an attached message has. */
const attachmentNames = ["3707", "3704", "3001"];
const propertyStream = "__properties_version1.0";
/** Bytes before the properties of a message that is no attachment, and of each property. */
const [headerLength, propertyLength] = [32, 16];
/** The tags of numbers: the code page of texts, that of what the internet gave, the locale, and when it was sent. */
const tags = {
  codePage: 0x3f_fd_00_03,
  internetCodePage: 0x3f_de_00_03,
  locale: 0x3f_f1_00_03,
  submitTime: 0x00_39_00_40,
};
const attachmentsMax = 1_000;

/** .msg: a message as Outlook stores it, with its headers, its body and the names of what is attached. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const compound = await openCompound(file.path);
  if (!compound.has(propertyStream)) throw new ExtractionError("wrong_content", "no message");
  const message = openMessage(compound);
  if (/SMIME(?!\.MultipartSigned)/i.test(message.read(ids.messageClass))) {
    throw new ExtractionError("password_protected");
  }
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
    attachments: listAttachments(message),
  });
  for (const block of blocks) yield { type: "block", block };
  yield { type: "progress", done: file.size, total: file.size, unit: "byte" };
  yield { type: "done", title: subject || null, pages: null };
}

type Message = ReturnType<typeof openMessage>;

function openMessage(compound: Compound) {
  const properties = readProperties(compound.find(propertyStream) ?? Buffer.of());
  const numberOf = (tag: number) => properties.get(tag)?.readUInt32LE(0);
  const locale = numberOf(tags.locale);
  const ofInternet = numberOf(tags.internetCodePage);
  const ofTexts = numberOf(tags.codePage) ?? (locale ? codePageOf(locale) : ofInternet);
  /** A text in a folder of the file, "" for the message's own: in Unicode or in the code page of the message. */
  const read = (id: string, folder = ""): string => {
    const stream = `${folder}__substg1.0_${id}`;
    const unicode = compound.find(`${stream}001F`);
    if (unicode) return unicode.toString("utf16le").replaceAll("\0", "");
    const bytes = compound.find(`${stream}001E`);
    return bytes ? decodeCodePage(bytes, ofTexts).replaceAll("\0", "") : "";
  };
  return {
    read,
    readHtml(): string | undefined {
      const bytes = compound.find(`__substg1.0_${ids.html}0102`);
      return (bytes ? decodeCodePage(bytes, ofInternet ?? ofTexts) : read(ids.html)) || undefined;
    },
    sentAt: properties.get(tags.submitTime)?.readBigUInt64LE(0),
    hasAttachment: (folder: string) => compound.has(`${folder}${propertyStream}`),
  };
}

/** The values of the properties that are stored beside each other, by their tags. */
function readProperties(bytes: Buffer): Map<number, Buffer> {
  const values = new Map<number, Buffer>();
  for (let at = headerLength; at + propertyLength <= bytes.length; at += propertyLength) {
    values.set(bytes.readUInt32LE(at), bytes.subarray(at + 8, at + propertyLength));
  }
  return values;
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

function listAttachments({ read, hasAttachment }: Message): string[] {
  const names: string[] = [];
  for (let number = 0; number < attachmentsMax; number += 1) {
    const folder = `__attach_version1.0_#${number.toString(16).toUpperCase().padStart(8, "0")}/`;
    if (!hasAttachment(folder)) return names;
    const found = attachmentNames.map((id) => read(id, folder).trim()).find((name) => name !== "");
    names.push(found ?? "unnamed");
  }
  return names;
}

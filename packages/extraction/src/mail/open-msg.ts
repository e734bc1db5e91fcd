import { ExtractionError } from "../located-text.ts";
import { type Compound, openCompound } from "../office/open-compound.ts";
import { codePageOf, decodeCodePage } from "./code-pages.ts";

/** The numbers of properties (MS-OXPROPS). */
export const ids = {
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
export const propertyStream = "__properties_version1.0";
/** Bytes before the properties of a message that is no attachment, and of each property. */
const [headerLength, propertyLength] = [32, 16];
/** The tags of numbers: the code page of texts, that of what the internet gave, the locale, and when it was sent. */
const tags = {
  codePage: 0x3f_fd_00_03,
  internetCodePage: 0x3f_de_00_03,
  locale: 0x3f_f1_00_03,
  submitTime: 0x00_39_00_40,
};

export type Message = ReturnType<typeof readMessage>;

/** Opens a message. Throws the reason when it is none, damaged or encrypted. */
export async function openMessage(path: string): Promise<Message> {
  const compound = await openCompound(path);
  if (!compound.has(propertyStream)) throw new ExtractionError("wrong_content", "no message");
  const message = readMessage(compound);
  if (/SMIME(?!\.MultipartSigned)/i.test(message.read(ids.messageClass))) {
    throw new ExtractionError("password_protected");
  }
  return message;
}

function readMessage(compound: Compound) {
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
    compound,
  };
}

/** The values of the properties that are stored beside each other, by their tags. `from` is the length of what is before them. */
export function readProperties(bytes: Buffer, from = headerLength): Map<number, Buffer> {
  const values = new Map<number, Buffer>();
  for (let at = from; at + propertyLength <= bytes.length; at += propertyLength) {
    values.set(bytes.readUInt32LE(at), bytes.subarray(at + 8, at + propertyLength));
  }
  return values;
}

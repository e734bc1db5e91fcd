import CFB from "cfb";
import { type AttachedFile, nameAttachments } from "./name-attachments.ts";
import { type Message, propertyStream, readProperties } from "./open-msg.ts";

/** The names of an attachment: the long, the short, and what is shown, which is all that an attached message has. */
const names = ["3707", "3704", "3001"];
const [contentId, mediaType] = ["3712", "370E"];
/** Streams and folders with what is attached: the bytes of a file, a message. */
const [content, embeddedMessage] = ["__substg1.0_37010102", "__substg1.0_3701000D/"];
const attachmentsMax = 1_000;
/** Bytes before the properties of an attachment. */
const headerLength = 8;
/** The tags of numbers that a picture within the text has: it is not shown among the attachments, it is drawn in the text. */
const tags = { isHidden: 0x7f_fe_00_0b, flags: 0x37_14_00_03 };
const isDrawnInText = 4;

/** The files and messages that a reader of the message sees attached to it. */
export function listMsgAttachments(message: Message): AttachedFile[] {
  const files: AttachedFile[] = [];
  for (let number = 0; number < attachmentsMax; number += 1) {
    const folder = `__attach_version1.0_#${number.toString(16).toUpperCase().padStart(8, "0")}/`;
    const properties = message.compound.find(`${folder}${propertyStream}`);
    if (!properties) break;
    if (!isWithinText(message, folder, properties)) files.push(readAttachment(message, folder));
  }
  return nameAttachments(files);
}

function isWithinText({ read }: Message, folder: string, bytes: Buffer): boolean {
  const properties = readProperties(bytes, headerLength);
  const isHidden = properties.get(tags.isHidden)?.[0] === 1;
  const flags = properties.get(tags.flags)?.readUInt32LE(0) ?? 0;
  return read(contentId, folder) !== "" && (isHidden || (flags & isDrawnInText) !== 0);
}

function readAttachment({ read, compound }: Message, folder: string): AttachedFile {
  const name = names.map((id) => read(id, folder).trim()).find((one) => one !== "") ?? "";
  const message = `${folder}${embeddedMessage}`;
  if (compound.has(`${message}${propertyStream}`)) {
    const bytes = packMessage(compound, message);
    return { name, mediaType: "application/vnd.ms-outlook", bytes };
  }
  const bytes = compound.find(`${folder}${content}`) ?? Buffer.of();
  return { name, mediaType: read(mediaType, folder).trim(), bytes };
}

/** Bytes before the properties of an attached message, and those that one in a file of its own has after them. */
const [attachedHeader, ownHeader] = [24, 8];

/** A message in a message as a file of its own. */
function packMessage(compound: Message["compound"], folder: string): Buffer {
  const file = CFB.utils.cfb_new();
  for (const name of compound.list(folder)) {
    const bytes = compound.find(`${folder}${name}`) ?? Buffer.of();
    const isHeader = name === propertyStream;
    const own = isHeader
      ? [bytes.subarray(0, attachedHeader), Buffer.alloc(ownHeader), bytes.subarray(attachedHeader)]
      : [bytes];
    CFB.utils.cfb_add(file, `/${name}`, Buffer.concat(own));
  }
  return Buffer.from(CFB.write(file, { type: "buffer" }) as Uint8Array);
}

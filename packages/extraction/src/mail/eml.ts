import type { Address } from "postal-mime";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { SourceFile } from "../parser.ts";
import { formatMail } from "./format-mail.ts";
import { readMail } from "./read-eml.ts";

/** .eml: a message with its headers, its body and the messages that it forwards. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const mail = await readMail(file.path);
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
  });
  for (const block of blocks) yield { type: "block", block };
  yield { type: "progress", done: file.size, total: file.size, unit: "byte" };
  yield { type: "done", title: subject || null, pages: null };
}

function formatAddresses(addresses: readonly Address[] = []): string {
  return addresses
    .flatMap((one) => one.group ?? [one])
    .map(({ name, address }) => (name === "" ? address : address ? `${name} <${address}>` : name))
    .join(", ");
}

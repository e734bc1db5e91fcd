import fc, { type Arbitrary } from "fast-check";
import { asText, hostileText, type KnownIds, type Schema, valid } from "./values.ts";

/** A body as it is sent. */
export type Sent = { type: string; bytes: Buffer };

const fileNames = fc.oneof(
  fc.constantFrom(
    "notes.txt",
    "table.csv",
    "recording.wav",
    "broken.pdf",
    "x.docx",
    "none",
    ".txt",
    "a.exe",
  ),
  hostileText,
);
const fileBytes = fc.oneof(
  fc.constantFrom(
    "The ferry leaves at noon.",
    "",
    "%PDF-1.7\n%%EOF",
    "PK\u0003\u0004",
    "RIFF\0\0\0\0WAVEfmt ",
  ),
  fc.string({ unit: "binary", maxLength: 200 }),
);

/** Generates a form with a file: valid, or with parts that are missing, hostile or cut off. */
export function multipart({ properties = {} }: Schema, ids: KnownIds): Arbitrary<Sent> {
  const fields = Object.entries(properties)
    .filter(([, { format }]) => format !== "binary")
    .map(([name, schema]) =>
      fc.oneof(
        valid(schema, ids).map((value) => part(name, asText(value))),
        hostileText.map((value) => part(name, value)),
        fc.constant(""),
      ),
    );
  const file = fc
    .tuple(fc.constantFrom("file", "file", "file", "other", "__proto__"), fileNames, fileBytes)
    .map(([name, filename, bytes]) => part(name, bytes, filename));
  const parts = fc.tuple(
    ...fields,
    fc.oneof({ weight: 8, arbitrary: file }, { weight: 1, arbitrary: fc.constant("") }),
  );
  const end = fc.constantFrom("--x--\r\n", "--x--\r\n", "--x--\r\n", "--x\r\n", "");
  return fc.tuple(parts, end).map(([all, last]) => ({
    type: "multipart/form-data; boundary=x",
    bytes: Buffer.from(all.join("") + last),
  }));
}

function part(name: string, value: string, filename?: string): string {
  const quoted = (text: string) => text.replace(/[\r\n"]/g, "_");
  const file = filename === undefined ? "" : `; filename="${quoted(filename)}"`;
  return `--x\r\ncontent-disposition: form-data; name="${quoted(name)}"${file}\r\n\r\n${value}\r\n`;
}

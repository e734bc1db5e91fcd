import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import { ExtractionError } from "../located-text.ts";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A book has a thousand pages; a larger number is a mistake or an attack. */
const mostPages = 5_000;

const installed = dirname(fileURLToPath(import.meta.resolve("pdfjs-dist/package.json")));

/** Opens the file. Throws the reason when it is no PDF, needs a password or is beyond repair. */
export async function openDocument(path: string): Promise<PDFDocumentProxy> {
  const bytes = await readFile(path);
  // Bytes before the header are accepted, as PDF readers do.
  if (!bytes.subarray(0, 1024).includes("%PDF-")) throw new ExtractionError("wrong_content");
  const truncated = !bytes.subarray(-2048).includes("%%EOF");
  const document = await open(bytes, truncated ? "truncated" : "corrupt");
  if (document.numPages > mostPages) {
    throw new ExtractionError("too_many_pages", `${document.numPages}`);
  }
  return document;
}

async function open(bytes: Buffer, broken: "truncated" | "corrupt"): Promise<PDFDocumentProxy> {
  const task = getDocument({
    data: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    cMapUrl: join(installed, "cmaps/"),
    standardFontDataUrl: join(installed, "standard_fonts/"),
    wasmUrl: join(installed, "wasm/"),
    iccUrl: join(installed, "iccs/"),
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    return await task.promise;
  } catch (error) {
    const { name, message } = error as Error;
    if (name === "PasswordException") throw new ExtractionError("password_protected");
    if (error instanceof RangeError) throw error;
    throw new ExtractionError(broken, `${name}: ${message}`);
  }
}

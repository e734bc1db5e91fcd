import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
// Registers itself, so that the library does not look for its file.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import { ExtractionError } from "../located-text.ts";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A book has a thousand pages; a larger number is a mistake or an attack. */
const mostPages = 5_000;

const installed = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

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

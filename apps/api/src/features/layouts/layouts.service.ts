import { makePdf } from "@footnote/extraction/layout/make-pdf";
import { ExtractionError } from "@footnote/extraction/located-text";
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import type { Member } from "../../context/caller.ts";
import type { Has } from "../../platform/app.ts";
import { BlobMissing } from "../../platform/blobs/blobs.ts";
import { AppError } from "../../platform/errors.ts";
import { openProcessLimit } from "../../platform/process-limit.ts";
import { findCheckedType } from "../documents/content.rules.ts";
import type { StoredDocument } from "../documents/content.service.ts";
import { layoutKeyOf } from "../documents/layout-key.rules.ts";

type LayoutApp = Has<"blobs" | "config" | "log">;

/** The program takes half a gigabyte and a processor: documents wait for each other, and organizations take turns. */
const inTurn = openProcessLimit({ atOnce: 1, perOwner: 1, waiting: 20 });
const timeoutMs = 60_000;
/** LibreOffice alone takes 200 MB. */
const leastMemoryMb = 1024;
const maxBytes = 50 * 1024 * 1024;

/** Conversions under way by the key of their PDF: everybody who opens the document waits for the same one. */
const running = new Map<string, Promise<void>>();
/** Keys whose file could not be laid out: each try would cost as much again. Forgotten when this process ends. */
const failed = new Set<string>();
const failedMax = 10_000;

/**
 * The document laid out as a PDF: the stored one, or one that is made now and stored beside the file.
 * @throws AppError document.no_layout where its type has none, no program is there for it or it failed
 */
export async function readLayout(
  app: LayoutApp,
  { organizationId }: Pick<Member, "organizationId">,
  document: StoredDocument,
): Promise<Readable> {
  if (findCheckedType(document)?.layout !== "pdf") throw new AppError("document.no_layout");
  const key = layoutKeyOf(document.blobKey);
  const stored = await readStored(app, key);
  if (stored) return stored;
  if (failed.has(key)) throw new AppError("document.no_layout");
  await makeOnce(key, () => inTurn(organizationId, () => make(app, document, key)));
  const made = await readStored(app, key);
  if (!made) throw new AppError("document.no_layout");
  return made;
}

async function readStored(app: LayoutApp, key: string): Promise<Readable | undefined> {
  try {
    return await app.blobs.read(key);
  } catch (error) {
    if (error instanceof BlobMissing) return undefined;
    throw error;
  }
}

async function isStored(app: LayoutApp, key: string): Promise<boolean> {
  const bytes = await readStored(app, key);
  bytes?.destroy();
  return bytes !== undefined;
}

/** @throws AppError document.no_layout when too many documents of the organization wait */
async function makeOnce(key: string, start: () => Promise<void>): Promise<void> {
  const making = running.get(key) ?? start().finally(() => running.delete(key));
  running.set(key, making);
  try {
    await making;
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === "request.too_many";
    throw isRefused ? new AppError("document.no_layout") : error;
  }
}

async function make(app: LayoutApp, { blobKey, extension, id }: StoredDocument, key: string) {
  const file = await app.blobs.openFile(blobKey);
  const { sofficePath, extraction } = app.config;
  const limits = { timeoutMs, memoryMb: Math.max(extraction.memoryMb, leastMemoryMb), maxBytes };
  try {
    await makePdf({ path: file.path, extension }, { ...limits, sofficePath }, async (path) => {
      await app.blobs.putAs(key, createReadStream(path));
    });
    if (!(await isStored(app, blobKey))) await app.blobs.delete(key); // the document was deleted meanwhile
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    app.log.warn({ documentId: id, reason: error.reason, detail: error.detail }, "layout failed");
    if (failed.size < failedMax) failed.add(key);
  } finally {
    await file.release();
  }
}

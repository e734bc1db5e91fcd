import { Readable } from "node:stream";
import { uploadExpiresAfter } from "@footnote/contracts/resumable-uploads";
import { DataStore, Upload } from "@tus/server";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import { AppError } from "../../platform/errors.ts";
import { acceptName } from "../documents/uploads.rules.ts";
import { parseMetadata } from "./metadata.rules.ts";
import { appendPart } from "./resumable-uploads.repo.ts";
import {
  createPendingKey,
  createUpload,
  discardUpload,
  requireUpload,
} from "./resumable-uploads.service.ts";

/** What a killed server loses of an upload at most, and what one takes of its memory. */
const partBytes = 2 * 1024 * 1024;

type StoreApp = TenantApp<"db" | "blobs">;

/**
 * Where the tus server keeps one member's uploads: their bytes as parts in the blob store, everything else in a row. So any
 * process continues an upload that another has begun.
 */
export class UploadStore extends DataStore {
  readonly #app: StoreApp;
  readonly #member: Member;

  constructor(app: StoreApp, member: Member) {
    super();
    this.#app = app;
    this.#member = member;
    this.extensions = ["creation", "termination", "expiration"];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { filename, folderId, sha256, replaces } = parseMetadata(upload.metadata);
    const name = acceptName(filename)?.name ?? filename;
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + uploadExpiresAfter);
    const file = { name, folderId, sha256, replaces, size: upload.size ?? 0 };
    const row = { ...file, id: upload.id, createdAt, expiresAt };
    await createUpload(this.#app, this.#member, row);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received, createdAt } = await requireUpload(this.#app, this.#member, id);
    return new Upload({ id, size, offset: received, creation_date: createdAt.toISOString() });
  }

  /** Stores part after part while the bytes arrive. What has arrived of a body that breaks off is stored, too. */
  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    let at = offset;
    let held: Buffer[] = [];
    let size = 0;
    const storeHeld = async () => {
      await this.#storePart(id, at, Buffer.concat(held));
      at += size;
      held = [];
      size = 0;
    };
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      held.push(chunk);
      size += chunk.length;
      if (size >= partBytes) await storeHeld();
    }
    if (size > 0) await storeHeld();
    return at;
  }

  override async remove(id: string): Promise<void> {
    await requireUpload(this.#app, this.#member, id);
    await discardUpload(this.#app, id);
  }

  override getExpiration(): number {
    return uploadExpiresAfter;
  }

  async #storePart(id: string, offset: number, part: Buffer): Promise<void> {
    const key = await createPendingKey(this.#app, id);
    const { size } = await this.#app.blobs.putAs(key, Readable.from([part]));
    const appended = await appendPart(this.#app.db, id, { key, offset, size });
    if (appended) return;
    await this.#app.blobs.delete(key);
    throw new AppError("upload.offset_mismatch");
  }
}

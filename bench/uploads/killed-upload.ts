import { createHash, randomBytes } from "node:crypto";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { type Asker, openAsker, openProduct } from "../streams/product.ts";
import { openCountingProxy } from "./counting-proxy.ts";
import { openKillableBrowser } from "./killable-browser.ts";

export type KilledUpload = {
  bytes: number;
  sent: number;
  /** What was sent beyond the file as a part of it, with all headers and the requests of the page. */
  extra: number;
  /** Whether the server has the same bytes. */
  identical: boolean;
  seconds: number;
};

/** A recording may have 100 MB. What becomes of it afterwards is not measured here, and needs no service. */
const recordings = { TRANSCRIPTION_MODEL: "none", TRANSCRIPTION_BASE_URL: "http://127.0.0.1:9/v1" };
const name = "meeting.mp4";
const seconds = 12;

/** Uploads a file in a browser, kills the server after two fifths of it and the browser after four, and uploads it to its end. */
export async function runKilledUpload({ folder, size }: { folder: string; size: number }) {
  const path = join(folder, name);
  await writeRandom(path, size);
  const product = await openProduct({ DATA_DIR: join(folder, "data"), ...recordings });
  await product.start();
  const proxy = await openCountingProxy(product.url, size / seconds);
  const profile = join(folder, "profile");
  try {
    const asker = await openAsker(product.url);
    const started = performance.now();
    const first = await openKillableBrowser(profile);
    await openFolder(first.page, proxy.url, asker);
    const before = proxy.sent();
    await chooseFile(first.page, path);
    await waitUntil(() => proxy.sent() - before > size * 0.4);
    await product.kill("SIGKILL");
    await product.start();
    await waitUntil(() => proxy.sent() - before > size * 0.8);
    await first.kill();

    const second = await openKillableBrowser(profile);
    try {
      await openFolder(second.page, proxy.url, asker);
      await chooseFile(second.page, path);
      const id = await waitForFile(asker);
      const sent = proxy.sent() - before;
      return {
        bytes: size,
        sent,
        extra: Number((sent / size - 1).toFixed(4)),
        identical: (await hashFile(path)) === (await hashStored(asker, id)),
        seconds: Math.round((performance.now() - started) / 1000),
      } satisfies KilledUpload;
    } finally {
      await second.kill();
    }
  } finally {
    proxy.close();
    await product.kill("SIGTERM");
  }
}

async function writeRandom(path: string, size: number): Promise<void> {
  const file = await open(path, "w");
  // The beginning of a film, by which its type is recognised.
  await file.write(Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypisom")]));
  for (let at = 12; at < size; at += 1_000_000) {
    await file.write(randomBytes(Math.min(1_000_000, size - at)));
  }
  await file.close();
}

async function openFolder(page: Page, url: string, { token, folderId }: Asker): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem("token", key), token);
  await page.goto(`${url}/database?folder=${folderId}`);
  await page.getByRole("button", { name: "Select Files" }).waitFor();
}

/** Playwright itself hands no large file to a browser that it has not started. */
async function chooseFile(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const input = await session.send("Runtime.evaluate", {
    expression: 'document.querySelector("input[type=file][accept]")',
  });
  const objectId = input.result.objectId ?? "";
  await session.send("DOM.setFileInputFiles", { files: [path], objectId });
}

async function waitForFile({ url, token, folderId }: Asker): Promise<string> {
  const headers = { authorization: `Token ${token}` };
  const address = `${url}/api/chatbot/chat/get_files/?collection_id=${folderId}`;
  let id: string | undefined;
  await waitUntil(async () => {
    const files = (await (await fetch(address, { headers })).json()) as { id: string }[];
    id = files[0]?.id;
    return id !== undefined;
  });
  return id ?? "";
}

async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(20);
}

const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const hashFile = async (path: string) => hash(await readFile(path));

async function hashStored({ url, token }: Asker, id: string): Promise<string> {
  const headers = { authorization: `Token ${token}` };
  const reply = await fetch(`${url}/api/chatbot/files/${id}/content/`, { headers });
  return hash(Buffer.from(await reply.arrayBuffer()));
}

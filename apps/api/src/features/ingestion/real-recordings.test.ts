import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { extractionFailures } from "@footnote/extraction/located-text";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "../../test/fixtures.ts";
import { type ModelEmulator, startModelEmulator } from "../../test/model-emulator.ts";
import type { Product } from "../../test/product.ts";
import { getFailure, startTranscribingProduct } from "../../test/recordings.ts";

const corpus = fileURLToPath(new URL("../../../../../../shared/data/documents/", import.meta.url));
const hasCorpus = existsSync(corpus);
const absent = hasCorpus ? "" : " (skipped: ../shared/data/documents is absent)";

let provider: ModelEmulator;
beforeAll(async () => {
  provider = await startModelEmulator();
});
afterAll(() => provider.close());

describe.skipIf(!hasCorpus)(`real recordings${absent}`, () => {
  let product: Product;
  let member: Client;
  let folder: string;
  beforeAll(async () => {
    product = await startTranscribingProduct(provider);
    member = await createTestAdmin(product);
    folder = await createTestFolder(member, "Real");
  });
  afterAll(() => product.close());

  const upload = (file: string) =>
    uploadTestDocument(member, folder, {
      name: basename(file),
      bytes: readFileSync(corpus + file),
    });

  it.each(recordings("good"))("become searchable: $file", async ({ file }) => {
    expect((await upload(file)).status).toBe("SUCCESS");
  });

  it.each(recordings("bad"))(
    "end with the expected outcome when broken: $file ($outcome)",
    async (entry) => {
      const ended = await upload(entry.file);
      const code = ended.status === "SUCCESS" ? "ready" : (await getFailure(member, folder)).code;
      const refusals = extractionFailures.filter((one) => one !== "crashed");
      const allowed = { "empty-text": ["no_text"], reject: refusals }[entry.outcome ?? ""];
      expect(allowed ?? ["ready", ...refusals]).toContain(code);
    },
  );
});

type Entry = { file: string; outcome?: string };

function recordings(kind: "good" | "bad"): Entry[] {
  if (!hasCorpus) return [];
  const all = JSON.parse(readFileSync(`${corpus}${kind}/manifest.json`, "utf8")) as Entry[];
  return all
    .filter(({ file }) => /\.(mp3|wav|mp4)$/.test(file))
    .map((entry) => ({ ...entry, file: `${kind}/${entry.file}` }));
}

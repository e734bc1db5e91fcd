import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeChatModel } from "../../../../local-models/src/test/tiny-chat.ts";
import { makeTinyModels } from "../../../../local-models/src/test/tiny-models.ts";

/** Tiny models under the names that the catalogue has. */
export const hubModels = {
  "Xenova/paraphrase-multilingual-MiniLM-L12-v2": "tiny/embedder",
  "Xenova/bge-reranker-base": "tiny/reranker",
  "Xenova/mDeBERTa-v3-base-xnli-multilingual-nli-2mil7": "tiny/judge",
  "Xenova/whisper-base": "tiny/listener",
  "Qwen/Qwen2.5-0.5B-Instruct-GGUF": "tiny/chat",
} as const;

export type HubEmulator = {
  address: string;
  /** Where the files of a model are. */
  folderOf(model: keyof typeof hubModels): string;
  /** From now on weights are sent to their half, until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
};

/** A hub of models on a local port. */
export async function startHubEmulator(): Promise<HubEmulator> {
  const folder = await mkdtemp(join(tmpdir(), "footnote-hub-"));
  await makeTinyModels(folder);
  await makeChatModel(join(folder, "tiny/chat"), "qwen2.5-0.5b-instruct-q4_k_m.gguf");
  const folderOf = (model: string) =>
    join(folder, hubModels[model as keyof typeof hubModels] ?? "");
  let held: Promise<void> | undefined;
  const server = createServer((request, response) => {
    const [model = "", path = ""] = (request.url ?? "").slice(1).split("/resolve/main/");
    const isHead = request.method === "HEAD";
    void readFile(join(folderOf(model), path)).then(
      (bytes) => send(response, { bytes, isHead, held: path.endsWith(".onnx") ? held : undefined }),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folderOf,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
    async close() {
      server.close().closeAllConnections();
      await rm(folder, { recursive: true });
    },
  };
}

type Sending = { bytes: Buffer; isHead: boolean; held: Promise<void> | undefined };

async function send(response: ServerResponse, { bytes, isHead, held }: Sending): Promise<void> {
  response.writeHead(200, { etag: '"one"', "content-length": bytes.length });
  if (isHead) return void response.end();
  const half = Math.floor(bytes.length / 2);
  response.write(bytes.subarray(0, half));
  await held;
  response.end(bytes.subarray(half));
}

import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Log } from "../log.ts";

export type LocalServerSettings = {
  folder: string;
  download: boolean;
  precision: string;
  ffmpegPath: string;
};

export type LocalServer = { baseUrl: string; apiKey: string; stop(): Promise<void> };

const package_ = new URL("../../../../../local-models/", import.meta.url);
const program = fileURLToPath(new URL("src/server.ts", package_));
const restartMs = 1_000;

/** Whether what runs local models is installed, maybe while the server runs: it is too large to come with everybody's installation. */
export function hasLocalModels(): boolean {
  return existsSync(new URL("node_modules/@huggingface", package_));
}

/** Whether chat models can run, too: an installation of former versions has what runs the others only. */
export function hasLocalChat(): boolean {
  return existsSync(new URL("node_modules/node-llama-cpp", package_));
}

/**
 * Starts the server of local models as a child process, and again on the same port whenever it ends unasked: a model may
 * take more memory than there is. Its client's own tries reach over the pause.
 * @throws Error when it is not installed or does not start
 */
export async function startLocalServer(
  settings: LocalServerSettings,
  log: Log,
): Promise<LocalServer> {
  if (!hasLocalModels()) {
    throw new Error(
      "A model that begins with local: is configured, but what runs such models is not installed. " +
        "Run `npm run local-models` once.",
    );
  }
  await mkdir(settings.folder, { recursive: true });
  const apiKey = randomBytes(24).toString("base64url");
  const start = (port: number) => startChild({ ...settings, apiKey, port });
  let stopping = false;
  let child = start(0);
  const port = await child.port;
  const watch = (watched: Child) => {
    void watched.ended.then((code) => {
      if (stopping) return;
      log.error({ code }, "local model server exited, restarting");
      setTimeout(() => {
        if (stopping) return;
        child = start(port);
        child.port.catch((error: unknown) =>
          log.error({ err: error }, "local model server not restarted"),
        );
        watch(child);
      }, restartMs);
    });
  };
  watch(child);
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey,
    async stop() {
      stopping = true;
      child.process.stdin?.end();
      await child.ended;
    },
  };
}

type Child = { process: ChildProcess; port: Promise<number>; ended: Promise<number | null> };

function startChild(settings: LocalServerSettings & { apiKey: string; port: number }): Child {
  const { PATH = "", HOME = "", HTTPS_PROXY = "" } = process.env;
  const child = spawn(process.execPath, ["--no-warnings", program], {
    stdio: ["pipe", "pipe", "inherit"],
    env: {
      PATH,
      HOME,
      HTTPS_PROXY,
      PORT: String(settings.port),
      KEY: settings.apiKey,
      MODELS_FOLDER: settings.folder,
      DOWNLOAD: String(settings.download),
      PRECISION: settings.precision,
      FFMPEG: settings.ffmpegPath || "ffmpeg",
    },
  });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const port = Promise.race([
    once(createInterface({ input: child.stdout }), "line").then(([line]) => Number(line)),
    ended.then((code) => {
      throw new Error(`The server of local models ended with code ${code} while it was starting`);
    }),
  ]);
  return { process: child, port, ended };
}

import type { Log } from "../log.ts";
import {
  hasLocalChat,
  hasLocalModels,
  type LocalServer,
  type LocalServerSettings,
  startLocalServer,
} from "./local-server.ts";
import { openClient } from "./openai-client.ts";
import type { ModelAccess } from "./openai-embedding.ts";

/** Runs models that operators have installed on this machine. */
export type LocalRuntime = {
  /** Whether what runs them is there; `npm run local-models` installs it, also while the server runs. */
  isInstalled(): boolean;
  /** Whether it runs chat models, too. */
  runsChat(): boolean;
  /** How a model is reached; `model` is "local:" and its name. The first request starts the process that runs models. */
  access(model: string, timeoutMs: number): ModelAccess;
  /** Frees the memory of all but these models, after the calls that are running; with none, ends the process. */
  keep(models: readonly string[]): Promise<void>;
  stop(): Promise<void>;
};

/** Starts nothing yet. */
export function openLocalRuntime(settings: LocalServerSettings, log: Log): LocalRuntime {
  let current: Promise<LocalServer> | undefined;

  async function started(): Promise<LocalServer> {
    const starting = (current ??= startLocalServer(settings, log));
    return await starting.catch((error: unknown) => {
      if (current === starting) current = undefined;
      throw error;
    });
  }
  const request: typeof globalThis.fetch = async (url, init) =>
    await send(await started(), pathOf(url), init);

  async function stop(): Promise<void> {
    const ending = current;
    current = undefined;
    await ending?.then(
      (server) => server.stop(),
      () => undefined,
    );
  }
  return {
    isInstalled: hasLocalModels,
    runsChat: () => hasLocalModels() && hasLocalChat(),
    access(model, timeoutMs) {
      const connection = { apiKey: unused, baseUrl: "http://local-models/v1", timeoutMs };
      return { client: openClient({ ...connection, fetch: request }), model, secret: unused };
    },
    async keep(models) {
      if (current === undefined) return;
      const body = JSON.stringify({ models });
      try {
        const reply = await request("http://local-models/v1/keep", { method: "POST", body });
        await reply.body?.cancel();
      } finally {
        // Also after a request that failed: a process that answers no more must not keep its memory.
        if (models.length === 0) await stop();
      }
    },
    stop,
  };
}

/** The process has a key of its own, which `send` adds. */
const unused = "unused";

function pathOf(url: Parameters<typeof globalThis.fetch>[0]): string {
  return new URL(url instanceof Request ? url.url : url).pathname;
}

async function send(server: LocalServer, path: string, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  headers.set("authorization", `Bearer ${server.apiKey}`);
  return await fetch(new URL(path, server.baseUrl), { ...init, headers });
}

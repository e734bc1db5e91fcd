import {
  embedWords,
  failing,
  type ModelEmulator,
  saying,
  startModelEmulator,
} from "../../apps/api/src/test/model-emulator.ts";
import type { ModelReply, ModelRequest } from "../../apps/api/src/test/model-wire.ts";

/** How the provider behaves. `slow` takes requests and never answers. */
export type Mood = "well" | "down" | "slow" | "busy" | "garbage";

export type ModelProvider = Pick<ModelEmulator, "baseUrl" | "close"> & {
  mood: Mood;
  /** How many requests have been asked for since the mood changed. */
  waiting(): number;
};

/** An emulated provider that answers at once with the code which the passages name, and can be made to fail. */
export async function startModelProvider(): Promise<ModelProvider> {
  const state: { mood: Mood } = { mood: "well" };
  const emulator = await startModelEmulator({
    reply: (request) => replies[state.mood](request),
  });
  return {
    baseUrl: emulator.baseUrl,
    close: () => emulator.close(),
    waiting: () => emulator.requests.length,
    get mood() {
      return state.mood;
    },
    set mood(mood) {
      state.mood = mood;
      // The emulator keeps every request for tests to read; nobody reads them here.
      emulator.requests.length = 0;
    },
  };
}

const replies: Record<Mood, (request: ModelRequest) => ModelReply | undefined> = {
  well: answer,
  down: () => ({ reset: true }),
  slow: () => ({ hang: true }),
  busy: () => failing(429, "Rate limit reached", { "retry-after": "1" }),
  garbage: () => ({ status: 200, body: "<html><body>502 Bad Gateway</body></html>" }),
};

function answer(request: ModelRequest): ModelReply {
  if (request.path.endsWith("/embeddings")) return embedWords(request);
  const { messages } = request.body;
  const text = messages.map(({ content }) => content ?? "").join("\n");
  if (text.startsWith("You check whether passages support")) return saying("-");
  const asked = messages.findLast(({ role }) => role === "user")?.content ?? "";
  const shed = /shed ([\w-]+)/.exec(asked)?.[1];
  const isShown = shed !== undefined && text.includes(`fish-${shed}-bone`);
  return saying(isShown ? `The code of shed ${shed} is fish-${shed}-bone [1].` : "NOT_FOUND");
}

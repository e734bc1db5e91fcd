import { guessLanguage } from "@footnote/lexicon/language";
import { afterEach, beforeEach } from "vitest";
import type {
  Answer,
  AnswerRequest,
  Passage,
  ProgressReport,
  Tool,
} from "../features/citations/answer.rules.ts";
import { openTokenBudget } from "../features/agent/token-budget.service.ts";
import { openModelAnswerer } from "../features/agent/model-answerer.service.ts";
import { openModels } from "../platform/models/openai-models.ts";
import { type ModelEmulator, startModelEmulator } from "./model-emulator.ts";

export function passage(name: string, text: string): Passage {
  return {
    chunkId: name,
    documentId: `doc-${name}`,
    filename: `${name}.txt`,
    headings: [],
    text,
    anchors: [],
    score: 1,
  };
}
export const lamp = passage("lamp", "The lamp turns once in 14 seconds.");
export const tower = passage("tower", "The tower was built in 1874.");

export const silentReport: ProgressReport = {
  step: (_, work) => work(() => {}),
  evidence: () => {},
  flush: async () => {},
  showText: () => {},
};

/** The answerer with a model, for each test of a file: with a model that says what is scripted, and found passages. */
export function createTestModelAnswerer() {
  // Set anew before each test.
  const asking = { provider: undefined as unknown as ModelEmulator, searched: [] as string[] };
  beforeEach(async () => {
    asking.provider = await startModelEmulator();
    asking.searched = [];
  });
  afterEach(() => asking.provider.close());

  function ask(
    question: string,
    found: Passage[][],
    more: Partial<AnswerRequest> & {
      signal?: AbortSignal;
      report?: ProgressReport;
      judging?: Parameters<typeof openModelAnswerer>[2];
    } = {},
  ): Promise<Answer> {
    const config = {
      apiKey: "k",
      baseUrl: asking.provider.baseUrl,
      embeddingPrice: 0,
      timeoutMs: 5_000,
    };
    const { chat } = openModels({ ...config, chatModel: "talker", embeddingModel: undefined });
    if (!chat) throw new Error("Expected a chat model");
    const tool: Tool = {
      id: "search_file_knowledge",
      step: "search",
      description: "Searches.",
      async find(query) {
        asking.searched.push(query);
        return found[asking.searched.length - 1] ?? [];
      },
    };
    const budget = openTokenBudget({
      steps: 4,
      tokens: 100_000,
      cost: null,
      length: null,
      prices: { input: 0, output: 0 },
    });
    const answer = openModelAnswerer(budget.track(chat), budget, more.judging);
    const nothing = { language: guessLanguage(question), history: [], library: null, tables: null };
    return answer(
      { question, tools: [tool], ...nothing, ...more },
      more.report ?? silentReport,
      more.signal ?? AbortSignal.timeout(20_000),
    );
  }

  /** What the model was shown by a request, the last one by default, with the random fence as "fence". */
  function shownText(at = -1): string {
    const shown = String(asking.provider.requests.at(at)?.body.messages.at(-1)?.content);
    return shown.replace(/passage-[0-9a-f]{16}/g, "fence");
  }

  /** What the model was sent by a request, the last one by default, as one text. */
  function sent(at = -1): string {
    return (asking.provider.requests.at(at)?.body.messages ?? [])
      .map(({ content }) => content)
      .join("\n");
  }

  return { asking, ask, shownText, sent };
}

import type {
  NeighbourRange,
  AnswerRequest,
  Library,
  Neighbour,
  Passage,
  ProgressReport,
  Tool,
} from "../citations/answer.rules.ts";

/** Searches for one answer: for the same words once. Reports each search, and each passage once. */
export type SearchSession = {
  /** Searches with every chosen tool, or with some. Scores are relative to the best passage of each tool. */
  find(query: string, tools?: readonly Tool[]): Promise<Passage[]>;
  /** Searches the documents alone. */
  findDocuments(query: string): Promise<Passage[]>;
  /** Reads the first passages of documents in reading order. */
  readonly beginnings: Library["beginnings"];
  /** Starts the probable document search early, so that its passages are shown earlier. */
  prefetch(query: string): Promise<void>;
  /** Reads the neighbours of passages. */
  around(wanted: readonly NeighbourRange[]): Promise<Neighbour[]>;
  /** Returns everything found so far, each passage once, in the order of finding. */
  found(): readonly Passage[];
};

export function openSearchSession(
  { tools, library }: AnswerRequest,
  report: ProgressReport,
  signal: AbortSignal,
): SearchSession {
  const found = new Map<string, Passage>();

  async function findWith(tool: Tool, query: string): Promise<Passage[]> {
    const passages = await report.step({ kind: tool.step, query }, (onCorrected) =>
      tool.find(query, signal, onCorrected),
    );
    report.evidence(passages.filter(({ chunkId }) => !found.has(chunkId)));
    for (const passage of passages) found.set(passage.chunkId, passage);
    const top = Math.max(...passages.map(({ score }) => score), Number.MIN_VALUE);
    return passages.map((passage) => ({ ...passage, score: passage.score / top }));
  }

  const started = new Map<string, Promise<Passage[]>>();
  function findOnce(tool: Tool, query: string): Promise<Passage[]> {
    const key = `${tool.id} ${query}`;
    const passages = started.get(key) ?? findWith(tool, query);
    started.set(key, passages);
    return passages;
  }

  return {
    async find(query, only = tools) {
      return (await Promise.all(only.map((tool) => findOnce(tool, query)))).flat();
    },
    async findDocuments(query) {
      const documents = tools.filter(({ step }) => step === "search");
      return (await Promise.all(documents.map((tool) => findOnce(tool, query)))).flat();
    },
    beginnings: async (documentIds, limit) =>
      library && documentIds.length > 0 ? await library.beginnings(documentIds, limit) : new Map(),
    async prefetch(query) {
      const tool = tools.find(({ step }) => step === "search");
      if (tool) await findOnce(tool, query);
    },
    async around(wanted) {
      if (!library || wanted.length === 0) return [];
      const read = () => library.around(wanted);
      const passages = await report.step({ kind: "read" }, read);
      const fresh = new Map(passages.map((passage) => [passage.chunkId, passage]));
      report.evidence([...fresh.values()].filter(({ chunkId }) => !found.has(chunkId)));
      for (const [chunkId, passage] of fresh) if (!found.has(chunkId)) found.set(chunkId, passage);
      return passages;
    },
    found: () => [...found.values()],
  };
}

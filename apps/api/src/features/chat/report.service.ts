import type { AnswerEvent } from "@footnote/contracts/chat/answer-stream";
import { citePassage, type Report } from "../citations/answer.rules.ts";
import type { Meter } from "../agent/token-budget.service.ts";
import type { RunLog } from "./run-log.service.ts";

type Step = AnswerEvent & { type: "step" };

type Told = { readonly meter: Meter; readonly shown: () => void };

/** Tells what an answerer does as events of a run. */
export function openReport(log: RunLog, { meter, shown: tellShown }: Told): Report {
  let steps = 0;
  let shown = 0;
  return {
    async step({ kind, query }, work) {
      const step: Step = {
        type: "step",
        step_id: String(++steps),
        kind,
        state: "started",
        query: query ?? null,
        passages: null,
        documents: null,
        ms: null,
        note: null,
      };
      log.add(step);
      if (kind === "search" || kind === "web_search") meter.countSearch();
      if (kind === "compute") meter.countComputation();
      const started = performance.now();
      const ms = () => Math.round(performance.now() - started);
      try {
        const result = await work();
        log.add({ ...step, state: "finished", ms: ms(), ...countPassages(result) });
        return result;
      } catch (error) {
        log.add({ ...step, state: "failed", ms: ms() });
        throw error;
      }
    },
    evidence(passages) {
      if (passages.length === 0) return;
      const numbered = passages.map((passage) => citePassage(++shown, passage));
      log.add({ type: "evidence", passages: numbered });
      tellShown();
    },
    told: () => log.told(),
    written: (text) => log.show(text),
  };
}

function countPassages(result: unknown): Pick<Step, "passages" | "documents"> {
  if (!Array.isArray(result)) return { passages: null, documents: null };
  const documents = new Set(result.map((found: { documentId?: string }) => found.documentId));
  return { passages: result.length, documents: documents.size };
}

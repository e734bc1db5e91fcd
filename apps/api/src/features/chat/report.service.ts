import type { AnswerEvent } from "@footnote/contracts/chat/answer-stream";
import { citePassage, type ProgressReport } from "../citations/answer.rules.ts";
import type { RunLog } from "./run-log.service.ts";

type Step = AnswerEvent & { type: "step" };

/** Reports the progress of an answer as events of its run. `onEvidence` is called when passages are published. */
export function openReport(log: RunLog, onEvidence: () => void): ProgressReport {
  let steps = 0;
  let published = 0;
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
      const started = performance.now();
      const ms = () => Math.round(performance.now() - started);
      let corrected: Pick<Step, "corrections"> = {};
      try {
        const result = await work((corrections) => {
          if (corrections.length > 0) corrected = { corrections: [...corrections] };
        });
        log.add({ ...step, ...corrected, state: "finished", ms: ms(), ...countPassages(result) });
        return result;
      } catch (error) {
        log.add({ ...step, state: "failed", ms: ms() });
        throw error;
      }
    },
    evidence(passages) {
      if (passages.length === 0) return;
      const numbered = passages.map((passage) => citePassage(++published, passage));
      log.add({ type: "evidence", passages: numbered });
      onEvidence();
    },
    flush: log.flush,
    showText: (text) => log.showText(text),
  };
}

function countPassages(result: unknown): Pick<Step, "passages" | "documents"> {
  if (!Array.isArray(result)) return { passages: null, documents: null };
  const documents = new Set(result.map((found: { documentId?: string }) => found.documentId));
  return { passages: result.length, documents: documents.size };
}

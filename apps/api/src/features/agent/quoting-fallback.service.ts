import { answerLanguageOf } from "../citations/answer-language.rules.ts";
import {
  type Answer,
  type Answerer,
  type AnswerRequest,
  type Passage,
  prependParagraph,
  type Tool,
} from "../citations/answer.rules.ts";
import { describeFailure, type FailureCode, getFailureCode } from "./failures.rules.ts";

/** Quoting takes far less; it begins when the time limit of the answer may have passed. */
const quotingMs = 20_000;

/**
 * Answers by quotation where the model fails, with a note that names the cause: every question gets an answer.
 * `limit` is the time limit of the model's answer.
 */
export function openAnswererWithFallback(
  { write, quote }: { write: Answerer; quote: Answerer },
  { limit, onFailed }: { limit: AbortSignal; onFailed: (error: unknown) => void },
): Answerer {
  return async (given, report, signal) => {
    const asked = { ...given, tools: given.tools.map(rememberFindings) };
    try {
      return await write(asked, report, AbortSignal.any([signal, limit]));
    } catch (error) {
      const code = getFailureCode(error);
      if (code === undefined || signal.aborted) throw error;
      onFailed(error);
      const either = AbortSignal.any([signal, AbortSignal.timeout(quotingMs)]);
      return noteFailure(await quote(asked, report, either), asked, code);
    }
  };
}

function noteFailure(answer: Answer, { language }: AnswerRequest, code: FailureCode): Answer {
  const made = answer.outcome === "not_found" ? "searched" : "quoted";
  return prependParagraph(answer, describeFailure(code, made, answerLanguageOf(language)));
}

/** Returns the tool with a memory: the same question is not sent to the web twice. */
function rememberFindings(tool: Tool): Tool {
  const remembered = new Map<string, Passage[]>();
  return {
    ...tool,
    async find(query, ...work) {
      const found = remembered.get(query) ?? (await tool.find(query, ...work));
      remembered.set(query, found);
      return found;
    },
  };
}

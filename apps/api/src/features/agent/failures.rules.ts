import type { ErrorCode } from "@footnote/contracts/errors";
import { AppError } from "../../platform/errors.ts";
import type { AnswerLanguage } from "../citations/answer.rules.ts";
import {
  ModelBusy,
  ModelFailed,
  ContentFiltered,
  ContextExceeded,
  ModelSilent,
  ModelMisconfigured,
} from "../../platform/models/models.ts";

/** Why a model gave no answer. */
export type FailureCode = ErrorCode &
  (
    | "model.misconfigured"
    | "model.busy"
    | "model.context_exceeded"
    | "model.content_filtered"
    | "model.empty"
    | "model.failed"
    | "model.budget_used"
    | "answer.too_slow"
  );

const kinds: readonly [typeof ModelFailed, FailureCode][] = [
  [ModelMisconfigured, "model.misconfigured"],
  [ModelBusy, "model.busy"],
  [ContextExceeded, "model.context_exceeded"],
  [ContentFiltered, "model.content_filtered"],
  [ModelSilent, "model.empty"],
  [ModelFailed, "model.failed"],
];

/** Returns the code of a failure of the model or of the time limit; undefined for a fault of the server. */
export function getFailureCode(error: unknown): FailureCode | undefined {
  if (error instanceof DOMException && error.name === "TimeoutError") return "answer.too_slow";
  if (error instanceof AppError && error.code === "model.budget_used") return error.code;
  return kinds.find(([kind]) => error instanceof kind)?.[1];
}

const causes: Readonly<Record<FailureCode, Readonly<Record<AnswerLanguage, string>>>> = {
  "model.misconfigured": {
    en: "The language model is not set up correctly on this server",
    de: "Das Sprachmodell ist auf diesem Server nicht richtig eingerichtet",
  },
  "model.busy": {
    en: "The language model is busy, or its quota is used up",
    de: "Das Sprachmodell ist überlastet, oder sein Kontingent ist aufgebraucht",
  },
  "model.context_exceeded": {
    en: "The passages are too long for the language model",
    de: "Die Textstellen sind zu lang für das Sprachmodell",
  },
  "model.content_filtered": {
    en: "The provider of the language model filtered its answer",
    de: "Der Anbieter des Sprachmodells hat dessen Antwort gefiltert",
  },
  "model.empty": {
    en: "The language model returned an empty answer",
    de: "Das Sprachmodell hat eine leere Antwort geliefert",
  },
  "model.failed": {
    en: "The language model did not answer",
    de: "Das Sprachmodell hat nicht geantwortet",
  },
  "model.budget_used": {
    en: "Your organization has used up its budget for language models this month",
    de: "Ihre Organisation hat ihr Budget für Sprachmodelle in diesem Monat aufgebraucht",
  },
  "answer.too_slow": {
    en: "The language model took too long",
    de: "Das Sprachmodell hat zu lange gebraucht",
  },
};
const instead = {
  quoted: {
    en: "so this answer quotes your documents instead.",
    de: "deshalb zitiert diese Antwort stattdessen Ihre Dokumente.",
  },
  searched: {
    en: "so your documents were searched without it.",
    de: "deshalb wurden Ihre Dokumente ohne es durchsucht.",
  },
} as const;

/** Returns the note above an answer that was made without the model because it failed. */
export function describeFailure(
  code: FailureCode,
  made: keyof typeof instead,
  language: AnswerLanguage,
): string {
  return `*${causes[code][language]}, ${instead[made][language]}*`;
}

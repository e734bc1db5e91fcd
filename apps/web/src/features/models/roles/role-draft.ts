import type { ModelChoice } from "@footnote/contracts/models/connections";
import { parseNumber } from "../../../shared/language/parse-number.ts";
import { t } from "../messages.ts";

/** A model of a role while it is edited: numbers as they are typed. */
export type Draft = {
  /** Distinguishes drafts, of which two may still be empty. */
  key: number;
  connection_id: string;
  model: string;
  price_input: string;
  price_output: string;
  context_tokens: string;
};

export type DraftError = { field: "model" | NumberField; text: string };
export const numberFields = ["price_input", "price_output", "context_tokens"] as const;
export type NumberField = (typeof numberFields)[number];

let lastKey = 0;

export function toDraft(choice: Pick<ModelChoice, "connection_id"> & Partial<ModelChoice>): Draft {
  lastKey += 1;
  return {
    key: lastKey,
    connection_id: choice.connection_id,
    model: choice.model ?? "",
    price_input: toText(choice.price_input),
    price_output: toText(choice.price_output),
    context_tokens: toText(choice.context_tokens),
  };
}

function toText(number: number | null | undefined): string {
  return number == null ? "" : String(number);
}

/** What is wrong with a draft; null when nothing is. */
export function checkDraft(draft: Draft): DraftError | null {
  if (draft.model.trim() === "") return { field: "model", text: t.modelMissing };
  for (const field of numberFields) {
    if (!isRead(field, draft[field])) {
      const text = field === "context_tokens" ? t.contextMalformed : t.priceMalformed;
      return { field, text };
    }
  }
  return null;
}

function isRead(field: NumberField, text: string): boolean {
  if (text.trim() === "") return true;
  const number = parseNumber(text);
  if (field !== "context_tokens") return number >= 0 && number <= 1_000_000;
  return Number.isInteger(number) && number >= 1_000 && number <= 100_000_000;
}

export function toChoice(draft: Draft): ModelChoice {
  const read = (text: string) => (text.trim() === "" ? null : parseNumber(text));
  return {
    connection_id: draft.connection_id,
    model: draft.model.trim(),
    price_input: read(draft.price_input),
    price_output: read(draft.price_output),
    context_tokens: read(draft.context_tokens),
  };
}

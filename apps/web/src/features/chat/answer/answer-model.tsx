import { Cpu } from "lucide-react";
import { t } from "../messages.ts";
import type { Entry } from "../thread/entry.ts";
import styles from "./answer-steps.module.css";

/** Which model wrote an answer and what it cost. Renders nothing where the server does not say. */
export function AnswerModel({ entry }: { entry: Entry }) {
  const parts = [...describeWriter(entry), ...describeUsage(entry)];
  if (parts.length === 0) return null;
  return (
    <p className={styles.model}>
      <Cpu size={14} aria-hidden="true" />
      <span>{parts.join(" · ")}</span>
    </p>
  );
}

function describeWriter({ model, outcome, stopped }: Entry): string[] {
  if (model) return [t.writtenBy(model)];
  // The server names no model for a stopped answer, whoever wrote it; and where nothing was found, nothing is quoted.
  const isQuoted = model === null && !stopped && outcome !== "not_found";
  return isQuoted ? [t.quotedWithoutModel] : [];
}

function describeUsage({ usage }: Entry): string[] {
  if (usage === null) return [];
  const tokens = t.tokens(usage.input_tokens, usage.output_tokens);
  // No cost also means no prices.
  return usage.cost === 0 ? [tokens] : [tokens, t.cost(usage.cost)];
}

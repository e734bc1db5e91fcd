import type { Entry } from "./entry.ts";
import { t } from "../messages.ts";

/** An answer as text to be pasted elsewhere: its Markdown, then its sources with their places. */
export function withSources({ text, notes }: Pick<Entry, "text" | "notes">): string {
  if (notes.length === 0) return text;
  const lines = notes.map(({ id, name, place }) => `[${id}] ${name}${place && `, ${place}`}`);
  return `${text}\n\n${t.copySources}\n${lines.join("\n")}`;
}

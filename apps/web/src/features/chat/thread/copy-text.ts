import type { Entry } from "./entry.ts";
import { t } from "../messages.ts";

/** Formats an answer for the clipboard: its Markdown, then its sources with their locations. */
export function formatWithSources({ text, sources }: Pick<Entry, "text" | "sources">): string {
  if (sources.length === 0) return text;
  const lines = sources.map(
    ({ id, name, location }) => `[${id}] ${name}${location && `, ${location}`}`,
  );
  return `${text}\n\n${t.copySources}\n${lines.join("\n")}`;
}

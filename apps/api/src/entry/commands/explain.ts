import type { ErrorCode } from "@footnote/contracts/errors";
import { AppError } from "../../platform/errors.ts";

/** Where to look for what was named wrongly. */
const notifications: { [code in ErrorCode]?: string } = {
  "organization.not_found": 'Run "organizations list" to see all.',
  "account.not_found": 'Run "users list" to see all.',
  "document.not_found": 'Run "documents failed" to see which can be retried.',
};

/** One line about what went wrong, for the person at the terminal. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const hint = error instanceof AppError ? notifications[error.code] : undefined;
  const message = error.message.trim().replace(/(?<!\s)\s*?\n\s*/g, " ");
  return [message || error.name, hint].filter((part) => part !== undefined).join(" ");
}

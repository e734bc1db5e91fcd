import type { AccountMailKind } from "../../platform/database/generated/enums.ts";
import type { Sql } from "../../platform/database/database.ts";
import { firstDueMs } from "../../platform/mail/outbox.ts";
import { insertMail, type PlannedMail } from "./account-mails.repo.ts";

const hourMs = 60 * 60 * 1000;

/** How long a mail is useful and the link in it works. */
const usefulMs: Record<AccountMailKind, number> = {
  password_reset: hourMs,
  email_verification: 7 * 24 * hourMs,
  password_changed: 24 * hourMs,
  trial_ending: 24 * hourMs,
  email_change: 24 * hourMs,
  email_changed: 24 * hourMs,
};

/** Plans a mail to an address and returns its id, to be enqueued after the transaction. */
export function planMail(
  tx: Sql,
  mail: Pick<PlannedMail, "kind" | "email" | "detail">,
): Promise<string> {
  const now = Date.now();
  const expiresAt = new Date(now + usefulMs[mail.kind]);
  return insertMail(tx, { ...mail, expiresAt, dueAt: new Date(now + firstDueMs) });
}

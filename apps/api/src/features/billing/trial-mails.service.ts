import type { Has } from "../../platform/app.ts";
import { sendAccountMail } from "../accounts/account-mails.jobs.ts";
import { planMail } from "../accounts/account-mails.service.ts";
import { listAdmins } from "../organizations/members.service.ts";
import { takeTrialEnd } from "./billing.repo.ts";

/**
 * Writes to the admins that their trial ends soon, once for each end it has: the mails are planned in the transaction that
 * notes it. Without a mail server nothing is noted.
 */
export async function tellTrialEnding(
  app: Has<"db" | "jobs" | "mailer">,
  customerId: string,
): Promise<void> {
  if (!app.mailer) return;
  const mails = await app.db.$transaction(async (tx) => {
    const ending = await takeTrialEnd(tx, customerId);
    if (!ending) return [];
    const { organizationId, organization, trialEnd } = ending;
    const detail = { organization, ends_at: trialEnd.toISOString() };
    const planned: string[] = [];
    for (const { email } of await listAdmins(tx, organizationId)) {
      planned.push(await planMail(tx, { kind: "trial_ending", email, detail }));
    }
    return planned;
  });
  for (const mailId of mails) await app.jobs.enqueue(sendAccountMail, { mailId });
}

import type { Has } from "../../platform/app.ts";
import { sendAccountMail } from "../accounts/account-mails.jobs.ts";
import { planMail } from "../accounts/account-mails.service.ts";
import { listAdmins } from "../organizations/members.service.ts";
import { markTrialEndNotified } from "./billing.repo.ts";

/**
 * Sends the admins a mail that their trial ends soon, once per end date: one transaction stores the mails and marks the
 * end as notified. Does nothing without a mail server.
 */
export async function sendTrialEndingMails(
  app: Has<"db" | "jobs" | "mailer">,
  customerId: string,
): Promise<void> {
  if (!app.mailer) return;
  const mails = await app.db.$transaction(async (tx) => {
    const ending = await markTrialEndNotified(tx, customerId);
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

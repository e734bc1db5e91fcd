import type { Has } from "../../platform/app.ts";
import { bindJob } from "../../platform/jobs/jobs.ts";
import type { PeriodicTask } from "../../platform/jobs/periodic.ts";
import { deliver, type Mail } from "../../platform/mail/mail.ts";
import { findCredentials } from "./accounts.repo.ts";
import { sendAccountMail } from "./account-mails.jobs.ts";
import {
  addToken,
  deleteExpiredMails,
  deleteMail,
  findUnsent,
  settle,
  takeDueMails,
} from "./account-mails.repo.ts";
import {
  trialDetail,
  writePasswordChanged,
  writePasswordReset,
  writeTrialEnding,
  writeVerification,
} from "./account-mails.rules.ts";
import { makeSessionKey } from "./sessions/session-keys.rules.ts";

type Planned = NonNullable<Awaited<ReturnType<typeof findUnsent>>>;

const everyMs = 60_000;
const putOffMs = 10 * 60_000;

/**
 * Writes to users about their accounts. Whether an address has one is looked up here, not where the mail is asked for,
 * so that asking takes the same for every address. Links have tokens that are made here and kept as hashes.
 */
export function bindAccountMails(app: Has<"db" | "mailer" | "config" | "log">) {
  const handle = async ({ mailId }: { mailId: string }) => {
    const planned = await findUnsent(app.db, mailId, new Date());
    if (!planned || !app.mailer) return;
    const letter = await write(app, planned);
    if (!letter) return deleteMail(app.db, mailId);
    const outcome = await deliver(app.mailer, { id: mailId, to: planned.email, ...letter });
    if (outcome === "refused") app.log.warn({ mailId }, "the mail server refused a mail");
    await settle(app.db, mailId, outcome);
  };
  return bindJob(sendAccountMail, handle, { everyMs, take: () => takeUnsent(app) });
}

/** What to write; undefined when there is nobody to write to, or nothing any more. */
async function write(
  app: Has<"db" | "config">,
  { id, kind, email, detail, createdAt }: Planned,
): Promise<Pick<Mail, "subject" | "text" | "html"> | undefined> {
  const user = await findCredentials(app.db, email);
  if (!user) return undefined;
  const page = (path: string) => new URL(path, app.config.publicUrl).href;
  if (kind === "password_changed") return writePasswordChanged(createdAt, page("/forgot-password"));
  if (kind === "trial_ending") return writeTrialEnding(trialDetail.parse(detail), page("/account"));
  if (kind === "email_verification" && user.emailVerifiedAt) return undefined;
  const { key: token, keyHash } = makeSessionKey();
  await addToken(app.db, id, keyHash);
  return kind === "password_reset"
    ? writePasswordReset(page(`/reset-password#${token}`))
    : writeVerification(page(`/verify-email#${token}`));
}

/** Returns mails whose delivery was lost or whose mail server was unavailable for long. */
async function takeUnsent(app: Has<"db" | "mailer">): Promise<{ mailId: string }[]> {
  if (!app.mailer) return [];
  const now = new Date();
  const ids = await takeDueMails(app.db, { now, next: new Date(now.getTime() + putOffMs) });
  return ids.map((mailId) => ({ mailId }));
}

export function deleteExpiredMailsTask(app: Has<"db">): PeriodicTask {
  return {
    name: "deleted expired mails",
    everyMs,
    run: () => deleteExpiredMails(app.db, new Date()),
  };
}

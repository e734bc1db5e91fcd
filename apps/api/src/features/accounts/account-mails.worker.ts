import type { Has } from "../../platform/app.ts";
import type { PeriodicTask } from "../../platform/jobs/periodic.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { bindOutbox } from "../../platform/mail/outbox.ts";
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
  writeEmailChange,
  writeEmailChanged,
  writePasswordChanged,
  writePasswordReset,
  writeTrialEnding,
  writeVerification,
} from "./account-mails.rules.ts";
import { findCredentials } from "./accounts.repo.ts";
import { makeSessionKey } from "./sessions/session-keys.rules.ts";

type PlannedMail = NonNullable<Awaited<ReturnType<typeof findUnsent>>>;

/**
 * Mails users about their accounts. The worker looks up whether an address has an account, not the request that asks for the
 * mail, so that a request takes the same time for every address. Links have tokens of which only the hashes are stored.
 */
export function bindAccountMails(app: Has<"db" | "mailer" | "config" | "log">) {
  return bindOutbox(app, sendAccountMail, {
    find: (id, now) => findUnsent(app.db, id, now),
    async write(planned) {
      const body = await writeBody(app, planned);
      if (body) return { id: planned.id, to: planned.email, ...body };
      await deleteMail(app.db, planned.id);
      return undefined;
    },
    settle: (id, outcome) => settle(app.db, id, outcome),
    takeDue: (turn) => takeDueMails(app.db, turn),
  });
}

/** Undefined when the address has no account, or the mail is no longer needed. */
async function writeBody(
  app: Has<"db" | "config">,
  { id, kind, email, detail, createdAt }: PlannedMail,
): Promise<Pick<Mail, "subject" | "text" | "html"> | undefined> {
  const page = (path: string) => new URL(path, app.config.publicUrl).href;
  const user = await findCredentials(app.db, email);
  if (kind === "email_changed") return writeEmailChanged(createdAt);
  if (kind === "email_change") {
    return user ? undefined : writeEmailChange(page(`/verify-email#${await makeToken(app, id)}`));
  }
  if (!user) return undefined;
  if (kind === "password_changed") return writePasswordChanged(createdAt, page("/forgot-password"));
  if (kind === "trial_ending") return writeTrialEnding(trialDetail.parse(detail), page("/account"));
  if (kind === "email_verification" && user.emailVerifiedAt) return undefined;
  const token = await makeToken(app, id);
  return kind === "password_reset"
    ? writePasswordReset(page(`/reset-password#${token}`))
    : writeVerification(page(`/verify-email#${token}`));
}

async function makeToken(app: Has<"db">, mailId: string): Promise<string> {
  const { key, keyHash } = makeSessionKey();
  await addToken(app.db, mailId, keyHash);
  return key;
}

export function deleteExpiredMailsTask(app: Has<"db">): PeriodicTask {
  return {
    name: "deleted expired mails",
    everyMs: 60_000,
    run: () => deleteExpiredMails(app.db, new Date()),
  };
}

import type { Has } from "../../../platform/app.ts";
import { addAmount } from "./throttle.repo.ts";
import { addressSubject } from "./throttle.rules.ts";
import { hourMs, requirePlace } from "./throttle.service.ts";

const kilobyte = 1_000;

/** Counts what each network uploads in an hour, in whole kilobytes; without a limit nothing. */
export function openUploadAllowance(app: Has<"db" | "config">) {
  const { uploadMegabytesPerHour: megabytes } = app.config;
  const limit = megabytes * kilobyte;
  const message = `More than ${megabytes} MB were uploaded from your network in the last hour.`;
  return {
    /** @throws AppError request.too_many */
    async require(address: string): Promise<void> {
      if (limit > 0) await requirePlace(app, { subject: subjectOf(address), limit, message });
    },
    async add(address: string, bytes: number): Promise<void> {
      const amount = Math.ceil(bytes / kilobyte);
      if (limit === 0 || amount <= 0) return;
      await addAmount(app.db, subjectOf(address), { amount, windowMs: hourMs, now: new Date() });
    },
  };
}

const subjectOf = (address: string) => addressSubject("upload", address);

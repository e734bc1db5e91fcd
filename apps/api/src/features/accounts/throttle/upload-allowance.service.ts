import type { Has } from "../../../platform/app.ts";
import { correctAmount, reserveAmount } from "./throttle.repo.ts";
import { addressSubject } from "./throttle.rules.ts";
import { hourMs, requirePlace } from "./throttle.service.ts";

const kilobyte = 1_000;

/** Counts what each network uploads in an hour, in whole kilobytes; without a limit nothing. */
export function openUploadAllowance(app: Has<"db" | "config">) {
  const { uploadMegabytesPerHour: megabytes } = app.config;
  const limit = megabytes * kilobyte;
  const message = `More than ${megabytes} MB were uploaded from your network in the last hour.`;
  return {
    /**
     * Counts bytes before they come, so that uploads which begin together do not all find room for one. Returns how to
     * correct the count once it is known how many came.
     * @throws AppError request.too_many when nothing is left
     */
    async reserve(address: string, bytes: number): Promise<(received: number) => Promise<void>> {
      if (limit === 0) return async () => {};
      const subject = addressSubject("upload", address);
      const amount = Math.min(Math.ceil(bytes / kilobyte), limit);
      const now = new Date();
      const at = await reserveAmount(app.db, subject, { amount, limit, windowMs: hourMs, now });
      if (at) {
        return async (received) => {
          const difference = Math.ceil(received / kilobyte) - amount;
          if (difference !== 0) await correctAmount(app.db, subject, { difference, at });
        };
      }
      await requirePlace(app, { subject, limit, message });
      // Something was given back in this moment.
      return this.reserve(address, bytes);
    },
  };
}

import { openProcessLimit } from "../../../platform/process-limit.ts";
import { networkOf } from "../throttle/throttle.rules.ts";

/**
 * To estimate and hash a password takes tens of milliseconds of the thread that answers everybody, and a sign-in several
 * transactions: others get their turn between two of them. A class that signs up together waits some seconds.
 */
const limit = openProcessLimit({ atOnce: 2, perOwner: 2, waiting: 200 });

/**
 * Does work with a password for a client.
 * @throws AppError request.too_many when its address has too much waiting
 */
export function withinPasswordLimit<T>(address: string, work: () => Promise<T>): Promise<T> {
  return limit(networkOf(address), work);
}

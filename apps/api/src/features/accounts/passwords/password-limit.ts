import { openProcessLimit } from "../../../platform/process-limit.ts";
import { networkOf } from "../throttle/throttle.rules.ts";

/**
 * A password is compared with the stored one or replaces it, anywhere or in a browser where its account has been signed in
 * before; or it is that of a new account.
 */
export type PasswordWork = "check" | "known" | "signup";

/** From everywhere together: more would wait for longer than people and browsers do. */
const waitingInAll = 300;

/**
 * To estimate and hash a password takes tens of milliseconds of the thread that answers everybody, and a sign-in several
 * transactions: others get their turn between two of them. A class that signs up together waits some seconds. Anybody can
 * sign up without end, so that log-ins do not wait for sign-ups.
 */
const limits = {
  check: openProcessLimit({ atOnce: 2, perOwner: 2, waiting: 200, waitingInAll }),
  known: openProcessLimit({ atOnce: 1, perOwner: 1, waiting: 20, waitingInAll }),
  signup: openProcessLimit({ atOnce: 1, perOwner: 1, waiting: 200, waitingInAll }),
};

/**
 * Does work with a password for a client: an address, or the id of a known browser. Here the 65,536 networks that one site may have count as one: they only wait for
 * each other.
 * @throws AppError request.too_many when its address has too much waiting, server.busy when all together have
 */
export function withinPasswordLimit<T>(
  kind: PasswordWork,
  client: string,
  work: () => Promise<T>,
): Promise<T> {
  return limits[kind](networkOf(client, 48), work);
}

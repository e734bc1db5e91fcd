import { openGroupedLimit, openProcessLimit } from "../../../platform/process-limit.ts";
import { networkOf } from "../throttle/throttle.rules.ts";

/** A password is compared with the stored one or replaces it, or it is that of a new account. */
export type PasswordWork = "check" | "signup";

/** From everywhere together: more would wait for longer than people and browsers do. */
const waitingInAll = 300;

/**
 * To estimate and hash a password takes tens of milliseconds of the thread that answers everybody, and a sign-in several
 * transactions: others get their turn between two of them. A class that signs up together waits some seconds. Anybody can
 * sign up without end, so that log-ins do not wait for sign-ups.
 */
const limits = {
  check: openProcessLimit({ atOnce: 2, perOwner: 2, waiting: 200, waitingInAll }),
  signup: openProcessLimit({ atOnce: 1, perOwner: 1, waiting: 200, waitingInAll }),
};

/** In browsers where the account has been signed in before, log-ins do not wait for guesses from elsewhere. */
const withinKnownDevices = openGroupedLimit({ atOnce: 1, perOwner: 1, waiting: 20, waitingInAll });

/** Where a password comes from. `device`: the id of a browser where the account has been signed in before. */
type PasswordSource = { readonly address: string; readonly device?: string | undefined };

/**
 * Does work with a password. The 65,536 networks that one site may have count as one here: they only wait for each other, and
 * so do its browsers.
 * @throws AppError request.too_many when its network or browser has too much waiting, server.busy when all together have
 */
export function withinPasswordLimit<T>(
  kind: PasswordWork,
  { address, device }: PasswordSource,
  work: () => Promise<T>,
): Promise<T> {
  const network = networkOf(address, 48);
  return device === undefined
    ? limits[kind](network, work)
    : withinKnownDevices({ owner: device, group: network }, work);
}

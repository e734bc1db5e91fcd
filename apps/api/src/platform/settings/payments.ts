import type { Environment } from "./environment.ts";
import { wrongConfiguration } from "./wrong-configuration.ts";

/**
 * Subscriptions are sold when all of Stripe's settings are there.
 * @throws Error for some of them: half a configuration would sell what it cannot deliver
 */
export function readPayments(read: Environment) {
  const keys = {
    STRIPE_SECRET_KEY: read.STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: read.STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: read.STRIPE_WEBHOOK_SECRET,
    STRIPE_PRICE_ID: read.STRIPE_PRICE_ID,
  };
  const missing = Object.entries(keys).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === Object.keys(keys).length) return undefined;
  const [secretKey = "", publishableKey = "", webhookSecret = "", priceId = ""] =
    Object.values(keys);
  const problem =
    missing.length > 0
      ? `Payments need ${missing.join(", ")} too. Set all of ${Object.keys(keys).join(", ")}, or none.`
      : refuseStripeKeys(secretKey, publishableKey);
  if (problem) throw wrongConfiguration(problem);
  return {
    secretKey,
    publishableKey,
    webhookSecret,
    priceId,
    perSeat: read.STRIPE_PRICE_PER === "seat",
    trialDays: read.STRIPE_TRIAL_DAYS,
    graceMs: read.STRIPE_GRACE_DAYS * 24 * 60 * 60 * 1000,
    /** Where Stripe's interface is, when it is not Stripe's own. */
    apiUrl: read.STRIPE_API_URL,
  };
}

/** What is wrong with a pair of keys; null when nothing is. A test key beside a live one is taken by neither side. */
function refuseStripeKeys(secretKey: string, publishableKey: string): string | null {
  const mode = /^pk_(test|live)_/.exec(publishableKey)?.[1];
  if (mode === undefined) return "STRIPE_PUBLISHABLE_KEY must start with pk_test_ or pk_live_.";
  if (new RegExp(`^[sr]k_${mode}_`).test(secretKey)) return null;
  return `STRIPE_SECRET_KEY must start with sk_${mode}_ or rk_${mode}_, as STRIPE_PUBLISHABLE_KEY is a ${mode} key.`;
}

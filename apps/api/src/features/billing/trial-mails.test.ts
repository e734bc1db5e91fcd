import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestColleague } from "../../test/fixtures.ts";
import { type MailServer, startMailServer } from "../../test/mail-server.ts";
import { type Product, startProduct } from "../../test/product.ts";
import {
  startStripeEmulator,
  type StripeEmulator,
  stripeSettings,
} from "../../test/stripe/emulator.ts";
import { deliverAll, eventsOf, createTestSubscriber } from "../../test/stripe/subscribers.ts";
import type { Event } from "../../test/stripe/objects.ts";

let mails: MailServer;
let stripe: StripeEmulator;
let product: Product;
beforeAll(async () => {
  mails = await startMailServer();
  stripe = await startStripeEmulator();
  const mail = { SMTP_URL: mails.url, MAIL_FROM: "footnote@example.org" };
  const env = { ...stripeSettings(stripe), ...mail, STRIPE_TRIAL_DAYS: "14" };
  product = await startProduct({ env: { ...env, PUBLIC_URL: "https://docs.example.org" } });
});
afterAll(async () => {
  await product.close();
  await stripe.close();
  await mails.close();
});

/** Returns the event that Stripe sends three days before a trial ends. */
function warningOf(customer: string, id: string): Event {
  const begun = eventsOf(stripe, customer).find(
    ({ type }) => type === "customer.subscription.created",
  );
  if (!begun) throw new Error("no subscription");
  return { ...begun, id, type: "customer.subscription.trial_will_end" };
}

const subjectsTo = (email: string) =>
  mails.received
    .filter(({ recipients }) => recipients.includes(email))
    .map(({ email: { subject } }) => subject);
const about = "Your Footnote trial ends soon";

describe("before a trial ends", () => {
  it("every admin gets one mail however often the event arrives, and other members get none", async () => {
    const shop = { product, stripe };
    const admin = await createTestSubscriber(shop);
    const second = await createTestColleague(product, admin, "admin");
    const member = await createTestColleague(product, admin);
    const warnings = ["evt_warning_1", "evt_warning_2", "evt_warning_3"].map((id) =>
      warningOf(admin.customer, id),
    );
    const [first, ...more] = warnings;
    if (!first) throw new Error("no warning");
    await Promise.all(warnings.map((one) => stripe.deliver(one, product)));
    await deliverAll(shop, [first, ...more]);
    await expect
      .poll(() => [admin, second].map(({ email }) => subjectsTo(email).includes(about)), {
        timeout: 20_000,
      })
      .toEqual([true, true]);
    const planned = await product.app.db.accountMail.findMany({ where: { kind: "trial_ending" } });
    expect(planned.map(({ email }) => email).toSorted()).toEqual(
      [admin.email, second.email].toSorted(),
    );
    expect(subjectsTo(member.email)).not.toContain(about);
    const mail = mails.received.find(({ email }) => email.subject === about);
    expect(mail?.email.text).toContain("The trial of Harbour Office ends on");
    expect(mail?.email.text).toContain("https://docs.example.org/account");
  }, 60_000);

  it("nobody gets a mail when the subscription was cancelled", async () => {
    const admin = await createTestSubscriber({ product, stripe });
    expect((await admin.post("/payments/cancel-subscription/")).status).toBe(200);
    expect(await stripe.deliver(warningOf(admin.customer, "evt_after"), product)).toBe(200);
    const where = { kind: "trial_ending" as const, email: admin.email };
    expect(await product.app.db.accountMail.count({ where })).toBe(0);
  });
});

import { randomBytes } from "node:crypto";
import { type Caller, call, newAnonymousCaller } from "../calls.ts";
import { area } from "../check.ts";
import { Skipped, must } from "../verdicts.ts";
import { type Member, type World, newMember, newPerson } from "../people.ts";
import { answered, handled, refused, requireKnown } from "../replies.ts";
import { cancelled, checkout, onboarding, paymentsConfig, subscription } from "../shapes.ts";
import { listen } from "../sockets.ts";

async function enabled(caller: Caller) {
  const reply = await call(caller, "GET /payments/stripe-config/");
  return answered(reply, paymentsConfig).stripe_enabled;
}

async function memberWithout(world: World): Promise<Member> {
  const member = await newMember(world);
  if (await enabled(member)) throw new Skipped("payments are on");
  return member;
}

async function memberWith(world: World): Promise<Member> {
  const member = await newMember(world);
  if (!(await enabled(member))) throw new Skipped("payments are off");
  return member;
}

const refusals = [400, 402, 403, 404, 409, 422];

async function requireNoSuccess(world: World, token: string) {
  const path = `/ws/payment_status/?token=${token}`;
  const received = await listen(world.site, path, { session_id: "cs_test_made_up" });
  const turnedAway = received.end !== "refused" || [400, 401, 403].includes(received.status ?? 0);
  must(turnedAway, "an open socket, or 400, 401 or 403", received);
  const last = received.frames.at(-1);
  must(last === undefined || last.status === "ERROR", "ERROR, a close or a refusal", received);
}

export const payments = area("Payments", [
  {
    says: "GET /payments/stripe-config/ returns stripe_enabled",
    run: async (world) => {
      await enabled(await newPerson(world));
    },
  },
  {
    says: "When payments are not enabled, the subscription is treated as active",
    run: async (world) => {
      const member = await memberWithout(world);
      const reply = await call(member, "GET /organization/user-status/");
      const status = answered(reply, onboarding);
      must(status.has_active_subscription, "has_active_subscription true", status);
    },
  },
  {
    says: "Payments off: subscription-status is active, or refused with the error body",
    run: async (world) => {
      const member = await memberWithout(world);
      const reply = await call(member, "GET /payments/subscription-status/");
      if (reply.status >= 300) refused(reply, refusals);
      else must(answered(reply, subscription).status === "active", "active", reply.text);
    },
  },
  {
    says: "Payments off: create-checkout-session is refused with the error body",
    run: async (world) => {
      const member = await memberWithout(world);
      refused(await call(member, "GET /payments/create-checkout-session/"), refusals);
    },
  },
  {
    says: "Payments off: cancel-subscription is refused with the error body, with or without a content type",
    run: async (world) => {
      const member = await memberWithout(world);
      const line = "POST /payments/cancel-subscription/";
      const first = refused(await call(member, line), refusals);
      const headers = { "Content-Type": "application/json" };
      const second = refused(await call(member, line, { headers }), refusals);
      must(first.error === second.error, first.error, second.error);
    },
  },
  {
    says: "Payments off: the payment_status socket never says SUCCESS",
    run: async (world) => {
      const member = await memberWithout(world);
      await requireNoSuccess(world, member.token);
    },
  },
  {
    says: "payment_status takes the auth token as a query parameter: a dead one is turned away",
    run: async (world) => {
      await requireNoSuccess(world, randomBytes(32).toString("hex"));
    },
  },
  {
    says: "Payments on: create-checkout-session returns sessionId, subscription-status one of the three",
    run: async (world) => {
      const member = await memberWith(world);
      const started = await call(member, "GET /payments/create-checkout-session/");
      answered(started, checkout);
      answered(await call(member, "GET /payments/subscription-status/"), subscription);
    },
  },
  {
    says: "Payments on: cancel-subscription returns message, or refuses when there is none to cancel",
    run: async (world) => {
      const member = await memberWith(world);
      const reply = await call(member, "POST /payments/cancel-subscription/");
      handled(reply);
      if (reply.status < 300) answered(reply, cancelled);
    },
  },
  {
    says: "create-checkout-session is a GET and cancel-subscription a POST: another method does nothing",
    run: async (world) => {
      const member = await memberWithout(world);
      requireKnown(await call(member, "GET /payments/create-checkout-session/"));
      requireKnown(await call(member, "POST /payments/cancel-subscription/"));
      const anonymous = newAnonymousCaller(world.site);
      for (const line of [
        "POST /payments/create-checkout-session/",
        "GET /payments/cancel-subscription/",
      ]) {
        const { status } = await call(anonymous, line);
        must([401, 403, 404, 405].includes(status), "401, 403, 404 or 405", `${line}: ${status}`);
      }
    },
  },
]);

import type { Sql } from "../../platform/database/database.ts";
import type { SubscriptionReading } from "../../platform/payments/payments.ts";

export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof findSubscription>>>;

export async function findSubscription(sql: Sql, organizationId: string) {
  return (await sql.subscription.findUnique({ where: { organizationId } })) ?? undefined;
}

/** Stores the customer of an organization; false when it has one already. */
export async function insertCustomer(
  sql: Sql,
  organizationId: string,
  customerId: string,
): Promise<boolean> {
  const data = [{ organizationId, customerId }];
  return (await sql.subscription.createMany({ data, skipDuplicates: true })).count > 0;
}

/**
 * Numbers a reading before it is made: of two readings, the one with the higher number has seen every change that the
 * other has seen. Undefined when no organization has this customer.
 */
export async function startReading(
  sql: Sql,
  customerId: string,
): Promise<{ organizationId: string; number: number } | undefined> {
  const [begun] = await sql.$queryRaw<{ organizationId: string; number: number }[]>`
    update subscription set readings = readings + 1 where customer_id = ${customerId}
    returning organization_id::text as "organizationId", readings as number`;
  return begun;
}

/** Stores a reading unless one with a higher number is stored; returns whether it was stored. */
export async function storeReading(
  tx: Sql,
  { organizationId, number }: { organizationId: string; number: number },
  state: { current: SubscriptionReading | undefined; since: Date | null; nextCheckAt: Date },
): Promise<boolean> {
  const { current, since, nextCheckAt } = state;
  const written = await tx.subscription.updateMany({
    where: { organizationId, reading: { lt: number } },
    data: {
      reading: number,
      subscriptionId: current?.id ?? null,
      status: current?.status ?? null,
      seats: current?.quantity ?? null,
      periodEnd: current?.periodEnd ?? null,
      trialEnd: current?.trialEnd ?? null,
      endsAt: current?.endsAt ?? null,
      pastDueSince: since,
      nextCheckAt,
    },
  });
  return written.count > 0;
}

/** Stores the checkout of the attempt after `after`; false when another request stored one meanwhile. */
export async function storeCheckout(
  sql: Sql,
  organizationId: string,
  {
    after,
    checkoutId,
    nextCheckAt,
  }: { after: number; checkoutId: string | null; nextCheckAt: Date },
): Promise<boolean> {
  const where = { organizationId, checkoutAttempt: after };
  const data = { checkoutAttempt: after + 1, checkoutId, nextCheckAt };
  return (await sql.subscription.updateMany({ where, data })).count > 0;
}

/** Returns customers that are due for a check, and postpones their next check so that no other process takes them. */
export async function takeDueCustomers(
  sql: Sql,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>`
    update subscription set next_check_at = ${until} where organization_id in (
      select organization_id from subscription where next_check_at <= ${now}
      order by next_check_at limit ${limit} for update skip locked)
    returning customer_id as id`;
  return rows.map(({ id }) => id);
}

/** Marks the end of a customer's trial as notified; undefined when there is no such end or it was marked before. */
export async function markTrialEndNotified(
  tx: Sql,
  customerId: string,
): Promise<{ organizationId: string; organization: string; trialEnd: Date } | undefined> {
  const [row] = await tx.$queryRaw<
    { organizationId: string; organization: string; trialEnd: Date }[]
  >`
    update subscription s set trial_told = s.trial_end from organization o
    where o.id = s.organization_id and s.customer_id = ${customerId} and s.status = 'trialing'
      and s.trial_end > now() and s.ends_at is null and s.trial_told is distinct from s.trial_end
    returning o.id::text as "organizationId", o.name as organization, s.trial_end as "trialEnd"`;
  return row;
}

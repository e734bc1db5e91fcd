import type { Sql } from "../../platform/database/database.ts";
import type { SubscriptionReading } from "../../platform/payments/payments.ts";

export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof findSubscription>>>;

export async function findSubscription(sql: Sql, organizationId: string) {
  return (await sql.subscription.findUnique({ where: { organizationId } })) ?? undefined;
}

/** Notes the customer of an organization; false when it has one already. */
export async function insertCustomer(
  sql: Sql,
  organizationId: string,
  customerId: string,
): Promise<boolean> {
  const data = [{ organizationId, customerId }];
  return (await sql.subscription.createMany({ data, skipDuplicates: true })).count > 0;
}

/**
 * Gives a reading its number, before it is made: of two readings the one with the higher number was made later than
 * any change that the other can have missed. Undefined for a customer of none of our organizations.
 */
export async function beginReading(
  sql: Sql,
  customerId: string,
): Promise<{ organizationId: string; number: number } | undefined> {
  const [begun] = await sql.$queryRaw<{ organizationId: string; number: number }[]>`
    update subscription set readings = readings + 1 where customer_id = ${customerId}
    returning organization_id::text as "organizationId", readings as number`;
  return begun;
}

/** Writes a reading down unless one with a higher number was; says whether it was written. */
export async function writeReading(
  tx: Sql,
  { organizationId, number }: { organizationId: string; number: number },
  state: { present: SubscriptionReading | undefined; since: Date | null; nextCheckAt: Date },
): Promise<boolean> {
  const { present, since, nextCheckAt } = state;
  const written = await tx.subscription.updateMany({
    where: { organizationId, reading: { lt: number } },
    data: {
      reading: number,
      subscriptionId: present?.id ?? null,
      status: present?.status ?? null,
      seats: present?.quantity ?? null,
      periodEnd: present?.periodEnd ?? null,
      trialEnd: present?.trialEnd ?? null,
      endsAt: present?.endsAt ?? null,
      pastDueSince: since,
      nextCheckAt,
    },
  });
  return written.count > 0;
}

/** Notes a checkout as that of the next attempt; false when another was noted since `after`. */
export async function noteCheckout(
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

/** Takes subscriptions that are due for a look, and puts their next one off so that nobody else takes them. */
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

/** Takes it on to tell of the end of a customer's trial; undefined when there is none or it was told of before. */
export async function takeTrialEnd(
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

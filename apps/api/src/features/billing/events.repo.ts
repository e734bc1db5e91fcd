import type { Sql } from "../../platform/database/database.ts";
import type { PaymentEvent } from "../../platform/payments/payments.ts";

/** How long an event is kept: the provider retries its delivery for three days. */
const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Stores an event once and deletes expired ones. Returns whether it was handled before. */
export async function storeEvent(sql: Sql, event: PaymentEvent, now: Date): Promise<boolean> {
  const { id, type, customerId, createdAt } = event;
  const data = [{ id, type, customerId, createdAt, receivedAt: now }];
  const { count } = await sql.stripeEvent.createMany({ data, skipDuplicates: true });
  if (count === 0) return (await sql.stripeEvent.findUnique({ where: { id } }))?.outcome != null;
  const expired = new Date(now.getTime() - retentionMs);
  await sql.stripeEvent.deleteMany({ where: { receivedAt: { lt: expired } } });
  return false;
}

export async function setEventOutcome(sql: Sql, id: string, outcome: string): Promise<void> {
  await sql.stripeEvent.updateMany({ where: { id, outcome: null }, data: { outcome } });
}

/** Stores the customer of an organization that is being deleted. Undefined when it has none. */
export async function insertDeletedCustomer(
  tx: Sql,
  organizationId: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    insert into departed_customer (customer_id, departed_at, next_check_at)
    select customer_id, ${now}, ${now} from subscription where organization_id = ${organizationId}::uuid
    on conflict (customer_id) do update set ended_at = null
    returning customer_id as id`;
  return row?.id;
}

/** Marks a deleted customer as having subscriptions to end again; false for an unknown customer. */
export async function reopenDeletedCustomer(sql: Sql, customerId: string): Promise<boolean> {
  const data = { endedAt: null };
  return (await sql.deletedCustomer.updateMany({ where: { customerId }, data })).count > 0;
}

export async function isEnded(sql: Sql, customerId: string): Promise<boolean> {
  return (await sql.deletedCustomer.count({ where: { customerId, endedAt: null } })) === 0;
}

export async function markCustomerEnded(sql: Sql, customerId: string, now: Date): Promise<void> {
  await sql.deletedCustomer.updateMany({ where: { customerId }, data: { endedAt: now } });
}

/** Returns deleted customers whose subscriptions have not ended yet, and postpones their next check. */
export async function takeDueDeletedCustomers(
  sql: Sql,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>`
    update departed_customer set next_check_at = ${until} where customer_id in (
      select customer_id from departed_customer where ended_at is null and next_check_at <= ${now}
      order by next_check_at limit ${limit} for update skip locked)
    returning customer_id as id`;
  return rows.map(({ id }) => id);
}

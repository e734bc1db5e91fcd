import type { ProcessLimit } from "../process-limit.ts";
import type { Db, Sql } from "./database.ts";

/** The role that statements of one organization run as: row-level security shows it that organization's rows only. */
export const tenantRole = "footnote_tenant";

declare const tenant: unique symbol;

/** A transaction, or the database for one statement, that shows the rows of one organization only. */
export type TenantSql = Sql & { readonly [tenant]: true };

type BeforeBinding = {
  /** Done first in the transaction, where it sees what no organization owns, such as sessions. */
  readonly before?: (tx: Sql) => Promise<void>;
};

/**
 * The database of one organization. It is assignable to `Db`; `Db` is not assignable to it. Its own
 * `$transaction` comes first, so that the work of a transaction receives a `TenantSql`.
 */
export type TenantDb = {
  $transaction<T>(work: (tx: TenantSql) => Promise<T>, options?: BeforeBinding): Promise<T>;
} & Db &
  TenantSql;

/**
 * The database as one organization sees it: every statement runs in a transaction as the tenant role, with the
 * organization set. A forgotten filter finds nothing of others; a row for another organization is refused.
 * @param inTurn in which the transactions of organizations take turns; without it each asks the pool
 */
export function openTenant(
  db: Db,
  organizationId: string,
  inTurn: ProcessLimit = (_, work) => work(),
): TenantDb {
  const enter = (sql: Sql) => sql.$executeRaw`
    select set_config('role', ${tenantRole}, true), set_config('footnote.organization_id', ${organizationId}, true)`;
  const single = db.$extends({
    query: {
      async $allOperations({ args, query }) {
        const run = () => db.$transaction([enter(db), query(args)] as never);
        const results: unknown[] = await inTurn(organizationId, run);
        return results[1];
      },
    },
  });
  // Inside an interactive transaction the statements are already bound: it begins on the plain client.
  const interactive = (work: (tx: Sql) => Promise<unknown>, { before }: BeforeBinding = {}) =>
    inTurn(organizationId, () =>
      db.$transaction(async (tx) => {
        await before?.(tx);
        await enter(tx);
        return work(tx);
      }),
    );
  return new Proxy(single as unknown as TenantDb, {
    get: (target, property, receiver) =>
      property === "$transaction"
        ? interactive
        : (Reflect.get(target, property, receiver) as unknown),
  });
}

import type pg from "pg";
import { beginAs, findOwner } from "./owner.ts";

/**
 * Makes the statements of a pool step up to the owner of the tables, each for its own transaction, where the user that logs in is not the
 * owner. The role comes with the `begin`, so that a transaction takes no longer; a single statement gets a transaction.
 */
export function stepUp(pool: pg.Pool): pg.Pool {
  let found: Promise<string | undefined> | undefined;
  const getOwner = () =>
    (found ??= findOwner(pool).catch((error: unknown) => {
      found = undefined; // the database could not be reached: it is asked again
      throw error;
    }));
  const connect = async () => {
    const owner = await getOwner();
    const client = await pool.connect();
    return owner === undefined ? client : stepUpAtBegin(client, owner);
  };
  const query = async (...statement: [pg.QueryConfig]) => {
    const owner = await getOwner();
    return owner === undefined
      ? pool.query(...statement)
      : runInTransaction(pool, beginAs(owner), statement);
  };
  return replace(pool, { connect, query });
}

async function runInTransaction(
  pool: pg.Pool,
  begin: string,
  statement: [pg.QueryConfig],
): Promise<pg.QueryResult> {
  const client = await pool.connect();
  let isLost = false;
  try {
    await client.query(begin);
    const result = await client.query(...statement);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => (isLost = true));
    throw error;
  } finally {
    client.release(isLost);
  }
}

/** Prisma begins each transaction with this statement. */
const begins = "BEGIN";

function stepUpAtBegin(client: pg.PoolClient, owner: string): pg.PoolClient {
  const query = async (statement: pg.QueryConfig) =>
    statement.text === begins ? client.query(beginAs(owner, begins)) : client.query(statement);
  return replace(client, { query });
}

/** The same object with other methods. */
function replace<Target extends object>(target: Target, methods: Record<string, unknown>): Target {
  return new Proxy(target, {
    get(_, property) {
      if (typeof property === "string" && Object.hasOwn(methods, property)) {
        return methods[property];
      }
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

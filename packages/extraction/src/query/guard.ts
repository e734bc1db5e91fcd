import { constants } from "node:sqlite";
import type { DatabaseSync } from "node:sqlite";

/** Functions without side effects that cannot make large values of small ones. */
const allowed = new Set(
  (
    "sum total avg median count min max group_concat string_agg abs round ceil ceiling floor trunc mod sign pow power " +
    "sqrt exp ln log log10 log2 coalesce ifnull nullif iif if upper lower trim ltrim rtrim length substr substring " +
    "replace instr like glob date time datetime strftime julianday unixepoch timediff typeof cast concat concat_ws format printf " +
    "row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value nth_value " +
    "percentile percentile_cont percentile_disc unicode char quote octet_length"
  ).split(" "),
);

export type Reads = Map<string, Set<string>>;

/** Allows reading these tables and nothing else, and records what is read. */
export function guard(database: DatabaseSync, tables: ReadonlySet<string>): Reads {
  const reads: Reads = new Map();
  database.setAuthorizer((action, first, second) => {
    if (action === constants.SQLITE_SELECT) return constants.SQLITE_OK;
    if (action === constants.SQLITE_FUNCTION) {
      return allowed.has((second ?? "").toLowerCase())
        ? constants.SQLITE_OK
        : constants.SQLITE_DENY;
    }
    if (action !== constants.SQLITE_READ || first === null || !tables.has(first)) {
      return constants.SQLITE_DENY;
    }
    const columns = reads.get(first) ?? new Set();
    if (second) columns.add(second);
    reads.set(first, columns);
    return constants.SQLITE_OK;
  });
  return reads;
}

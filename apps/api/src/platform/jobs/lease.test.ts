import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases, type OpenDatabase } from "../../test/search-corpus.ts";
import { leaseExpiry, leaseMs } from "./lease.ts";

describe.each(databases)("a lease on $name", ({ missing, open }) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    if (!missing) database = await open();
  });
  afterAll(() => database?.close());

  it.skipIf(missing)("lasts from its statement, however long its transaction waited", async () => {
    const [lease] = await database.db.$transaction(async (tx) => {
      await tx.$queryRaw`select 1`;
      return tx.$queryRaw<{ full: boolean }[]>`
        select ${leaseExpiry} > now() + ${leaseMs} * interval '1 millisecond' as full`;
    });
    expect(lease).toEqual({ full: true });
  });
});

import pg from "pg";

/** Runs one statement on a Postgres, outside of any pool. Returns its rows. */
export async function runSql<Row>(serverUrl: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

import pg from "pg";

/** Runs one statement on a Postgres, outside of any pool. */
export async function runSql(serverUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Found } from "../../../../infra/test-services/found.ts";
import { startPostgres } from "../../../../infra/test-services/postgres.ts";
import { runToEnd } from "../../../../infra/test-services/private-process.ts";
import type {} from "../../../../infra/test-services/provided.ts";
import { compose } from "../entry/compose.ts";
import { checkReadiness } from "../features/health/readiness.service.ts";
import { readConfig } from "../platform/config.ts";
import { openLog } from "../platform/log.ts";
import { hasNativeServices } from "./product.ts";
import { createMigratedDatabase } from "./services.ts";

const script = "../../../../infra/postgres/create-application-user.sh";
const log = openLog({ logLevel: "silent" });

describe.skipIf(!hasNativeServices)("the database user of the compose file", () => {
  let folder: string;
  let postgres: Extract<Found, { url: string }>;
  /** What the product says about its user. */
  let warnings: unknown[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "footnote-user-"));
    postgres = (await startPostgres()) as typeof postgres;
  });
  afterAll(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const open = (url: string) => {
    warnings = [];
    const warn = (...line: unknown[]) => void warnings.push(line[1]);
    const config = readConfig({ DATABASE_URL: url, DATA_DIR: folder });
    return compose(config, Object.assign(Object.create(log) as typeof log, { warn }));
  };

  it("is named in the log where it is a superuser", async () => {
    const database = await createMigratedDatabase();
    const composed = await open(database.url);
    expect(warnings).toEqual(["the database user is a superuser"]);
    await composed.close();
    await database.drop();
  });

  it("is made by the container's first start as a plain one, and sets up and runs the product", async () => {
    const { hostname, port, username, password } = new URL(postgres.url);
    await runToEnd(
      "env",
      [
        `PGHOST=${hostname}`,
        `PGPORT=${port}`,
        `PGPASSWORD=${password}`,
        `POSTGRES_USER=${username}`,
        "POSTGRES_DB=postgres",
        "POSTGRES_PASSWORD=it's chosen",
        "sh",
        fileURLToPath(new URL(script, import.meta.url)),
      ],
      {},
    );
    const url = Object.assign(new URL(postgres.url), {
      username: "footnote",
      password: "it's chosen",
      pathname: "/footnote",
    });
    const composed = await open(url.href);
    expect(warnings).toEqual([]);
    expect(await checkReadiness(composed.app, false)).toMatchObject({ ready: true });
    const rights = await composed.app.db.$queryRaw`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = session_user`;
    expect(rights).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false },
    ]);
    const run = composed.app.db.$executeRawUnsafe("copy (select 1) to program 'true'");
    await expect(run).rejects.toThrow(/superuser.*external program/s);
    await composed.close();
    // The superuser has no password any more with which the network could let it in.
    const superuser = new pg.Client({ connectionString: postgres.url });
    await expect(superuser.connect()).rejects.toThrow(/password authentication failed/);
  });
});

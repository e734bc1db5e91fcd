import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Found } from "../../../../infra/test-services/found.ts";
import { startPostgres } from "../../../../infra/test-services/postgres.ts";
import { runToEnd } from "../../../../infra/test-services/private-process.ts";
import type {} from "../../../../infra/test-services/provided.ts";
import { bindTenant } from "../context/tenancy.ts";
import { compose } from "../entry/compose.ts";
import { checkReadiness } from "../features/health/readiness.service.ts";
import { readConfig } from "../platform/config.ts";
import { openLog } from "../platform/log.ts";
import { hasNativeServices } from "./product.ts";
import { runSql } from "./run-sql.ts";
import { createMigratedDatabase } from "./services.ts";

const script = "../../../../infra/postgres/create-application-user.sh";
const log = openLog({ logLevel: "silent" });

describe.skipIf(!hasNativeServices)("the database user of the compose file", () => {
  let folder: string;
  let postgres: Extract<Found, { url: string }>;
  /** What the product says about its user. */
  let warnings: unknown[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "footnote-user-"));
    postgres = (await startPostgres()) as typeof postgres;
  });
  afterEach(async () => {
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

  const asUser = () => {
    const user = { username: "footnote", password: "it's chosen", pathname: "/footnote" };
    return Object.assign(new URL(postgres.url), user).href;
  };

  /** As a new data folder's first start runs it, and as the manual says. */
  const runScript = () => {
    const { hostname, port, username, password } = new URL(postgres.url);
    const variables = [
      `PGHOST=${hostname}`,
      `PGPORT=${port}`,
      `PGPASSWORD=${password}`,
      `POSTGRES_USER=${username}`,
      "POSTGRES_DB=postgres",
      "POSTGRES_PASSWORD=it's chosen",
    ];
    return runToEnd(
      "env",
      [...variables, "sh", fileURLToPath(new URL(script, import.meta.url))],
      {},
    );
  };

  /** Of the user that logs in: its rights in the cluster, how many tables it owns, and whose the database is. */
  const readRights = async () => {
    const client = new pg.Client({ connectionString: asUser() });
    await client.connect();
    const { rows } = await client.query<{ rights: object; owned: number; database: string }>(`
      select to_jsonb(r) as rights, (select count(*)::int from pg_tables where schemaname = 'public' and tableowner = session_user) as owned,
        (select pg_get_userbyid(datdba) from pg_database where datname = current_database()) as database
      from (select oid, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolinherit from pg_roles where rolname = session_user) r`);
    await client.end();
    const { rights = {}, ...others } = rows[0] ?? {};
    const roles = Object.entries(rights).flatMap(([name, has]) => (has === true ? [name] : []));
    return { roles, ...others };
  };

  it("owned the tables in the version before, and loses them to a role without a log-in by the same script", async () => {
    await runSql(postgres.url, "create role footnote login password 'it''s chosen'");
    await runSql(postgres.url, "create role footnote_tenant nologin");
    await runSql(postgres.url, "grant footnote_tenant to footnote");
    await runSql(postgres.url, "create database footnote owner footnote");
    const inside = Object.assign(new URL(postgres.url), { pathname: "/footnote" }).href;
    await runSql(inside, "create extension vector");
    const before = await open(asUser());
    expect(warnings).toEqual(["the database user owns the tables"]);
    const organization = { name: "Kept", domain: "kept.example.org" };
    const { id } = await before.app.db.organization.create({ data: organization });
    const document = { organizationId: id, name: "Kept", nameKey: "kept" };
    await before.app.db.folder.create({ data: document });
    await before.close();
    await runScript();
    const after = await open(asUser());
    expect(warnings).toEqual([]);
    // The queue in Postgres, which was the owner's, is the user's now.
    expect(await checkReadiness(after.app, false)).toMatchObject({ ready: true });
    const kept = bindTenant(after.app, { organizationId: id }).db.folder.findMany();
    expect(await kept).toMatchObject([document]);
    await after.close();
    expect(await readRights()).toEqual({ roles: [], owned: 0, database: "footnote_owner" });
  });

  it("is made by the container's first start as a plain one, and sets up and runs the product", async () => {
    await runScript();
    const composed = await open(asUser());
    expect(warnings).toEqual([]);
    expect(await checkReadiness(composed.app, false)).toMatchObject({ ready: true });
    expect(await readRights()).toEqual({ roles: [], owned: 0, database: "footnote_owner" });
    const run = composed.app.db.$executeRawUnsafe("copy (select 1) to program 'true'");
    await expect(run).rejects.toThrow(/superuser.*external program/s);
    await composed.close();
    // The superuser has no password any more with which the network could let it in.
    const superuser = new pg.Client({ connectionString: postgres.url });
    await expect(superuser.connect()).rejects.toThrow(/password authentication failed/);
  });
});

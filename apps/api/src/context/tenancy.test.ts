import { randomUUID } from "node:crypto";
import { listFolders } from "@footnote/contracts/folders";
import { createOrganization } from "@footnote/contracts/organizations";
import { describe, expectTypeOf, it } from "vitest";
import type { Call, Mount } from "../http/mount.ts";
import type { App, Has } from "../platform/app.ts";
import type { Sql } from "../platform/database/database.ts";
import type { TenantSql } from "../platform/database/tenant.ts";
import { bindTenant, type TenantApp } from "./tenancy.ts";

// `npm run typecheck` runs these tests: an `@ts-expect-error` line that compiles is an error.
declare const app: App;
declare const mount: Mount;
declare function listOwnFolders(app: TenantApp<"db">): Promise<[]>;
declare function selectOwnFolders(sql: TenantSql): Promise<[]>;
declare function backUp(app: Has<"db">): Promise<void>;

describe("tenant binding", () => {
  it("is not forgotten: the installation's database does not stand for an organization's", () => {
    const work = async () => {
      // @ts-expect-error a service of members' requests does not take the unbound app
      await listOwnFolders(app);
      // @ts-expect-error a repository function of members' requests does not take the unbound database
      await selectOwnFolders(app.db);
      // @ts-expect-error nor a transaction of the unbound database
      await app.db.$transaction((tx: Sql) => selectOwnFolders(tx));
      const bound = bindTenant(app, { organizationId: randomUUID() });
      await listOwnFolders(bound);
      await selectOwnFolders(bound.db);
      await bound.db.$transaction((tx) => selectOwnFolders(tx));
      await backUp(bound);
    };
    expectTypeOf(work).returns.resolves.toBeVoid();
  });

  it("is done by the mount for the endpoints of members", () => {
    const work = () => {
      mount(listFolders, ({ app: bound }) => listOwnFolders(bound));
      // @ts-expect-error the handler's own app is bound; one from outside is not
      mount(listFolders, () => listOwnFolders(app));
    };
    expectTypeOf(work).returns.toBeVoid();
    expectTypeOf<Call<typeof createOrganization>["app"]>().toBeUndefined();
  });
});

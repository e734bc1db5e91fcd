import type { Member, Operator } from "../../context/caller.ts";
import type { Db, Sql } from "../../platform/database/database.ts";
import type { TenantDb } from "../../platform/database/tenant.ts";
import { holdForMember, holdOrganization } from "../organizations/organizations.service.ts";
import { raiseRevision } from "./models.repo.ts";
import type { Owner } from "./owner.rules.ts";

/** Whose models are changed, by whom, and in which kind of transaction. */
export type Changing = Owner & {
  readonly by: Member | Operator;
  /** Does the work of a change in a transaction. @throws AppError organization.missing, session.expired */
  readonly transact: <T>(work: (tx: Sql) => Promise<T>) => Promise<T>;
};

/**
 * A member's change of the models of the organization. A recovery of an account (decision 64) reads the organization's
 * connections to decide about a review: a change waits for it.
 */
export function changeByMember(db: TenantDb, by: Member): Changing & { organizationId: string } {
  return {
    by,
    organizationId: by.organizationId,
    transact: (work) =>
      db.$transaction((tx) => begin(tx, work), { before: (tx) => holdForMember(tx, by) }),
  };
}

/** An operator's change, of the installation's models or of those of an organization. */
export function changeByOperator<Id extends string | null>(
  db: Db,
  by: Operator,
  organizationId: Id,
): Changing & { organizationId: Id } {
  return {
    by,
    organizationId,
    transact: (work) =>
      db.$transaction(async (tx) => {
        if (organizationId !== null) await holdOrganization(tx, organizationId);
        return await begin(tx, work);
      }),
  };
}

async function begin<T>(tx: Sql, work: (tx: Sql) => Promise<T>): Promise<T> {
  await raiseRevision(tx);
  return await work(tx);
}

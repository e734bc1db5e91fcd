import type { Member, Operator } from "../../context/caller.ts";
import type { Sql } from "../../platform/database/database.ts";
import { holdForMember, holdOrganization } from "../organizations/organizations.service.ts";
import { raiseRevision } from "./models.repo.ts";
import type { Owner } from "./owner.rules.ts";

/** Whose models are changed, and by whom. */
export type Changing = Owner & { readonly by: Member | Operator };

/**
 * Begins a change of models; must be first in the transaction, which must not be bound to an organization. A recovery of
 * an account (decision 64) reads the organization's connections to decide about a review: a change waits for it.
 * @throws AppError organization.missing, session.expired
 */
export async function beginChange(tx: Sql, { by, organizationId }: Changing): Promise<void> {
  if ("userPk" in by) await holdForMember(tx, by);
  else if (organizationId !== null) await holdOrganization(tx, organizationId);
  await raiseRevision(tx);
}

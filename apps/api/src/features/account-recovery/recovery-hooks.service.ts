import type { Sql } from "../../platform/database/database.ts";
import type { RecoveryHooks } from "../accounts/recovery/recovery.service.ts";
import { endSharesOf } from "../chat/sharing/sharing.service.ts";
import { listConnections } from "../models/connections.service.ts";
import { findOrganizationId, lockMembers } from "../organizations/members.service.ts";
import { requestReview, withdrawInvitations } from "../organizations/membership-review.service.ts";
import { detachSourcesOf } from "../sync/folder-sources.service.ts";

/**
 * What follows when the owner of an address recovers an account that somebody else may have made: its sharing links
 * and invitations end, and its sources stop. The membership is kept for the owner's decision where it could serve somebody else: the
 * organization has other members, or sends questions to models of its own.
 */
export const recoveryHooks: RecoveryHooks = {
  async lock(tx, userPk) {
    const organizationId = await findOrganizationId(tx, userPk);
    if (organizationId !== null) await lockMembers(tx, organizationId);
  },
  async end(tx, { pk: userPk }) {
    await endSharesOf(tx, userPk);
    await detachSourcesOf(tx, userPk);
    const organizationId = await findOrganizationId(tx, userPk);
    if (organizationId === null) return;
    await withdrawInvitations(tx, { organizationId, userPk });
    if (await servesOthers(tx, organizationId)) await requestReview(tx, { organizationId, userPk });
  },
};

async function servesOthers(tx: Sql, organizationId: string): Promise<boolean> {
  const members = await lockMembers(tx, organizationId);
  return members.length > 1 || (await listConnections(tx, organizationId)).length > 0;
}

import type { Member } from "../../context/caller.ts";
import type { Has } from "../../platform/app.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { lockMembersFor, requireStillAdmin } from "./members.service.ts";
import { getOrganizationName } from "./organizations.service.ts";
import { allowsPublicLinks, setPublicLinks } from "./sharing-settings.repo.ts";

export { allowsPublicLinks } from "./sharing-settings.repo.ts";

type SharingSettings = { public_links: boolean };

export async function getSharingSettings(
  app: Has<"db">,
  { organizationId }: Member,
): Promise<SharingSettings> {
  return { public_links: await allowsPublicLinks(app.db, organizationId) };
}

/**
 * Without the permission existing public links stop working; with it those that have not expired work again.
 * @throws AppError organization.admin_only, session.expired
 */
export async function changeSharingSettings(
  app: Has<"db">,
  admin: Member,
  settings: SharingSettings,
): Promise<SharingSettings> {
  const { organizationId } = admin;
  await app.db.$transaction(async (tx) => {
    requireStillAdmin(await lockMembersFor(tx, admin), admin);
    if (!(await setPublicLinks(tx, organizationId, settings.public_links))) return;
    const name = await getOrganizationName(tx, organizationId);
    const target = { kind: "organization" as const, id: organizationId, name };
    const detail = { public_links: settings.public_links };
    await recordEvent(tx, { action: "organization.changed", by: admin, target, detail });
  });
  return settings;
}

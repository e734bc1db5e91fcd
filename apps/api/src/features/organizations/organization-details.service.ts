import type { Organization } from "@footnote/contracts/organizations";
import type { Member } from "../../context/caller.ts";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { removePicture, storePicture } from "../pictures/pictures.service.ts";
import { normalizeDomain } from "./domains.rules.ts";
import { lockMembersFor, requireStillAdmin } from "./members.service.ts";
import { findDetails, type OrganizationDetails, updateDetails } from "./organizations.repo.ts";
import { getOrganization } from "./organizations.service.ts";

type Changes = { [Key in keyof OrganizationDetails]?: OrganizationDetails[Key] | undefined };

/** @throws AppError organization.domain_invalid, organization.domain_taken, organization.admin_only, session.expired */
export async function changeOrganization(
  app: Has<"db" | "config">,
  admin: Member,
  changes: Changes,
): Promise<Organization> {
  const domain = changes.domain === undefined ? undefined : normalizeDomain(changes.domain);
  if (changes.domain !== undefined && domain === undefined) {
    throw new AppError("organization.domain_invalid");
  }
  await app.db.$transaction(async (tx) => {
    requireStillAdmin(await lockMembersFor(tx, admin), admin);
    const before = await findDetails(tx, admin.organizationId);
    const wanted = { ...changes, domain };
    const after = {
      name: wanted.name ?? before.name,
      domain: wanted.domain ?? before.domain,
      description: wanted.description === undefined ? before.description : wanted.description,
    };
    const fields = (["name", "domain", "description"] as const).filter(
      (field) => after[field] !== before[field],
    );
    if (fields.length === 0) return;
    if (!(await updateDetails(tx, admin.organizationId, after))) {
      throw new AppError("organization.domain_taken");
    }
    await recordChange(tx, admin, { fields, name: after.name });
  });
  return getOrganization(app, { pk: admin.userPk });
}

/** Returns the address of the picture. @throws AppError picture.unsupported, picture.damaged, picture.too_large */
export function setOrganizationPicture(
  app: Has<"db">,
  admin: Member,
  file: Buffer,
): Promise<string> {
  const { organizationId } = admin;
  return app.db.$transaction(async (tx) => {
    requireStillAdmin(await lockMembersFor(tx, admin), admin);
    const url = await storePicture(tx, { organizationId }, file);
    await recordChange(tx, admin, { fields: ["picture"] });
    return url;
  });
}

export async function unsetOrganizationPicture(app: Has<"db">, admin: Member): Promise<void> {
  const { organizationId } = admin;
  await app.db.$transaction(async (tx) => {
    requireStillAdmin(await lockMembersFor(tx, admin), admin);
    const isRemoved = await removePicture(tx, { organizationId });
    if (isRemoved) await recordChange(tx, admin, { fields: ["picture"] });
  });
}

async function recordChange(
  tx: Sql,
  admin: Member,
  { fields, name = null }: { fields: readonly string[]; name?: string | null },
): Promise<void> {
  const target = { kind: "organization" as const, id: admin.organizationId, name };
  const detail = { changed: fields.join(", ") };
  await recordEvent(tx, { action: "organization.changed", by: admin, target, detail });
}

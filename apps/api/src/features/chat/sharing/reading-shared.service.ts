import type { Message } from "@footnote/contracts/chat/chat";
import type { SharedConversation } from "@footnote/contracts/chat/sharing";
import type { Member } from "../../../context/caller.ts";
import { bindTenant, type TenantApp } from "../../../context/tenancy.ts";
import type { Has } from "../../../platform/app.ts";
import { AppError } from "../../../platform/errors.ts";
import { findReadable } from "../../documents/content.service.ts";
import { findMember } from "../../organizations/organizations.service.ts";
import { allowsPublicLinks } from "../../organizations/sharing-settings.service.ts";
import { markOutdated } from "../outdated-sources.service.ts";
import { hashShareToken } from "./share-tokens.rules.ts";
import { showToAnyone, showToMember } from "./shared-messages.rules.ts";
import { findOpenShare, type OpenShare, selectSharedMessages } from "./shares.repo.ts";

/** @throws AppError share.not_found also for a share of another organization */
export async function readAsMember(
  app: TenantApp<"db">,
  member: Member,
  { token, installation }: { token: string; installation: Has<"db" | "config"> },
): Promise<SharedConversation> {
  const share = await findOpenShare(app.db, hashShareToken(token), new Date());
  if (!share || !(await isOwnerMember(installation, share))) throw new AppError("share.not_found");
  const messages = await selectSharedMessages(app.db, share);
  const cited = messages.flatMap(({ metadata }) => [...metadata.citations, ...metadata.nearest]);
  const readable = await findReadable(app, member, [
    ...new Set(cited.map(({ payload }) => payload.document_id)),
  ]);
  const marked = await markOutdated(app, member, messages);
  return describe(
    share,
    showToMember(marked, (id) => readable.has(id)),
  );
}

/** @throws AppError share.not_found alike for what is unknown, expired, revoked, not public or not public any more */
export async function readAsAnyone(
  installation: Has<"db" | "config">,
  token: string,
): Promise<SharedConversation> {
  const share = await findOpenShare(installation.db, hashShareToken(token), new Date());
  const isOpen =
    share?.isPublic === true &&
    (await allowsPublicLinks(installation.db, share.organizationId)) &&
    (await isOwnerMember(installation, share));
  if (!isOpen) throw new AppError("share.not_found");
  const { db } = bindTenant(installation, share);
  return describe(share, showToAnyone(await selectSharedMessages(db, share)));
}

/** What a person has shared ends with their membership. */
async function isOwnerMember(
  installation: Has<"db" | "config">,
  { ownerPk, organizationId }: OpenShare,
): Promise<boolean> {
  return (await findMember(installation, ownerPk))?.organizationId === organizationId;
}

function describe({ name, createdAt, expiresAt }: OpenShare, messages: Message[]) {
  return {
    name,
    shared_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
    messages,
  };
}

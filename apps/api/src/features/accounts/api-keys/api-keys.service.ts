import type { ApiKey } from "@footnote/contracts/accounts/api-keys";
import type { KeyScope } from "@footnote/contracts/endpoint";
import { apiKeysMax } from "@footnote/contracts/limits";
import type { KeyHolder, SignedIn } from "../../../context/caller.ts";
import type { Has } from "../../../platform/app.ts";
import { AppError } from "../../../platform/errors.ts";
import { recordEvent } from "../../audit/audit.service.ts";
import {
  countApiKeys,
  deleteApiKey,
  findLiveApiKey,
  insertApiKeyRow,
  noteApiKeyUse,
  selectApiKeys,
} from "./api-keys.repo.ts";
import { makeApiKey } from "./api-keys.rules.ts";
import { lockKeyHolder } from "../sessions/key-holder.service.ts";
import { requireProof } from "../passwords/proof.service.ts";
import { hashSessionKey } from "../sessions/session-keys.rules.ts";

/** How precisely the last use is stored. */
const noticeMs = 60_000;

type Row = Awaited<ReturnType<typeof selectApiKeys>>[number];

type WantedKey = { name: string; scopes: KeyScope[]; expiresAt: Date | null };

/**
 * Creates an API key of a user. Only the reply contains the key itself. It outlives the session, so it needs the password
 * or a session opened a moment ago.
 * @throws AppError api_key.too_many, account.wrong_password, account.no_password, account.sign_in_again, request.too_many
 */
export async function createApiKey(
  app: Has<"db">,
  user: SignedIn,
  { password, ...wanted }: WantedKey & { password: string | undefined },
): Promise<ApiKey & { key: string }> {
  const requireUnchanged = await requireProof(app, user, password);
  const { key, keyHash, prefix } = makeApiKey();
  const row = await app.db.$transaction(async (tx) => {
    // The lock keeps concurrent requests within the limit.
    await lockKeyHolder(tx, user);
    await requireUnchanged(tx);
    if ((await countApiKeys(tx, user.pk)) >= apiKeysMax) throw tooMany();
    const made = await insertApiKeyRow(tx, { ...wanted, userPk: user.pk, keyHash, prefix });
    const detail = { scopes: wanted.scopes.join(" "), prefix };
    const target = { kind: "api_key" as const, id: made.id, name: made.name };
    await recordEvent(tx, { action: "api_key.created", by: user, target, detail });
    return made;
  });
  return { ...present(row), key };
}

export async function listApiKeys(app: Has<"db">, user: SignedIn): Promise<ApiKey[]> {
  return (await selectApiKeys(app.db, user.pk)).map(present);
}

/** @throws AppError api_key.not_found when the user has no key with this id */
export async function revokeApiKey(app: Has<"db">, user: SignedIn, id: string): Promise<void> {
  await app.db.$transaction(async (tx) => {
    const revoked = await deleteApiKey(tx, user.pk, id);
    if (!revoked) throw new AppError("api_key.not_found");
    const target = { kind: "api_key" as const, id, name: revoked.name };
    await recordEvent(tx, { action: "api_key.revoked", by: user, target });
  });
}

/** Returns the user of a valid API key, with its scopes. */
export async function findByApiKey(app: Has<"db">, key: string): Promise<KeyHolder | undefined> {
  const now = new Date();
  const keyHash = hashSessionKey(key);
  const row = await findLiveApiKey(app.db, keyHash, now);
  if (!row) return undefined;
  const { id, userPk, scopes, lastUsedAt } = row;
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= noticeMs) {
    await noteApiKeyUse(app.db, id, now);
  }
  return { pk: userPk, keyHash, scopes };
}

function present({ id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt }: Row): ApiKey {
  return {
    id,
    name,
    prefix,
    scopes,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}

function tooMany(): AppError {
  const message = `You have reached the limit of ${apiKeysMax} API keys. Revoke one that you no longer need.`;
  return new AppError("api_key.too_many", { message });
}

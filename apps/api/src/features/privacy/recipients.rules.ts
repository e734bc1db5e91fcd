import type { DataRecipients, Destination } from "@footnote/contracts/privacy";
import type { ModelRole } from "@footnote/contracts/models/roles";
import { isIP } from "node:net";
import type { Config } from "../../platform/config.ts";
import { isReachable } from "../../platform/guarded-fetch/public-address.ts";

type Recipients = Pick<
  Config,
  | "models"
  | "transcription"
  | "localModels"
  | "s3"
  | "webSearch"
  | "mail"
  | "payments"
  | "identityProvider"
  | "auditRetentionMs"
>;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Describes which services receive data, without their addresses, which are nobody's business. `addressesOf` are those of
 * the models that were connected while the server runs, of the installation and of organizations.
 */
export function describeRecipients(
  config: Recipients,
  addressesOf: (role: ModelRole) => readonly string[] = () => [],
): DataRecipients {
  const { models, transcription, localModels, identityProvider, s3 } = config;
  const stored = (...roles: ModelRole[]) => farthest(roles.flatMap(addressesOf).map(locate));
  const chat = models?.chatModel ? locate(models.baseUrl) : stored("chat");
  return {
    // Questions and passages go to these too.
    chat_model: farthest([chat, stored("small_chat", "verification", "reranker")]),
    embedding_model: localModels?.embedding
      ? "internal"
      : models?.embeddingModel
        ? locate(models.baseUrl)
        : stored("embedding"),
    transcription_model: localModels?.transcription
      ? "internal"
      : transcription
        ? locate(transcription.baseUrl)
        : stored("transcription"),
    file_storage: s3 ? locate(s3.endpoint) : "none",
    web_search: config.webSearch !== undefined,
    email: config.mail !== undefined,
    payments: config.payments !== undefined,
    identity_provider: identityProvider
      ? { name: identityProvider.name, loads_script: identityProvider.kind === "script" }
      : null,
    audit_retention_days: config.auditRetentionMs / dayMs,
  };
}

/** Of several places the one that is farthest from the operator. */
function farthest(places: readonly Destination[]): Destination {
  const order = ["external", "internal"] as const;
  return order.find((place) => places.includes(place)) ?? "none";
}

/** Names that only a local network resolves: "ollama", "localhost", "models.internal". */
const localName = /^[^.]+$|\.(?:localhost|local|internal|lan|home\.arpa)$/;

/** Whether a service is in the operator's network. Without an address it is the provider's own, on the internet. */
function locate(url: string | undefined): Destination {
  if (url === undefined) return "external";
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) === 0) return localName.test(host) ? "internal" : "external";
  return isReachable(host, []) ? "external" : "internal";
}

import type { DataRecipients, Destination } from "@footnote/contracts/privacy";
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

/** Describes which services receive data under a configuration, without their addresses, which are nobody's business. */
export function describeRecipients(config: Recipients): DataRecipients {
  const { models, transcription, localModels, identityProvider, s3 } = config;
  return {
    chat_model: models?.chatModel ? locate(models.baseUrl) : "none",
    embedding_model: localModels?.embedding
      ? "internal"
      : models?.embeddingModel
        ? locate(models.baseUrl)
        : "none",
    transcription_model: localModels?.transcription
      ? "internal"
      : transcription
        ? locate(transcription.baseUrl)
        : "none",
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

/** Names that only a local network resolves: "ollama", "localhost", "models.internal". */
const localName = /^[^.]+$|\.(?:localhost|local|internal|lan|home\.arpa)$/;

/** Whether a service is in the operator's network. Without an address it is the provider's own, on the internet. */
function locate(url: string | undefined): Destination {
  if (url === undefined) return "external";
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) === 0) return localName.test(host) ? "internal" : "external";
  return isReachable(host, []) ? "external" : "internal";
}

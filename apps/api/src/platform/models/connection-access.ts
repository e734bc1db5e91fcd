import type { PresetId } from "@footnote/contracts/models/presets";
import type { ClientSettings } from "./openai-client.ts";
import type { ProviderFetch } from "./provider-fetch.ts";

/** How a service is reached that was connected on the page "Models". */
export type Connection = {
  readonly preset: PresetId;
  readonly baseUrl: string;
  readonly apiVersion: string | null;
  readonly key: string | null;
};

/** The settings of a client for a connection, as its preset has them. */
export function toClientSettings(
  { baseUrl, apiVersion, key }: Connection,
  { fetch, timeoutMs }: { fetch: ProviderFetch; timeoutMs: number },
): ClientSettings {
  return {
    apiKey: key ?? "unused",
    baseUrl,
    timeoutMs,
    fetch,
    ...(apiVersion !== null && apiVersion !== "" && { apiVersion }),
  };
}

import OpenAI, { AzureOpenAI } from "openai";
import { adaptFetch } from "./adaptations/adapted-fetch.ts";
import { type Adaptations, everyAdaptation } from "./adaptations/adaptations.ts";

export type ClientSettings = {
  readonly apiKey: string;
  /** OpenAI itself where it is unset. */
  readonly baseUrl: string | undefined;
  readonly timeoutMs: number;
  /** Azure's dated API: the deployment is part of the path, and the key has a header of its own. */
  readonly apiVersion?: string;
  /** In place of the global one, for an address that only a guarded connection may reach. */
  readonly fetch?: typeof globalThis.fetch;
  /** All where it is unset. */
  readonly adaptations?: Adaptations;
};

/** A client of an OpenAI-compatible provider. */
export function openClient(settings: ClientSettings): OpenAI {
  const { apiKey, baseUrl = "https://api.openai.com/v1", timeoutMs, apiVersion } = settings;
  const { fetch = globalThis.fetch, adaptations = everyAdaptation } = settings;
  const options = {
    apiKey,
    timeout: timeoutMs,
    logLevel: "off" as const, // its debug lines hold prompts, which are document text
    fetch: adaptFetch(fetch, adaptations),
    // The client would take these from the environment, which is the operator's and not this connection's.
    ...(settings.fetch && { organization: null, project: null, adminAPIKey: null }),
  };
  if (apiVersion === undefined) return new OpenAI({ ...options, baseURL: baseUrl });
  return new AzureOpenAI({ ...options, apiVersion, baseURL: toAzureBase(baseUrl) });
}

/** The portal shows the address of the resource; the API is below "/openai". */
function toAzureBase(address: string): string {
  const { origin, pathname } = new URL(address);
  return pathname === "/" ? `${origin}/openai` : address;
}

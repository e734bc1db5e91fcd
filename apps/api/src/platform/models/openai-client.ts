import type { OpenAI } from "openai";
import { adaptFetch } from "./adaptations/adapted-fetch.ts";
import { type Adaptations, everyAdaptation } from "./adaptations/adaptations.ts";
import { openaiLibrary } from "./openai-library.ts";
import { noteRefusals } from "./openai-timeout.ts";
import { environmentFetch } from "./provider-fetch.ts";

export type ClientSettings = {
  readonly apiKey: string;
  /** OpenAI itself where it is unset. */
  readonly baseUrl: string | undefined;
  readonly timeoutMs: number;
  /** Azure's dated API: the deployment is part of the path, and the key has a header of its own. */
  readonly apiVersion?: string;
  /** In place of that of the environment, for an address that only a guarded connection may reach. */
  readonly fetch?: typeof globalThis.fetch;
  /** All where it is unset. */
  readonly adaptations?: Adaptations;
  /**
   * True for the provider that the environment names: the client's own variables (OPENAI_CUSTOM_HEADERS, OPENAI_ORG_ID and
   * such) are that provider's, and no other may see them.
   */
  readonly isOfEnvironment?: boolean;
};

/** A client of an OpenAI-compatible provider. */
export function openClient(settings: ClientSettings): OpenAI {
  const { apiKey, baseUrl = "https://api.openai.com/v1", timeoutMs, apiVersion } = settings;
  const { fetch = environmentFetch, adaptations = everyAdaptation } = settings;
  const { isOfEnvironment = false } = settings;
  const options = {
    apiKey,
    timeout: timeoutMs,
    logLevel: "off" as const, // its debug lines hold prompts, which are document text
    fetch: noteRefusals(adaptFetch(fetch, adaptations)),
    ...(!isOfEnvironment && { organization: null, project: null, adminAPIKey: null }),
  };
  const library = openaiLibrary();
  const open = () =>
    apiVersion === undefined
      ? new library.OpenAI({ ...options, baseURL: baseUrl })
      : new library.AzureOpenAI({ ...options, apiVersion, baseURL: toAzureBase(baseUrl) });
  return isOfEnvironment ? open() : withoutCustomHeaders(open);
}

const customHeaders = "OPENAI_CUSTOM_HEADERS";

/** No option keeps the client (openai 7.55) from reading this variable when it is made, which takes no other turn. */
function withoutCustomHeaders<Client>(open: () => Client): Client {
  const { [customHeaders]: kept } = process.env;
  if (kept === undefined) return open();
  delete process.env[customHeaders];
  try {
    return open();
  } finally {
    process.env[customHeaders] = kept;
  }
}

/** The portal shows the address of the resource; the API is below "/openai". */
function toAzureBase(address: string): string {
  const { origin, pathname } = new URL(address);
  return pathname === "/" ? `${origin}/openai` : address;
}

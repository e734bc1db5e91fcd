import { setTimeout } from "node:timers/promises";
import { fetch as request, FormData as RequestForm, type RequestInit } from "undici";
import type { Config } from "../config.ts";
import { type Guard, resolveBySystem, webPorts } from "../guarded-fetch/choose-address.ts";
import { openGuardedConnections } from "../guarded-fetch/guarded-connections.ts";
import { parseNetwork } from "../guarded-fetch/public-address.ts";
import { limitBody } from "../limit-body.ts";

/** The requests to the services of models. */
export type ProviderFetch = typeof globalThis.fetch;

/** For models that were connected on the page "Models". */
export type ProviderFetches = {
  /** For connections of operators: their own machine and network too, where Ollama and vLLM run. */
  readonly installation: ProviderFetch;
  /** For connections of an organization: public addresses, and what WEB_ALLOWED_NETWORKS lets through, at its pace. */
  organization(id: string): ProviderFetch;
  close(): Promise<void>;
};

/** This machine and private networks, but none of link-local addresses, where clouds have their metadata services. */
const ownNetworks = [
  "127.0.0.0/8",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "::1",
  "fc00::/7",
];
/** The metadata service of AWS is within the private addresses of IPv6. */
const metadataServices = ["fd00:ec2::254"];

/** Models may think for a long time before they answer; the client has its own, shorter limit. */
const silenceMs = 15 * 60_000;
const megabyte = 1024 ** 2;

/** More than any reply of its kind, and too little to fill the memory or to occupy the process for long. */
function limitOf(address: string, type: string): number {
  const { pathname } = new URL(address);
  if (pathname.endsWith("/models")) return 2 * megabyte;
  if (pathname.endsWith("/embeddings")) return 32 * megabyte;
  if (isStream(type)) return 32 * megabyte;
  return (pathname.endsWith("/chat/completions") ? 2 : 8) * megabyte;
}

/** More than any event of a stream. */
const eventBytesMax = 2 * megabyte;

function isStream(type: string): boolean {
  return type.startsWith("text/event-stream");
}

/** Opens no connection yet. */
export function openProviderFetches(config: Pick<Config, "webAllowedNetworks">): ProviderFetches {
  const opened: { close(): Promise<void> }[] = [];
  const open = (guard: Omit<Guard, "resolve">) => {
    const connections = openGuardedConnections({ ...guard, resolve: resolveBySystem }, silenceMs);
    opened.push({ close: () => connections.destroy() });
    return (pace?: Pace): ProviderFetch =>
      async (url, init) => {
        const sent = { ...init, body: toBody(init?.body), dispatcher: connections };
        // A redirect would take the key along to another server.
        const address = toAddress(url);
        const reply = await request(address, { ...sent, redirect: "error" } as RequestInit);
        return limitReply(address, reply, pace);
      };
  };
  const allowed = config.webAllowedNetworks.map(parseNetwork);
  const refused = metadataServices.map(parseNetwork);
  const own = [...allowed, ...ownNetworks.map(parseNetwork)];
  const toOrganizations = open({ allowed, ports: webPorts });
  const paces = new Map<string, Pace>();
  return {
    installation: open({ allowed: own, refused, ports: "all" })(),
    organization(id) {
      const pace = paces.get(id) ?? openPace();
      paces.set(id, pace);
      return toOrganizations(pace);
    },
    async close() {
      await Promise.all(opened.map((one) => one.close()));
    },
  };
}

/** For the providers that the environment names, at any address. */
export const environmentFetch: ProviderFetch = async (url, init) =>
  limitReply(toAddress(url), await fetch(url, init));

function toAddress(url: Parameters<ProviderFetch>[0]): string {
  return url instanceof Request ? url.url : url.toString();
}

/** The client makes forms of Node's own class, which the package does not know. */
function toBody(body: unknown): unknown {
  if (!(body instanceof FormData)) return body;
  const form = new RequestForm();
  for (const [name, value] of body.entries()) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, value.name);
  }
  return form;
}

/** What the package's own class of replies has in common with Node's. */
type ProviderReply = {
  readonly body: ReadableStream<Uint8Array> | null;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Iterable<[string, string]> & { get(name: string): string | null };
  readonly url: string;
};

/** Waits until a part of a reply may be read. */
type Pace = (part: Uint8Array) => Promise<void>;

/** What it takes to handle each part, and each line of it, beside the bytes: about as much as to handle so many bytes. */
const bytesPerPart = 400;
const bytesPerLine = 100;
/** About 2,000 words of a model; twenty people who are answered at once do not notice. */
const bytesPerSecond = 2 * megabyte;

/**
 * Lets an organization's replies in no faster than any model writes, after the first second's worth: a server that fills a
 * connection with events of nothing would take the time of this thread from everybody.
 */
function openPace(): Pace {
  let paidUntil = 0;
  return async (part) => {
    let cost = bytesPerPart + part.byteLength;
    for (const byte of part) if (byte === newline) cost += bytesPerLine;
    const now = performance.now();
    paidUntil = Math.max(paidUntil, now - 1_000) + (cost / bytesPerSecond) * 1_000;
    if (paidUntil > now) await setTimeout(paidUntil - now);
  };
}

const newline = 10;

/** A server that never ends its reply, or what is parsed of it at one go, must not fill the memory. */
function limitReply(address: string, reply: ProviderReply, pace?: Pace): Response {
  const { body, status, statusText, headers, url } = reply;
  const type = reply.headers.get("content-type") ?? "";
  const bytesMax = limitOf(address, type);
  const limits = { bytesMax, eventBytesMax: isStream(type) ? eventBytesMax : bytesMax };
  const limited = body === null ? null : limitBody(body, limits, pace);
  const response = new Response(limited, { status, statusText, headers: [...headers] });
  return Object.defineProperty(response, "url", { value: url });
}

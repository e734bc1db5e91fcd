import { createHash } from "node:crypto";
import rateLimit, { type CreateRateLimitOptions } from "@fastify/rate-limit";
import { livePath, readyPath } from "@footnote/contracts/health";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Redis } from "ioredis";
import { AppError } from "../platform/errors.ts";
import { redisCounts } from "./redis-counts.ts";

export type RateLimits = {
  /** Requests a minute from one client address; 0 is no limit. */
  perAddress: number;
  /** Requests a minute with one session or API key; 0 is no limit. */
  perKey: number;
  /** Where several processes count together; each by itself without. */
  redisUrl: string | undefined;
};

const windowMs = 60_000;
/** Addresses and keys that a process without Redis remembers at a time. */
const remembered = 20_000;

/**
 * Refuses what comes too fast with a 429 that says when to try again. Addresses are counted too, since whoever makes
 * keys up has as many as they like. When Redis fails, requests are let through: limits protect, they must not be what
 * takes the product down.
 */
export async function limitRates(server: FastifyInstance, limits: RateLimits): Promise<void> {
  const redis = limits.redisUrl === undefined ? undefined : openRedis(server, limits.redisUrl);
  await server.register(rateLimit, {
    global: false,
    cache: remembered,
    skipOnError: true,
    ...(redis && { store: redisCounts(redis) }),
  });
  const limiters = [
    limiter(server, limits.perAddress, { what: "address", keyGenerator: addressOf }),
    limiter(server, limits.perKey, {
      what: "key",
      keyGenerator: (request) => keyOf(request) ?? "none",
      allowList: (request) => keyOf(request) === undefined,
    }),
  ];
  server.addHook("onRequest", async (request) => {
    // Monitoring must not see the product as not ready because it asks often.
    if (request.url === readyPath || request.url === livePath) return;
    for (const requireRoom of limiters) await requireRoom(request);
  });
}

type Counted = Pick<CreateRateLimitOptions, "allowList"> & {
  what: string;
  keyGenerator: (request: FastifyRequest) => string;
};

/** @returns what throws AppError request.too_many */
function limiter(server: FastifyInstance, max: number, { what, keyGenerator, allowList }: Counted) {
  if (max === 0) return async () => {};
  const count = server.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => `${what}:${keyGenerator(request)}`,
    ...(allowList && { allowList }),
  });
  return async (request: FastifyRequest) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    const seconds = Math.max(1, counted.ttlInSeconds);
    const message = `Too many requests. Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
    const detail = { limit: max, per: what, retry_after_seconds: seconds };
    throw new AppError("request.too_many", { message, detail });
  };
}

/** What an IPv6 customer is given has 2^64 addresses: they count as one. */
function addressOf({ ip }: FastifyRequest): string {
  return rateLimit.normalizeIP(ip, 64);
}

/** A fingerprint: keys themselves are written nowhere. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const header = headers.authorization;
  return header && createHash("sha256").update(header).digest("base64url").slice(0, 22);
}

function openRedis(server: FastifyInstance, url: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: 500,
    maxRetriesPerRequest: 1,
    // Nobody waits for a count: without a connection the request goes on uncounted.
    enableOfflineQueue: false,
  });
  redis.on("error", (error: Error) => server.log.warn({ err: error }, "redis of the rate limits"));
  server.addHook("onClose", async () => redis.disconnect());
  return redis;
}

import { createHash } from "node:crypto";
import rateLimit, { type CreateRateLimitOptions } from "@fastify/rate-limit";
import { livePath, readyPath } from "@footnote/contracts/health";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Redis } from "ioredis";
import { AppError } from "../platform/errors.ts";
import { openOutageLog, type OutageLog, type RedisPlace } from "../platform/redis-availability.ts";
import { clientAddress, tokenOf } from "./authentication.ts";
import { redisCounts } from "./redis-counts.ts";

export type RateLimits = {
  /** Requests a minute from one client address; 0 is no limit. */
  perAddress: number;
  /** Requests a minute with one session or API key; 0 is no limit. */
  perKey: number;
  /** Where several processes count together; without it each process counts on its own. */
  redis: RedisPlace | undefined;
  /** Where the other connections of this process to the same Redis are watched. */
  outage?: OutageLog | undefined;
};

const windowMs = 60_000;
/** How many addresses and keys a process without Redis counts at a time. */
const cacheSize = 20_000;

/**
 * Answers requests over the limit with a 429 that says when to retry. Addresses are counted too, since invented keys
 * cost nothing. When Redis fails, requests are let through: the limits protect the product and must not take it down.
 */
export async function limitRates(server: FastifyInstance, limits: RateLimits): Promise<void> {
  const redis = limits.redis && (await openRedis(server, limits.redis.url));
  if (redis) (limits.outage ?? openOutageLog(server.log)).watch(redis);
  await server.register(rateLimit, {
    global: false,
    cache: cacheSize,
    skipOnError: true,
    ...(redis && { store: redisCounts(redis, limits.redis?.prefix ?? "") }),
  });
  const limiters = [
    limiter(server, limits.perAddress, {
      what: "address",
      keyGenerator: (request) => getClientNetwork(request),
    }),
    limiter(server, limits.perKey, {
      what: "key",
      keyGenerator: (request) => hashKey(request) ?? "none",
      allowList: (request) => hashKey(request) === undefined,
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

/** An IPv6 customer gets 2^64 addresses: they count as one. A site gets up to 2^16 such networks, which 48 bits count as one. */
export function getClientNetwork(request: FastifyRequest, bits: 48 | 64 = 64): string {
  return rateLimit.normalizeIP(clientAddress(request), bits);
}

/** Returns a hash: keys themselves are stored nowhere. Undefined without a key. */
export function hashKey({ headers }: FastifyRequest): string | undefined {
  const key = tokenOf(headers.authorization);
  return key && createHash("sha256").update(key).digest("base64url").slice(0, 22);
}

async function openRedis(server: FastifyInstance, url: string): Promise<Redis> {
  // Loaded only where there is one.
  const { Redis } = await import("ioredis");
  const redis = new Redis(url, {
    connectTimeout: 500,
    maxRetriesPerRequest: 1,
    // A Redis that hangs keeps its connections: without this every request would wait for it.
    commandTimeout: 500,
    // Nobody waits for a count: without a connection the request goes on uncounted.
    enableOfflineQueue: false,
  });
  server.addHook("onClose", async () => redis.disconnect());
  return redis;
}

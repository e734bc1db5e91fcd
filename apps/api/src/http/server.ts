import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import websocket from "@fastify/websocket";
import { apiBasePath } from "@footnote/contracts/endpoint";
import { largestUpload } from "@footnote/contracts/upload-checks";
import { fastify, type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { AppError } from "../platform/errors.ts";
import { prepareClose } from "./closing.ts";
import { acceptJson } from "./json-body.ts";
import { answerBrokenRequest, applyTimeouts, timeouts } from "./timeouts.ts";
import { answerOpenAiProblem, answerProblem } from "./error-replies.ts";
import { refuseForeignSockets } from "./socket-origin.ts";
import { limitPipelining } from "./pipelining.ts";
import { refuseTinyPieces } from "./tiny-pieces.ts";
import { limitRates, type RateLimits } from "./rate-limits.ts";
import { requireSingleHost } from "./single-host.ts";
import { type ForeignScripts, setSecurityHeaders } from "./security-headers.ts";

/** Integrations expect these paths without the base path. */
const programPaths = /^\/(?:v1\/|mcp(?:[/?]|$))/;
const openAiPaths = new RegExp(`^${apiBasePath}/v1/`);
const jsonBodyLimit = 256 * 1024;

export type ServerOptions = {
  /** Proxies whose forwarded client addresses are trusted. */
  trustedProxies: string[];
  rates: RateLimits;
  foreignScripts: ForeignScripts;
  /** Where people reach the server. */
  publicUrl: string;
};

/** A server with everything routes share: error bodies, security headers, cookies, uploads and sockets. */
export async function buildServer(
  log: FastifyBaseLogger,
  { trustedProxies, rates, foreignScripts, publicUrl }: ServerOptions,
): Promise<FastifyInstance> {
  const server: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    genReqId: () => randomUUID(),
    bodyLimit: jsonBodyLimit,
    requestTimeout: timeouts.request,
    clientErrorHandler: answerBrokenRequest,
    // Elsewhere an upgrade is ignored, as HTTP requires: some clients offer HTTP/2 with every request.
    http: { shouldUpgradeCallback: ({ url }) => url?.startsWith("/ws/") ?? false },
    forceCloseConnections: "idle",
    // What arrives on an open connection while the server stops is answered like the rest, with `Connection: close`.
    return503OnClosing: false,
    rewriteUrl: ({ url = "/" }) => (programPaths.test(url) ? apiBasePath + url : url),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply),
  });
  server.setErrorHandler((error, request, reply) => {
    // Integrations get their own error form for unknown paths too.
    const reject = openAiPaths.test(request.url) ? answerOpenAiProblem : answerProblem;
    return reject(error, request, reply);
  });
  acceptJson(server, jsonBodyLimit);
  limitPipelining(server);
  refuseTinyPieces(server, trustedProxies);
  applyTimeouts(server);
  server.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  requireSingleHost(server);
  await setSecurityHeaders(server, foreignScripts);
  await limitRates(server, rates);
  refusePackedBodies(server);
  await server.register(cookie);
  await server.register(compress, {
    encodings: ["br", "gzip"],
    brotliOptions,
    // A body of 700 bytes would be unpacked to hundreds of megabytes, before anybody has asked who sends it.
    globalDecompression: false,
  });
  await server.register(multipart, { throwFileSizeLimit: false, limits: multipartLimits() });
  const preClose = prepareClose(server);
  await server.register(websocket, { options: { maxPayload: 16 * 1024 }, preClose });
  // After the plugin, which says in a hook of its own which requests open a socket.
  refuseForeignSockets(server, publicUrl);
  server.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.debug({ method, route: routeOptions.url, status: reply.statusCode, ms }, "request");
  });
  return server;
}

function refusePackedBodies(server: FastifyInstance): void {
  server.addHook("onRequest", async ({ headers }) => {
    const { "content-encoding": encoding = "identity" } = headers;
    if (encoding.trim().toLowerCase() === "identity") return;
    throw new AppError("request.unsupported_type", { message: packedBody });
  });
}

const packedBody = "Send the body as it is, without Content-Encoding.";

/** The library's default of 11 takes a second where 5 takes milliseconds, for a result a few per cent smaller. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function multipartLimits() {
  return {
    fileSize: largestUpload + 1,
    files: 1,
    fields: 10,
    fieldSize: 10_000,
  };
}

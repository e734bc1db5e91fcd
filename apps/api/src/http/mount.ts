import type {
  BodyOf,
  EndpointShape,
  ParamsOf,
  QueryOf,
  ReplyFrom,
} from "@footnote/contracts/endpoint";
import { apiBasePath, keyScopeOf } from "@footnote/contracts/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../platform/app.ts";
import { AppError } from "../platform/errors.ts";
import { openAdmission } from "./admission.ts";
import { requireKeySent, requireSignedIn, requireTicketHolder } from "./authentication.ts";
import type { Authenticator, Member, Operator, SignedIn } from "../context/caller.ts";
import { bindTenant, type TenantApp } from "../context/tenancy.ts";
import { asClient } from "../platform/current-client.ts";
import { requireCsrfToken } from "./csrf.ts";
import { EventStream, sendEvents } from "./event-stream.ts";
import { integrationErrorHandlers } from "./error-replies.ts";
import { watchLateness } from "./lateness.ts";
import { getClientNetwork } from "./rate-limits.ts";
import { deleteOnce } from "./repeated-deletion.ts";
import { openTurns } from "./turns.ts";
import { takesFiles, type UploadAllowance, withinAllowance } from "./upload-allowance.ts";

export type CallerOf<E extends EndpointShape> = E["access"] extends "public"
  ? undefined
  : E["access"] extends "user"
    ? SignedIn
    : E["access"] extends "operator"
      ? Operator
      : Member;

/** A member's handler gets the app bound to the member's organization, and no other. */
export type AppOf<E extends EndpointShape> = E["access"] extends "member" | "admin"
  ? TenantApp<keyof App>
  : undefined;

/** What a handler receives: the request parsed and the caller proven. Multipart and streamed bodies stay on `request`. */
export type Call<E extends EndpointShape> = {
  app: AppOf<E>;
  caller: CallerOf<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: E["bodyKind"] extends "multipart" | "stream"
    ? undefined
    : E["bodyKind"] extends "raw"
      ? Buffer
      : BodyOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Mount = <const E extends EndpointShape>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<HandledBy<E>>,
) => void;

type HandledBy<E extends EndpointShape> = E["events"] extends true
  ? ReplyFrom<E> | EventStream
  : ReplyFrom<E>;

/**
 * Binds endpoints to a server: proves the caller, checks the CSRF token, parses the request, binds the app to the
 * member's organization, shapes the reply. `mounted` lists what has been bound.
 */
export function mountOn(
  server: FastifyInstance,
  {
    authenticator,
    allowance,
    app,
  }: { authenticator: Authenticator; allowance: UploadAllowance; app: App },
): { mount: Mount; mounted: EndpointShape[] } {
  const mounted: EndpointShape[] = [];
  const admitHeavy = openHeavyAdmission(server, app.config);
  const inTurn = openTurns();
  const mount: Mount = (endpoint, handle) => {
    mounted.push(endpoint);
    const handleRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const user = await identify(authenticator, endpoint, request);
      const run = async () => {
        const caller = await admit(authenticator, endpoint, user);
        const member = caller && "organizationId" in caller ? caller : undefined;
        if (endpoint.heavy && member) admitHeavy(endpoint, member, { request, reply });
        const bound = member && bindTenant(app, member);
        const call = { app: bound, caller, ...parse(endpoint, request), request, reply };
        const answer = () => handle(call as Call<typeof endpoint>);
        return takesFiles(endpoint) ? withinAllowance(allowance, request, answer) : answer();
      };
      const deletes = endpoint.method === "DELETE" && user;
      return deletes ? deleteOnce(authenticator, { user, request }, run) : run();
    };
    const answerRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const result = await inTurn(request, () => handleRequest(request, reply));
      if (endpoint.replyKind === "bytes") return reply.send(result);
      if (result instanceof EventStream) return sendEvents(reply, result);
      return reply.status(endpoint.status ?? 200).send(endpoint.reply.parse(result));
    };
    routeOn(server, endpoint, (request, reply) =>
      asClient(getClientNetwork(request, 48), () => answerRequest(request, reply)),
    );
  };
  return { mount, mounted };
}

function openHeavyAdmission(server: FastifyInstance, config: App["config"]) {
  const lateness = watchLateness();
  server.addHook("onClose", async () => lateness.stop());
  const { heavyRequests: places, heavyRequestsLateness: latenessMax } = config;
  const open = () => openAdmission({ places, latenessMax, lateness: () => lateness.now() });
  // A body takes as long to arrive as its sender likes: uploads take no places of questions.
  const admitWork = open();
  const admitUpload = open();
  return (
    endpoint: EndpointShape,
    { organizationId }: Member,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ) => {
    const admit = takesFiles(endpoint) ? admitUpload : admitWork;
    admit({ organizationId, client: getClientNetwork(request, 48) }, reply.raw);
  };
}

/** Adds a route. A route with a raw or streamed body gets its own scope, whose parser passes the bytes on unchanged. */
function routeOn(
  server: FastifyInstance,
  endpoint: EndpointShape,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const route = {
    method: endpoint.method,
    url: apiBasePath + endpoint.path,
    // Byte ranges are requested by the stored length: no compression.
    ...(endpoint.replyKind === "bytes" && { compress: false as const }),
    handler,
    // Before anything is read of the body: it could be long, and dear to parse.
    ...(endpoint.access !== "public" &&
      !endpoint.admitsTicket && {
        onRequest: async (request: FastifyRequest) => void requireKeySent(request),
      }),
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    ...(endpoint.forIntegrations && {
      errorHandler: integrationErrorHandlers[endpoint.forIntegrations],
    }),
  };
  const { bodyKind } = endpoint;
  if (bodyKind !== "raw" && bodyKind !== "stream") return void server.route(route);
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    if (bodyKind === "stream") scope.addContentTypeParser("*", async () => undefined);
    else {
      scope.addContentTypeParser(
        "*",
        { parseAs: "buffer" },
        async (_: unknown, body: Buffer) => body,
      );
    }
    scope.route(route);
  });
}

async function identify(
  authenticator: Authenticator,
  endpoint: EndpointShape,
  request: FastifyRequest,
) {
  // The caller comes first: an expired session must read as 401, whatever else is wrong with the request.
  const prove = endpoint.admitsTicket ? requireTicketHolder : requireSignedIn;
  const user =
    endpoint.access === "public"
      ? undefined
      : await prove(authenticator, request, keyScopeOf(endpoint));
  // The CSRF token proves that one of our pages sends the request. An API key needs no such proof: a browser does not
  // add it to requests on its own, as it does with cookies.
  const byApiKey = user !== undefined && user.scopes !== "all";
  const fromBrowser = !byApiKey && endpoint.bodyKind !== "raw" && !endpoint.forIntegrations;
  const writes = endpoint.method !== "GET" && endpoint.method !== "HEAD";
  if (writes && fromBrowser) requireCsrfToken(request);
  return user;
}

async function admit(
  authenticator: Authenticator,
  endpoint: EndpointShape,
  user: SignedIn | undefined,
) {
  if (!user || endpoint.access === "user") return user;
  if (endpoint.access === "operator") return authenticator.requireOperator(user);
  const member = await authenticator.requireMember(user);
  if (endpoint.access === "admin" && member.role !== "admin") {
    throw new AppError("organization.admin_only");
  }
  if (endpoint.withoutLicense) return member;
  if (!member.subscribed) throw new AppError("subscription.inactive");
  if (endpoint.method !== "GET") requireLicense(member);
  return member;
}

/** @throws AppError license.inactive: the organization can read and delete only */
function requireLicense({ license }: Member): void {
  if (license === "active") return;
  const state = license === "expired" ? "has expired" : "is not active";
  const message = `The license of your organization ${state}. Until it is renewed you can read and delete, but not upload or ask.`;
  throw new AppError("license.inactive", { message });
}

function parse(endpoint: EndpointShape, request: FastifyRequest) {
  return {
    params: endpoint.params?.parse(request.params),
    query: endpoint.query?.parse(request.query),
    body: parseBody(endpoint, request.body),
  };
}

function parseBody({ bodyKind, body: schema }: EndpointShape, body: unknown): unknown {
  if (bodyKind === "raw") return body ?? Buffer.alloc(0);
  if (bodyKind === "multipart" || bodyKind === "stream") return undefined;
  return schema?.parse(body === undefined ? {} : body);
}

import type { KeyScope } from "@footnote/contracts/endpoint";
import type { FastifyRequest } from "fastify";
import { AppError } from "../platform/errors.ts";
import { requireScope } from "../context/key-scopes.ts";
import type {
  Authenticator,
  KeyHolder,
  Origin,
  SignedIn,
  AnonymousUser,
} from "../context/caller.ts";

/**
 * The signed-in user of a request, from its `Authorization: Token <key>` header. `needs` is the scope that an API key
 * must have, undefined where only a session will do.
 * @throws AppError session.missing without a key, session.expired or api_key.revoked when it is not alive, api_key.scope
 */
export async function requireSignedIn(
  authenticator: Authenticator,
  request: FastifyRequest,
  needs: KeyScope | undefined,
): Promise<SignedIn> {
  const key = requireKeySent(request);
  return { ...(await requireKey(authenticator, key, needs)), from: getOrigin(request) };
}

/** The key of a request, whatever it is worth. @throws AppError session.missing */
export function requireKeySent(request: FastifyRequest): string {
  const key = tokenOf(request.headers.authorization);
  if (key === undefined) throw new AppError("session.missing");
  return key;
}

/** The address of a client. Some proxies write its port behind it, which changes with each connection. */
export function clientAddress(request: FastifyRequest): string {
  // Of a connection that was reset at once the system knows no address.
  const ip = (request.ip as string | undefined) ?? "";
  return /^\[([^\]]+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip;
}

export function getOrigin(request: FastifyRequest): Origin {
  return { address: clientAddress(request), requestId: request.id };
}

/**
 * The user whose session or API key this is, wherever it came from.
 * @throws AppError session.expired or api_key.revoked when it is not alive, api_key.scope when it may not do this
 */
export async function requireKey(
  authenticator: Authenticator,
  key: string,
  needs: KeyScope | undefined,
): Promise<KeyHolder> {
  const user = await authenticator.findSignedIn(key);
  if (!user) throw new AppError(key.startsWith("fn_") ? "api_key.revoked" : "session.expired");
  requireScope(user, needs);
  return user;
}

/**
 * The user of a request that may carry a ticket in its address (`?ticket=`) instead of the header.
 * @throws AppError ticket.invalid when it has run out, was made for another path, or its session has ended
 */
export async function requireTicketHolder(
  authenticator: Authenticator,
  request: FastifyRequest,
  needs: KeyScope | undefined,
): Promise<SignedIn> {
  const { searchParams, pathname } = new URL(request.url, "http://server");
  const ticket = searchParams.get("ticket");
  if (ticket === null) return requireSignedIn(authenticator, request, needs);
  const user = await authenticator.findTicketHolder(ticket, pathname);
  if (!user) throw new AppError("ticket.invalid");
  return { ...user, from: getOrigin(request) };
}

/** The sender of a request, as far as it is known without a key. */
export function getAnonymousUser(request: FastifyRequest): AnonymousUser {
  return { ...getOrigin(request), userAgent: request.headers["user-agent"] };
}

/** The key in an `Authorization` header, however it is spelt. */
export function tokenOf(header: string | undefined): string | undefined {
  const match = /^(?:Token|Bearer) +(\S{1,200})$/i.exec(header ?? "");
  return match?.[1];
}

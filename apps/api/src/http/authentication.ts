import type { FastifyRequest } from "fastify";
import { AppError } from "../platform/errors.ts";
import type { Gate, SignedIn } from "./caller.ts";

/**
 * The signed-in user of a request, from its `Authorization: Token <key>` header.
 * @throws AppError session.missing without a token, session.dead when it is not alive
 */
export async function requireSignedIn(gate: Gate, request: FastifyRequest): Promise<SignedIn> {
  const key = tokenOf(request.headers.authorization);
  if (key === undefined) throw new AppError("session.missing");
  const user = await gate.findSignedIn(key);
  if (!user) throw new AppError("session.dead");
  return user;
}

/**
 * The user of a request that may carry a ticket in its address (`?ticket=`) instead of the header.
 * @throws AppError ticket.invalid when it has run out, was made for another path, or its session has ended
 */
export async function requireTicketHolder(gate: Gate, request: FastifyRequest): Promise<SignedIn> {
  const { searchParams, pathname } = new URL(request.url, "http://server");
  const ticket = searchParams.get("ticket");
  if (ticket === null) return requireSignedIn(gate, request);
  const user = await gate.findTicketHolder(ticket, pathname);
  if (!user) throw new AppError("ticket.invalid");
  return user;
}

function tokenOf(header: string | undefined): string | undefined {
  const match = /^(?:Token|Bearer) +(\S{1,200})$/i.exec(header ?? "");
  return match?.[1];
}

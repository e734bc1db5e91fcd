import { randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../platform/errors.ts";

const cookieName = "csrftoken";
const headerName = "x-csrftoken";
const tokenShape = /^[\w-]{20,128}$/;

/** Returns the browser's CSRF token, making one when it has none, and sets the cookie. */
export function issueCsrfToken(request: FastifyRequest, reply: FastifyReply): string {
  const present = request.cookies[cookieName];
  const token =
    present && tokenShape.test(present) ? present : randomBytes(24).toString("base64url");
  reply.setCookie(cookieName, token, {
    path: "/",
    sameSite: "lax",
    secure: request.protocol === "https",
    httpOnly: false, // the page reads it to send the header
    maxAge: 365 * 24 * 60 * 60,
  });
  return token;
}

/** @throws AppError csrf.invalid unless the header repeats the cookie */
export function requireCsrfToken(request: FastifyRequest): void {
  const cookie = Buffer.from(request.cookies[cookieName] ?? "");
  const header = Buffer.from(String(request.headers[headerName] ?? ""));
  const same = cookie.length === header.length && timingSafeEqual(cookie, header);
  if (!same || !tokenShape.test(cookie.toString())) throw new AppError("csrf.invalid");
}

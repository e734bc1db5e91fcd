import type { FetchRefused } from "../guarded-fetch/fetch-refused.ts";
import { SourceUnavailable } from "./source.ts";

const notAllowed =
  "This address is not allowed. Only public addresses and networks allowed by the operator of the server can be read.";
const refused = "The server rejected the user name, password or key.";
const tooLarge = "The server sent more than is read of such a reply.";
const missing = "There is nothing at this address.";
const late = "The server did not answer in time.";
const brokenOff = "The connection to the server broke off.";
const unreadable = "The server cannot be reached or sent an unreadable response.";
const redirected = "The server redirects too often or to an address that cannot be read.";

/** By the codes of our own fetch, of Node and of the libraries. */
const sentences: Readonly<Record<string, string>> = {
  "refused:scheme": redirected,
  "refused:address": notAllowed,
  "refused:redirects": redirected,
  "refused:status": "The server answered with an error.",
  "refused:type": "The server sent a type of content that is not read.",
  "refused:too_large": tooLarge,
  "refused:timed_out": late,
  "refused:failed": unreadable,
  ETIMEDOUT: late,
  UND_ERR_CONNECT_TIMEOUT: late,
  UND_ERR_HEADERS_TIMEOUT: late,
  UND_ERR_BODY_TIMEOUT: late,
  CONNECT_TIMEOUT: late,
  GREETING_TIMEOUT: late,
  UPGRADE_TIMEOUT: late,
  ETIMEOUT: late,
  ECONNRESET: brokenOff,
  EPIPE: brokenOff,
  UND_ERR_SOCKET: brokenOff,
  NoConnection: brokenOff,
  EConnectionClosed: brokenOff,
  StateLogout: brokenOff,
  ClosedAfterConnectTLS: brokenOff,
  ClosedAfterConnectText: brokenOff,
  UND_ERR_HEADERS_OVERFLOW: tooLarge,
  LineTooLarge: tooLarge,
  LiteralTooLarge: tooLarge,
  ResponseTooLarge: tooLarge,
  TooManyTokens: tooLarge,
  TooManyResponses: tooLarge,
} satisfies Record<FetchRefused["code"], string> & Record<string, string>;

/** Explains why a server could not be read. @param status of its reply, where there was one */
export function explainFailure(cause: unknown, status?: number): SourceUnavailable {
  if (cause instanceof SourceUnavailable) return cause;
  return new SourceUnavailable(describe(cause, status), { cause });
}

function describe(cause: unknown, status: number | undefined): string {
  const codes = listCodes(cause);
  if (codes.includes("refused:address")) return notAllowed;
  if (status === 401 || status === 403) return refused;
  if (status === 404) return missing;
  if (status !== undefined && status >= 400)
    return `The server answered with an error (${status}).`;
  // The innermost is the most exact one.
  const code = codes.at(-1);
  if (code === undefined) return unreadable;
  if (sentences[code] !== undefined) return sentences[code];
  return /^(?:HPE_|UND_ERR_|Z_|Parser)/.test(code)
    ? `The server sent an unreadable response (${code}).`
    : `The server cannot be reached (${code}).`;
}

/** Libraries wrap what a connection threw, or copy its code. */
function listCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code, name, cause } = error as NodeJS.ErrnoException;
  const own = name === "TimeoutError" ? "ETIMEDOUT" : code;
  return [...(typeof own === "string" ? [own] : []), ...listCodes(cause)];
}

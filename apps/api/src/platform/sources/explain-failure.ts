import type { FetchRefused } from "../guarded-fetch/fetch-refused.ts";
import { SourceUnavailable } from "./source.ts";

const refusedAddress: FetchRefused["code"] = "refused:address";
const refusedSize: FetchRefused["code"] = "refused:too_large";
const notAllowed =
  "This address is not allowed. Only public addresses and networks allowed by the operator of the server can be read.";
const refused = "The server rejected the user name, password or key.";
const tooLarge = "The server sent more than is read of such a reply.";
const missing = "There is nothing at this address.";

/** Explains why a server could not be read. @param status of its reply, where there was one */
export function explainFailure(cause: unknown, status?: number): SourceUnavailable {
  if (cause instanceof SourceUnavailable) return cause;
  return new SourceUnavailable(describe(cause, status), { cause });
}

function describe(cause: unknown, status: number | undefined): string {
  if (isRefused(cause, refusedAddress)) return notAllowed;
  if (status === 401 || status === 403) return refused;
  if (status === 404) return missing;
  if (status !== undefined && status >= 400)
    return `The server answered with an error (${status}).`;
  if (isRefused(cause, refusedSize)) return tooLarge;
  const code = cause instanceof Error ? (cause as NodeJS.ErrnoException).code : undefined;
  return typeof code === "string"
    ? `The server cannot be reached (${code}).`
    : "The server cannot be reached or sent an unreadable response.";
}

/** Libraries wrap what a connection threw, or copy its code. */
function isRefused(error: unknown, refusal: FetchRefused["code"]): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return code === refusal || isRefused(error.cause, refusal);
}

import { z } from "zod";
import { type Reply, show } from "./calls.ts";
import { Failed, NotThere, must } from "./verdicts.ts";

const errorBody = z.looseObject({
  error: z.string().min(1),
  message: z.string().min(1),
  code: z.string().regex(/^[a-z\d_]+\.[a-z\d_]+$/),
  request_id: z.string().min(1),
});
export type ErrorBody = z.infer<typeof errorBody> & { detail?: unknown };

/** What must never leave a server: stack frames, source files, SQL, machine paths. */
const inward =
  /node_modules|\.[cm]?[jt]s:\d+|\bat .+ \(.+:\d+|\bSELECT\b.+\bFROM\b|prisma|\/home\/|\/usr\//i;

/** The reply's body in the shape it must have, after a status that says it worked. */
export function answered<T>(reply: Reply, shape: z.ZodType<T>): T {
  worked(reply);
  const parsed = shape.safeParse(reply.body);
  if (parsed.success) return parsed.data;
  const wrong = z.prettifyError(parsed.error).replaceAll(/\s+/g, " ");
  throw new Failed(`the body is not as documented: ${wrong}; came ${show(reply)}`);
}

/** @throws {NotThere} when the server answered as it answers any unknown call */
export function requireKnown(reply: Reply) {
  if (reply.unknownCall) throw new NotThere(`not there yet (${reply.status}): ${reply.call}`);
}

/** For calls whose body is not documented: any 2xx. */
export function worked(reply: Reply) {
  requireKnown(reply);
  must(reply.status >= 200 && reply.status < 300, "a 2xx answer", show(reply));
}

/** The reply is one of these refusals and carries the whole error body. */
export function refused(reply: Reply, statuses: number[]): ErrorBody {
  requireKnown(reply);
  must(statuses.includes(reply.status), statuses.join(" or "), show(reply));
  return requireErrorBody(reply);
}

/** Whatever was thrown at the server: it must not break, and what it refuses it refuses with the error body. */
export function handled(reply: Reply) {
  must(reply.status < 500, "no 5xx", show(reply));
  if (reply.status >= 400) requireErrorBody(reply);
}

export function requireErrorBody(reply: Reply): ErrorBody {
  const parsed = errorBody.safeParse(reply.body);
  if (!parsed.success) {
    const wrong = z.prettifyError(parsed.error).replaceAll(/\s+/g, " ");
    throw new Failed(`the error body is incomplete: ${wrong}; came ${show(reply)}`);
  }
  must("detail" in parsed.data, "the key detail in the error body", show(reply));
  must(parsed.data.error === parsed.data.message, "error and message to be the same", show(reply));
  must(!inward.test(reply.text), "no inner workings in the error body", show(reply));
  return parsed.data;
}

/** Statuses for input that does not make sense. */
export const invalid = [400, 422];
/** Statuses for a thing that is not the caller's, where the specification does not choose. */
export const notYours = [403, 404];

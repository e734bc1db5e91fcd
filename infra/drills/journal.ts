import type { Call, Reply } from "./member.ts";

type Outcome = Partial<Omit<Reply, "status">> & { status: number | undefined; ms: number };

/** What the members of a drill saw. */
export type Journal = ReturnType<typeof openJournal>;

/** What happens in the normal course of things: an upload that goes on elsewhere than its sender thought. */
const ordinary = new Set(["upload.offset_mismatch", "conversation.busy"]);

/** A read slower than this counts as one that did not come. */
const slowReadMs = 5_000;

/** @param explained error codes that the fault of the drill explains, beside 503 with Retry-After */
export function openJournal(explained: readonly string[]) {
  const seen = new Map<string, number>();
  const wrong = new Map<string, number>();
  const failedReads: string[] = [];
  const readTimes: number[] = [];
  let requests = 0;
  const count = (to: Map<string, number>, key: string) => to.set(key, (to.get(key) ?? 0) + 1);
  return {
    /** Failures that are no defect are counted all the same: they are what a person sees meanwhile. */
    record({ method, path }: Call, outcome: Outcome) {
      const { status, ms } = outcome;
      requests++;
      const code = codeOf(outcome);
      const key = status === undefined ? "no reply" : `${status} ${code}`.trim();
      const isRead = method === "GET";
      if (isRead && status === 200 && ms > 0) readTimes.push(ms);
      if (isRead && (status !== 200 || ms > slowReadMs)) failedReads.push(`${key} ${path}`);
      if (status !== undefined && status < 400) return;
      count(seen, key);
      if (ordinary.has(code) || explained.includes(code) || isHonest(outcome)) return;
      const hint = status === 503 ? " without Retry-After" : "";
      count(wrong, `${key}${hint} (${method} ${path.replace(/[0-9a-f-]{36}/g, ":id")})`);
    },
    /** The last event of an answer that ended without one. */
    recordEnd(code: string) {
      count(seen, `answer: ${code}`);
    },
    seen,
    wrong,
    failedReads,
    /** Milliseconds of each read that was answered; streams last as long as their answer and are left out. */
    readTimes,
    requests: () => requests,
  };
}

function codeOf({ body }: Outcome): string {
  return (body as { code?: string } | null | undefined)?.code ?? "";
}

/** No reply at all is what a server that is away gives; 503 says when to come back. */
function isHonest({ status, headers }: Outcome): boolean {
  return status === undefined || (status === 503 && headers?.get("retry-after") != null);
}

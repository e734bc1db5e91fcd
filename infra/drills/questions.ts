import { last } from "./until.ts";
import type { Member } from "./member.ts";

/** How a question ended: answered, refused at once, with an error that says so, or not at all. */
export type Asked = { end: "done" | "refused" | "error" | "none"; code?: string; text: string };

/** A server that starts again on a busy machine takes longer than half a minute. */
const endsWithin = 120_000;

/** Asks and follows the answer; when the connection breaks, reads on after it as the web app does. */
export async function ask(member: Member, shed: string): Promise<Asked> {
  const message = `What is the code of shed ${shed}?`;
  const call = { method: "POST", path: "/chatbot/chat/agent_message/", body: { message } } as const;
  const { status, text } = await member.stream(call);
  const run = /"run_id":"([^"]+)"/.exec(text)?.[1];
  // Without a run, nothing was stored that could be lost: the person asks again.
  if (run === undefined || (status !== undefined && status >= 400)) return { end: "refused", text };
  let all = text;
  let seen: number | undefined = status;
  const deadline = performance.now() + endsWithin;
  const events = { method: "GET", path: `/chatbot/chat/runs/${run}/events/` } as const;
  while (!endOf(all) && performance.now() < deadline) {
    const more = await member.stream(events);
    all += more.text;
    seen = more.status;
    if (!endOf(all)) await last(0.5);
  }
  return endOf(all) ?? { end: "none", text: `${all.slice(-200)} (last reply: ${seen ?? "none"})` };
}

function endOf(text: string): Asked | undefined {
  if (/^event: done$/m.test(text)) return { end: "done", text };
  if (!/^event: error$/m.test(text)) return undefined;
  const code = /"type":"error","code":"([^"]+)"/.exec(text)?.[1] ?? "unknown";
  return { end: "error", code, text };
}

import type { CallToolResult, ServerContext } from "@modelcontextprotocol/server";
import type { KeyScope } from "@footnote/contracts/endpoint";
import { requireScope } from "../../context/key-scopes.ts";
import type { Member } from "../../context/caller.ts";
import type { AgentApp } from "../agent/prepared-answer.rules.ts";
import { toAppError } from "../../platform/service-failures.ts";
import type { ProgressReport } from "../citations/answer.rules.ts";

/** Who calls a tool, with the signal of the request. */
export type ToolContext = {
  readonly app: AgentApp;
  readonly member: Member;
  readonly signal: AbortSignal;
};

export const readOnly = { readOnlyHint: true, openWorldHint: false };

type ToolOutput = { readonly text: string; readonly data: Record<string, unknown> };

type Tool = { readonly needs: KeyScope; readonly work: () => Promise<ToolOutput> };

/**
 * Runs the work of a tool if the caller's key has the scope it needs: `ask` for answers and passages, `read` for
 * listings and whole documents. The model receives the message of an AppError, and of any other failure only that there was one:
 * the library would pass its message on.
 */
export async function toToolResult(
  { app, member, signal }: ToolContext,
  { needs, work }: Tool,
): Promise<CallToolResult> {
  try {
    requireScope(member, needs);
    const { text, data } = await work();
    return { content: [{ type: "text", text }], structuredContent: data };
  } catch (error) {
    const failure = toAppError(error);
    if (failure !== error && !signal.aborted) {
      app.log.error({ err: error }, "mcp tool failed");
    }
    return { content: [{ type: "text", text: failure.message }], isError: true };
  }
}

const stepNames: Record<Parameters<ProgressReport["step"]>[0]["kind"], string> = {
  condense: "Reading the question",
  search: "Searching the documents",
  web_search: "Searching the web",
  read: "Reading",
  compute: "Computing",
  write: "Writing the answer",
  verify: "Checking the answer",
};

/** Notifies a client that asks for progress of each step of an answer: some clients give up on long silence. */
export function reportTo({ mcpReq }: ServerContext, { app }: ToolContext): ProgressReport {
  const { progressToken } = mcpReq._meta ?? {};
  let progress = 0;
  const notify = (message: string) => {
    if (progressToken === undefined) return;
    progress += 1;
    const params = { progressToken, progress, message };
    mcpReq.notify({ method: "notifications/progress", params }).catch((error: unknown) => {
      app.log.debug({ err: error }, "progress notification failed");
    });
  };
  return {
    step({ kind, query }, work) {
      notify(query === undefined ? stepNames[kind] : `${stepNames[kind]}: ${query.slice(0, 200)}`);
      return work(() => {});
    },
    evidence: () => undefined,
    flush: () => Promise.resolve(),
    showText: () => undefined,
  };
}

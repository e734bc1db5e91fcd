import type { CallToolResult, ServerContext } from "@modelcontextprotocol/server";
import type { Member } from "../../context/caller.ts";
import type { AgentApp } from "../agent/prepared-answer.rules.ts";
import { AppError } from "../../platform/errors.ts";
import type { ProgressReport } from "../citations/answer.rules.ts";

/** Who calls a tool, and until when somebody waits for it. */
export type ToolContext = {
  readonly app: AgentApp;
  readonly member: Member;
  readonly signal: AbortSignal;
};

export const readOnly = { readOnlyHint: true, openWorldHint: false };

type Told = { readonly text: string; readonly data: Record<string, unknown> };

/**
 * A tool's result. What a caller may be told of a failure is told to the model, of everything else that there was one:
 * the library would pass its words on.
 */
export async function toToolResult(
  { app, signal }: ToolContext,
  work: () => Promise<Told>,
): Promise<CallToolResult> {
  try {
    const { text, data } = await work();
    return { content: [{ type: "text", text }], structuredContent: data };
  } catch (error) {
    const told = error instanceof AppError ? error : new AppError("server.failed");
    if (told !== error && !signal.aborted) {
      app.log.error({ err: error }, "a tool of the model context failed");
    }
    return { content: [{ type: "text", text: told.message }], isError: true };
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

/** Tells a caller that wants to know which step of an answer has begun: some clients give up on long silence. */
export function reportTo({ mcpReq }: ServerContext, { app }: ToolContext): ProgressReport {
  const { progressToken } = mcpReq._meta ?? {};
  let progress = 0;
  const tell = (message: string) => {
    if (progressToken === undefined) return;
    progress += 1;
    const params = { progressToken, progress, message };
    mcpReq.notify({ method: "notifications/progress", params }).catch((error: unknown) => {
      app.log.debug({ err: error }, "progress could not be told");
    });
  };
  return {
    step({ kind, query }, work) {
      tell(query === undefined ? stepNames[kind] : `${stepNames[kind]}: ${query.slice(0, 200)}`);
      return work();
    },
    evidence: () => undefined,
    flush: () => Promise.resolve(),
    showText: () => undefined,
  };
}

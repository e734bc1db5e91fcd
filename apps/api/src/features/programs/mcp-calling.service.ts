import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Member } from "../../http/caller.ts";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";

export type ToolsApp = Has<"db" | "models" | "log" | "config" | "web" | "metrics">;
/** Who calls a tool, and until when somebody waits for it. */
export type Calling = {
  readonly app: ToolsApp;
  readonly member: Member;
  readonly signal: AbortSignal;
};

export const readOnly = { readOnlyHint: true, openWorldHint: false };

/** A tool's result. What a caller may be told of a failure is told to the model; all else rises. */
export async function telling(
  work: () => Promise<{ text: string; data: Record<string, unknown> }>,
): Promise<CallToolResult> {
  try {
    const { text, data } = await work();
    return { content: [{ type: "text", text }], structuredContent: data };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { content: [{ type: "text", text: error.message }], isError: true };
  }
}

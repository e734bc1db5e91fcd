import { z } from "zod";
import type { Adaptations } from "./adaptations/adaptations.ts";

/** What a reply or one of its pieces may hold, as providers send it: nothing of it is sure. */
export type RawPart = {
  readonly content?: unknown;
  readonly refusal?: unknown;
  readonly tool_calls?: readonly RawCall[] | null;
};

export type RawCall = {
  readonly index?: number | null;
  readonly id?: string | null;
  readonly type?: string | null;
  readonly function?: { readonly name?: string | null; readonly arguments?: unknown } | null;
  /** Google's, which must come back with the call. */
  readonly extra_content?: unknown;
};

/** Returns the text of content. Mistral's reasoning models send a list of parts, of which the thoughts are left out. */
export function readText(content: unknown, adaptations: Adaptations): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content) || !adaptations.has("content_parts")) return "";
  return content.map((part: unknown) => readTextPart(part)).join("");
}

function readTextPart(part: unknown): string {
  if (typeof part !== "object" || part === null) return "";
  const { type, text } = part as Record<string, unknown>;
  return type === "text" && typeof text === "string" ? text : "";
}

/** Returns arguments as the JSON that a model writes. llama.cpp has sent an object. */
export function readArguments(passed: unknown, adaptations: Adaptations): string {
  if (typeof passed === "string") return passed;
  const whole = typeof passed === "object" && passed !== null;
  const isTaken = whole && adaptations.has("call_arguments_object");
  return isTaken ? (stringifyJson(passed) ?? "") : "";
}

/** How many tokens a provider says that a call took: a counter takes none below 0, and no model reads more. */
export const tokenCount = z.int().min(0).max(100_000_000);

/** Returns undefined for what is no such number. */
export function readTokens(count: unknown): number | undefined {
  return tokenCount.safeParse(count).data;
}

/** Undefined for what is nested more deeply than can be written, though it could be read. */
export function stringifyJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

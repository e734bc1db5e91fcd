import type { ToolCall } from "./models.ts";

const tag = "(?:think|thinking|thought|thoughts|reasoning)";
/** Thoughts at the beginning, or on lines of their own: elsewhere the tags may be what the text is about. */
const leading = new RegExp(String.raw`^\s*<(${tag})>[\s\S]*?<\/\1>`, "i");
const between = new RegExp(String.raw`(?<=\n)[ \t]*<(${tag})>[\s\S]*?<\/\1>[ \t]*(?=\n|$)`, "gi");
const begun = new RegExp(String.raw`^\s*<${tag}>`, "i");
/** Templates that open the thoughts for the model leave only their end in what it writes. */
const endOnly = new RegExp(String.raw`^[\s\S]*?(?:<\/${tag}>(?=[ \t]*\n)|\n[ \t]*<\/${tag}>)`, "i");

/** A model's text without the thoughts that local reasoning models put before it, and fit to be stored. */
export function withoutThoughts(text: string): string {
  let answer = text.toWellFormed().replaceAll("\u0000", "");
  while (leading.test(answer)) answer = answer.replace(leading, "");
  // Thoughts that have only begun, even their tag.
  if (begun.test(answer) || "<think>".startsWith(answer.trimStart())) return "";
  const rest = answer.replace(between, "");
  return rest.includes("`</") ? rest : rest.replace(endOnly, "");
}

/** Calls that a model writes into its text: as JSON alone, between tags, or behind a word, as their templates have it. */
const wrapped =
  /<tool_call>\s*([\s\S]*?)\s*(?:<\/tool_call>|$)|\[TOOL_CALLS\]\s*([\s\S]*)$|<function=([\w.-]+)>\s*([\s\S]*?)\s*<\/function>/g;
const json = /^\s*(?:```(?:json)?\s*[[{]|[[{]\s*[{"])/;
const wrappedBegun = /(?:<tool_call|\[TOOL_CALLS|<function=)[\s\S]*$/;

/** A text that is being written, without what may become a call: nobody is shown one. */
export function withoutCallBegun(text: string): string {
  return json.test(text) ? "" : text.replace(wrappedBegun, "");
}

/** The calls that a text holds in place of proper ones, and the text without them; only of tools that were offered. */
export function readWrittenCalls(
  text: string,
  offered: readonly string[],
): { content: string; toolCalls: ToolCall[] } {
  const none = { content: text, toolCalls: [] };
  if (offered.length === 0) return none;
  const found: Written[] = [];
  const content = text.replace(wrapped, (...match) => {
    const [, tagged, listed, name, passed] = match as (string | undefined)[];
    if (name !== undefined) found.push({ name, passed: readJson(passed ?? "") });
    else found.push(...readCalls(tagged ?? listed ?? ""));
    return "";
  });
  if (found.length === 0) found.push(...readCalls(text));
  const known = found.every(({ name }) => offered.includes(name));
  if (found.length === 0 || !known) return none;
  const toolCalls = found.map(({ name, passed }, at) => ({
    id: `written_${at}`,
    name,
    arguments: typeof passed === "string" ? passed : JSON.stringify(passed ?? {}),
  }));
  return { content: content === text ? "" : content.trim(), toolCalls };
}

type Written = { name: string; passed: unknown };

function readCalls(json: string): Written[] {
  const value = readJson(json.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ""));
  const calls = (Array.isArray(value) ? value : [value]).map((one: unknown) => {
    if (typeof one !== "object" || one === null) return undefined;
    const { name, arguments: passed, parameters } = one as Record<string, unknown>;
    const given = passed ?? parameters;
    return typeof name === "string" && given !== undefined ? { name, passed: given } : undefined;
  });
  return calls.every((call) => call !== undefined) ? calls : [];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

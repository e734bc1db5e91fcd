import type { ToolCall } from "./models.ts";
import { stringifyJson } from "./reply-parts.ts";

const tag = "(?:think|thinking|thought|thoughts|reasoning)";
/** Reasoning at the beginning, or on lines of its own: elsewhere the text may be about the tags. */
const leading = new RegExp(String.raw`^(?:\s*<(${tag})>[\s\S]*?<\/\1>)+`, "i");
const openings = new RegExp(String.raw`(?<=\n)[ \t]*<(${tag})>`, "gi");
const closings = new RegExp(String.raw`<\/(${tag})>[ \t]*(?=\n|$)`, "gi");
const begun = new RegExp(String.raw`^\s*<${tag}>`, "i");
/** Templates that open the reasoning for the model leave only the closing tag in its text. */
const endOnly = new RegExp(String.raw`^[\s\S]*?(?:<\/${tag}>(?=[ \t]*\n)|\n[ \t]*<\/${tag}>)`, "i");

/** Removes what no database stores. */
export function withoutUnstorable(text: string): string {
  return text.toWellFormed().replaceAll("\u0000", "");
}

/** Removes the reasoning that local models put before their text. */
export function withoutThoughts(text: string): string {
  const answer = text.replace(leading, "");
  // The reasoning, or even its opening tag, is still incomplete.
  if (begun.test(answer) || "<think>".startsWith(answer.trimStart())) return "";
  const rest = withoutLinesOfThoughts(answer);
  return rest.includes("`</") ? rest : rest.replace(endOnly, "");
}

/** In one pass over the tags: a text may open reasoning a thousand times and never close it. */
function withoutLinesOfThoughts(text: string): string {
  // The first one last, where it can be taken away.
  const backwards = [...text.matchAll(closings)].toReversed();
  const ends = Map.groupBy(backwards, ([, name = ""]) => name.toLowerCase());
  let kept = "";
  let from = 0;
  for (const { index, 1: name = "" } of ends.size > 0 ? text.matchAll(openings) : []) {
    const left = ends.get(name.toLowerCase()) ?? [];
    while ((left.at(-1)?.index ?? index) < index) left.pop();
    const end = left.at(-1);
    if (index < from || !end) continue;
    kept += text.slice(from, index);
    from = end.index + end[0].length;
  }
  return kept + text.slice(from);
}

/** Tool calls in the text: between tags or behind a keyword, depending on the model's template; else as JSON alone. */
const wrapped =
  /<tool_call>([\s\S]*?)(?:<\/tool_call>|$)|\[TOOL_CALLS\]([\s\S]*)$|<function=([\w.-]+)>((?:(?!<function=)[\s\S])*?)<\/function>/g;
const json = /^\s*(?:```(?:json)?\s*[[{]|[[{]\s*[{"])/;
const wrappedBegun = /(?:<tool_call|\[TOOL_CALLS|<function=)[\s\S]*$/;

/** Removes from a text that is being written what may become a tool call: it is never shown. */
export function withoutCallBegun(text: string): string {
  return json.test(text) ? "" : text.replace(wrappedBegun, "");
}

/** Parses calls of offered tools that the model wrote into its text. Returns them and the text without them. */
export function readWrittenCalls(
  text: string,
  offered: readonly string[],
): { content: string; toolCalls: ToolCall[] } {
  const none = { content: text, toolCalls: [] };
  if (offered.length === 0) return none;
  const found: Written[] = [];
  const content = text.replace(wrapped, (...match) => {
    const [, tagged, listed, name, passed] = match as (string | undefined)[];
    if (name !== undefined) found.push({ name, passed: readPassed(passed ?? "") });
    else found.push(...readCalls(tagged ?? listed ?? ""));
    return "";
  });
  if (found.length === 0) found.push(...readCalls(text));
  const toolCalls = found.flatMap(({ name, passed }, at) => {
    const written = typeof passed === "string" ? passed : stringifyJson(passed ?? {});
    const isKnown = offered.includes(name) && written !== undefined;
    return isKnown ? [{ id: `written_${at}`, name, arguments: written }] : [];
  });
  if (found.length === 0 || toolCalls.length < found.length) return none;
  return { content: content === text ? "" : content.trim(), toolCalls };
}

type Written = { name: string; passed: unknown };

/** The arguments of a function in tags: JSON, or a tag for each (Qwen's coding models). */
function readPassed(text: string): unknown {
  const [, ...parts] = text.split("<parameter=");
  if (parts.length === 0) return readJson(text);
  return Object.fromEntries(
    parts.map((part) => {
      const [name = "", ...value] = (part.split("</parameter>")[0] ?? "").split(">");
      return [name, value.join(">").trim()];
    }),
  );
}

function readCalls(json: string): Written[] {
  const [, tagged] = json.split("<function=");
  if (tagged !== undefined) {
    const [name = "", ...rest] = (tagged.split("</function>")[0] ?? "").split(">");
    return [{ name, passed: readPassed(rest.join(">")) }];
  }
  const value = readJson(json.replace(/^\s*```(?:json)?\s*|(?<!\s)\s*```\s*$/g, ""));
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

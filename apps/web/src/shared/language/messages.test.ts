import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { languages } from "./language.ts";

const sources = import.meta.glob<string>("../../**/*.{ts,tsx}", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Attributes and properties whose value is read by people. */
const readByPeople = /^(aria-label|title|label|placeholder|alt|lead|hint|missing|malformed)$/;
/** The product's name is the same in every language. */
const sameEverywhere = ["Footnote", "ootnote"];

const files = Object.entries(sources)
  .map(([path, text]) => ({ path: new URL(path, "file:///shared/language/").pathname, text }))
  .map(({ path, text }) => ({ path: path.slice(1), text }))
  .filter(({ path }) => !/\.test\.tsx?$|^test\//.test(path));
const paths = files.map(({ path }) => path);

describe("the message catalogues", () => {
  it.each(paths.filter((path) => path.endsWith("/messages.ts")))(
    "%s has its name and its translations",
    (path) => {
      const folder = path.slice(0, -"/messages.ts".length);
      expect(textOf(path)).toContain(`catalogue("${folder}"`);
      for (const language of Object.keys(languages).filter((name) => name !== "en")) {
        expect(paths).toContain(`${folder}/messages.${language}.ts`);
      }
    },
  );

  it.each(files.filter(({ path }) => path.endsWith(".tsx")))("no text stands in $path", (file) => {
    expect(textsIn(file)).toEqual([]);
  });

  it.each(files.filter(({ text }) => text.includes('/messages.ts"')))(
    "$path reads its messages only while it draws",
    (file) => {
      expect(readWhileLoading(file)).toEqual([]);
    },
  );

  it("finds what it looks for", () => {
    const path = "page.tsx";
    const sample =
      'const words = { hint: "Two words" }; const a = <p title="A title">Some text {"&"}</p>;';
    expect(textsIn({ path, text: sample })).toEqual(["Two words", "A title", "Some text"]);
    const early = 'import { t } from "./messages.ts"; const a = t.one; const b = () => t.two;';
    expect(readWhileLoading({ path, text: early })).toEqual(["t.one"]);
  });
});

type File = { path: string; text: string };
type Node = { type: string; start: number; end: number; [field: string]: unknown };

function textOf(path: string): string {
  return files.find((file) => file.path === path)?.text ?? "";
}

/** Words in the markup, and in attributes and properties that people read. */
function textsIn({ path, text }: File): string[] {
  const found: string[] = [];
  walk(parse(path, text), ({ type, ...node }) => {
    if (type === "JSXText") found.push(String(node["value"]).trim());
    if (type !== "JSXAttribute" && type !== "Property") return;
    const name = node["name"] ?? node["key"];
    const value = node["value"];
    if (!isNode(name) || !isNode(value) || !readByPeople.test(String(name["name"]))) return;
    if (value.type === "Literal" && typeof value["value"] === "string") found.push(value["value"]);
  });
  return found.filter((words) => /\p{L}{2}/u.test(words) && !sameEverywhere.includes(words));
}

/** Reads of a catalogue outside every function. */
function readWhileLoading({ path, text }: File): string[] {
  const found: string[] = [];
  walk(parse(path, text), (node) => {
    if (/Function/.test(node.type)) return false;
    const object = node["object"];
    const isRead = node.type === "MemberExpression" && isNode(object) && object["name"] === "t";
    if (isRead) found.push(text.slice(node.start, node.end));
    return true;
  });
  return found;
}

function parse(path: string, text: string): unknown {
  const { program, errors } = parseSync(path, text);
  expect(errors).toEqual([]);
  return program;
}

/** Calls back on every node, parents first; what answers false is not entered. */
function walk(value: unknown, visit: (node: Node) => boolean | void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit);
  if (!isNode(value) || visit(value) === false) return;
  for (const field of Object.values(value)) walk(field, visit);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

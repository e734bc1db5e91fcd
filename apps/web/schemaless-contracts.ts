import { parseSync, type Plugin } from "vite";

const stub = "\0contracts-without-schemas";
const serverOnly = /^(summary|withoutLicense|keyScope|bodyLimit|forIntegrations)$/;
const contracts = /\/packages\/contracts\/src\/[^?]*\.ts$/;

/**
 * Removes from the contracts what is for the server and its documentation: every expression that starts with `z` becomes one
 * empty schema, and the server's own properties of endpoints go. The browser needs their paths, limits and types; with the rest they would
 * be a fifth of the first page's scripts. A schema that is used all the same throws, in development and in tests too. The
 * app's own code may import the real zod.
 */
export function schemalessContracts(): Plugin {
  return {
    name: "schemaless-contracts",
    enforce: "pre",
    resolveId: (source, importer) =>
      source === "zod" && importer?.includes("/packages/contracts/") === true ? stub : null,
    load: (id) => (id === stub ? code : null),
    transform: (text, id) => (contracts.test(id) ? withoutSchemas(text, id) : null),
  };
}

// Deriving a schema gives the same empty one; reading anything from it shows where a schema is used by mistake.
const code = `
const usesOfASchema = /^(~|_|parse|safe|enc|dec|spa|is[A-Z]|shape|options|enum|element|def$|values?$|min[A-Z]|max[A-Z])/;
export const z = new Proxy({}, {
  get(_, name) {
    if (usesOfASchema.test(String(name))) throw new Error("The contracts have no schemas in the browser: " + String(name));
    return () => z;
  },
});
`;

type Node = { type: string; start: number; end: number; [field: string]: unknown };
type Replacement = Pick<Node, "start" | "end"> & { by: string };

/** Every line keeps its number. */
function withoutSchemas(text: string, id: string): string {
  let cleaned = "";
  let at = 0;
  for (const { start, end, by } of replacementsIn(parseSync(id, text).program)) {
    cleaned += text.slice(at, start) + by + text.slice(start, end).replaceAll(/[^\n]/g, "");
    // The comma goes with a property.
    at = by === "" && text[end] === "," ? end + 1 : end;
  }
  return cleaned + text.slice(at);
}

/** The outermost expressions that start with `z` and the server's properties, in the order of the text. */
function replacementsIn(value: unknown): Replacement[] {
  if (Array.isArray(value)) return value.flatMap(replacementsIn);
  if (!isNode(value)) return [];
  if (startsWithZ(value)) return [{ ...value, by: "z" }];
  if (isForServer(value)) return [{ ...value, by: "" }];
  return Object.values(value).flatMap(replacementsIn);
}

/** The property of an endpoint that says something to the server or to readers of its documentation. */
function isForServer({ type, key }: Node): boolean {
  return type === "Property" && isNode(key) && serverOnly.test(String(key["name"]));
}

function startsWithZ({ type, callee, object }: Node): boolean {
  const inner = type === "CallExpression" ? callee : type === "MemberExpression" ? object : null;
  if (!isNode(inner)) return false;
  return inner.type === "Identifier" ? inner["name"] === "z" : startsWithZ(inner);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

import type { Plugin } from "vite";

const stub = "\0contracts-without-schemas";

/**
 * Gives the contracts a zod that builds nothing. The browser needs their paths, limits and types; the schemas are for
 * the server, and with zod they would be a seventh of the first page's scripts. A schema that is used all the same
 * throws, in development and in tests too. The app's own code may import the real zod.
 */
export function schemalessContracts(): Plugin {
  return {
    name: "schemaless-contracts",
    enforce: "pre",
    resolveId: (source, importer) =>
      source === "zod" && importer?.includes("/packages/contracts/") === true ? stub : null,
    load: (id) => (id === stub ? code : null),
  };
}

// Building a schema gives the same empty one; reading anything from it shows where a schema is used by mistake.
const code = `
const usesOfASchema = /^(~|_|parse|safe|enc|dec|spa|is[A-Z]|shape|options|enum|element|def$|values?$|min[A-Z]|max[A-Z])/;
const schema = new Proxy({}, {
  get(_, name) {
    if (usesOfASchema.test(String(name))) throw new Error("The contracts have no schemas in the browser: " + String(name));
    return builder;
  },
});
const builder = new Proxy(() => undefined, { get: () => builder, apply: () => schema });
export const z = builder;
`;

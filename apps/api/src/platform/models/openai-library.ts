import { createRequire } from "node:module";

type Library = typeof import("openai");

const require = createRequire(import.meta.url);

/**
 * OpenAI's client library, loaded at the first use: its 236 modules are a twelfth of the processor time of a start
 * (`npm run bench -- start`), which an installation without a model shall not pay. Models are opened synchronously, hence no `import()`.
 */
export function openaiLibrary(): Library {
  return require("openai") as Library;
}

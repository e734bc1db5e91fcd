import type { Schema } from "./values.ts";

export type Parameter = { name: string; in: "path" | "query"; schema: Schema };
/** A call of the API as its document describes it. */
export type Operation = {
  method: string;
  path: string;
  parameters: Parameter[];
  body: { type: string; schema: Schema } | undefined;
};

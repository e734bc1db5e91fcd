import { z } from "zod";

/** A text that a model passes to a tool. Postgres stores neither a zero character nor half of a surrogate pair. */
export const toolText = z
  .string()
  .transform((text) => text.toWellFormed().replaceAll("\0", "").trim());

/** Parses the arguments that a model passes to a tool; undefined if they do not match the schema. */
export function parseArguments<Shape extends z.ZodType>(
  shape: Shape,
  text: string,
): z.output<Shape> | undefined {
  // Small models wrap their arguments in a code block, or in a JSON string.
  const bare = text.replace(/^\s*```(?:json)?\s*|(?<!\s)\s*```\s*$/g, "");
  try {
    const value: unknown = JSON.parse(bare);
    return shape.safeParse(typeof value === "string" ? JSON.parse(value) : value).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

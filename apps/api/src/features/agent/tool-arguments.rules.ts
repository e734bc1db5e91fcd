import type { z } from "zod";

/** What a model passes to a tool, undefined where it is not what was asked for. */
export function parseArguments<Shape extends z.ZodType>(
  shape: Shape,
  text: string,
): z.output<Shape> | undefined {
  // Small models write their arguments as they would show them, or as JSON in JSON.
  const bare = text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, "");
  try {
    const value: unknown = JSON.parse(bare);
    return shape.safeParse(typeof value === "string" ? JSON.parse(value) : value).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

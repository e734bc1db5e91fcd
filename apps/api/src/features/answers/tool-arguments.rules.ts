import type { z } from "zod";

/** What a model passes to a tool, undefined where it is not what was asked for. */
export function readArguments<Shape extends z.ZodType>(
  shape: Shape,
  text: string,
): z.output<Shape> | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

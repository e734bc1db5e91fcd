import { ExtractionError } from "../located-text.ts";

/** The result of `read`, or `otherwise` where the part is damaged or too large: the document is useful without it. */
export async function unlessDamaged<T>(read: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ExtractionError) return otherwise;
    throw error;
  }
}

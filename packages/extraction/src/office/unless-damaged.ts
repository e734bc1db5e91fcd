import { ExtractionError } from "../located-text.ts";

/** What `read` gives; `otherwise` where the part is damaged or too large: the document is worth having without it. */
export async function unlessDamaged<T>(read: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ExtractionError) return otherwise;
    throw error;
  }
}

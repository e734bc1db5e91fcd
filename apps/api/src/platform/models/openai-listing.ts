import { z } from "zod";
import { rethrowFailure } from "./model-failure.ts";
import { type ClientSettings, openClient } from "./openai-client.ts";

const listing = z.object({ data: z.array(z.object({ id: z.string() })) });

/**
 * Returns the names of the models that a provider lists, in its order.
 * @throws ModelFailed
 */
export async function listModels(
  connection: ClientSettings,
  signal?: AbortSignal,
): Promise<string[]> {
  const client = openClient(connection);
  try {
    const reply = await client.get("/models", { maxRetries: 0, ...(signal && { signal }) });
    return listing.parse(reply).data.map(({ id }) => id);
  } catch (error) {
    return rethrowFailure(error, connection.apiKey, signal);
  }
}

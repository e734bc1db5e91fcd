import { z } from "zod";
import { everyAdaptation } from "./adaptations/adaptations.ts";
import { isApiError, rethrowFailure } from "./model-failure.ts";
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
  const { apiKey: secret, adaptations = everyAdaptation } = connection;
  const client = openClient(connection);
  const list = (headers: Record<string, string>) =>
    client.get("/models", { headers, maxRetries: 0, ...(signal && { signal }) });
  try {
    const reply = await list({}).catch((error: unknown) => {
      const asks = isApiError(error) && error.message.includes("x-api-key");
      if (!asks || !adaptations.has("listing_key_header")) throw error;
      return list({ "x-api-key": secret, "anthropic-version": anthropicVersion });
    });
    return listing.parse(reply).data.map(({ id }) => id);
  } catch (error) {
    return rethrowFailure(error, { secret, adaptations }, signal);
  }
}

/** Anthropic's list is the one of its own API, although its chat takes the key as OpenAI does. */
const anthropicVersion = "2023-06-01";

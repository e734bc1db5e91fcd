import { AsyncLocalStorage } from "node:async_hooks";
import { ModelFailed } from "./models.ts";
import { openaiLibrary } from "./openai-library.ts";

type Refused = { response?: Response | undefined };
const refused = new AsyncLocalStorage<Refused>();

/** Notes what a provider refused, for as long as the client waits to try it again: the client itself does not report it. */
export function noteRefusals(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (address, init) => {
    const noted = refused.getStore();
    if (!noted) return await fetch(address, init);
    noted.response = undefined;
    const response = await fetch(address, init);
    if (!response.ok) noted.response = response;
    return response;
  };
}

/**
 * Waits for a provider's first byte, with the client's retries of what it refuses. The client would also try again after
 * its timeout; a person who has waited for so long is not made to wait for it twice more.
 * @throws APIError what the provider refused, when the time is over before the client tries it again
 * @throws ModelFailed timed_out when the provider is silent for so long
 */
export async function withinTimeout<Reply>(
  ms: number,
  signal: AbortSignal | undefined,
  ask: (ended: AbortSignal) => PromiseLike<Reply>,
): Promise<Reply> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ms);
  const noted: Refused = {};
  try {
    const ended = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
    return await refused.run(noted, async () => await ask(ended));
  } catch (error) {
    if (!late.signal.aborted || signal?.aborted) throw error;
    const { response } = noted;
    // Its body is gone: the client discards it before it waits.
    if (response) {
      const { APIError } = openaiLibrary();
      throw APIError.generate(response.status, undefined, undefined, response.headers);
    }
    throw new ModelFailed("The model provider did not answer in time", "timed_out");
  } finally {
    clearTimeout(timer);
  }
}

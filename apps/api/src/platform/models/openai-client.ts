import OpenAI from "openai";

/** A client of an OpenAI-compatible provider; OpenAI itself without a `baseUrl`. */
export function openClient(config: {
  apiKey: string;
  baseUrl: string | undefined;
  timeoutMs: number;
}): OpenAI {
  return new OpenAI({
    apiKey: config.apiKey,
    baseURL: config.baseUrl ?? "https://api.openai.com/v1",
    timeout: config.timeoutMs,
    logLevel: "off", // its debug lines hold prompts, which are document text
  });
}

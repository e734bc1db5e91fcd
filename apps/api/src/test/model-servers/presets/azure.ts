import type { Asked } from "../asked.ts";
import { allModels, type Preset, refuse, secretKey } from "../preset.ts";
import { isAbout } from "../server.ts";
import type { Reply } from "../wire.ts";

const deployments = /^\/openai\/deployments\/([^/]+)(\/.*)$/;

/** The deployment stands in the path, the version in the query, and the key in a header of its own. */
function receive(asked: Asked): Asked | Reply {
  if (!asked.query.get("api-version")) {
    return { status: 404, body: { error: { code: "404", message: "Resource not found" } } };
  }
  const key = String(asked.headers["api-key"]);
  const headers = { ...asked.headers, authorization: `Bearer ${key}` };
  const [, model = "", rest = ""] = deployments.exec(asked.path) ?? [];
  if (model === "") return { ...asked, headers };
  return { ...asked, headers, path: `/openai${rest}`, body: { ...asked.body, model } };
}

/** Azure OpenAI. Sources: learn.microsoft.com (REST reference, content filtering), openai/openai-python#1469. */
export const azure: Preset = {
  name: "Azure OpenAI",
  basePath: "/openai",
  address: "",
  connection: { apiVersion: "2024-02-01" },
  key: secretKey,
  models: allModels,
  contextTokens: 4_096,
  wording: {
    key: () => ({
      status: 401,
      body: {
        error: {
          code: "401",
          message: "Access denied due to invalid subscription key or wrong API endpoint.",
        },
      },
    }),
    model: () => ({
      status: 404,
      body: {
        error: {
          code: "DeploymentNotFound",
          message: "The API deployment for this resource does not exist.",
        },
      },
    }),
    context: (tokens, limit) =>
      refuse(
        400,
        `This model's maximum context length is ${limit} tokens. However, your messages resulted in ${tokens} tokens.`,
        { param: "messages", code: "context_length_exceeded" },
      ),
    busy: () => ({
      status: 429,
      headers: { "retry-after": "0", "retry-after-ms": "1" },
      body: { error: { code: "429", message: "Requests have exceeded call rate limit." } },
    }),
  },
  expected: { stream: "without_usage", filtered: "filtered" },
  quirks: [
    { name: "deployment path, api-key and api-version", handledBy: [], shownBy: "chat", receive },
    {
      name: "stream_options unknown to older API versions",
      handledBy: ["usage_left_out"],
      shownBy: "stream",
      refuse: ({ sent }) =>
        sent.has("stream_options")
          ? refuse(400, "Unknown parameter: 'stream_options'.", {
              param: "stream_options",
              code: "unknown_parameter",
            })
          : undefined,
    },
    {
      name: "a first chunk without choices",
      handledBy: [],
      shownBy: "exact_text",
      chunks: (chunks) => [
        { choices: [], prompt_filter_results: [{ prompt_index: 0, content_filter_results: {} }] },
        ...chunks,
      ],
    },
    {
      name: "a filtered prompt is an error",
      handledBy: ["filter_as_error"],
      shownBy: "filtered",
      refuse: (asked) =>
        isAbout(asked, "filter")
          ? {
              status: 400,
              body: {
                error: {
                  message:
                    "The response was filtered due to the prompt triggering the content management policy.",
                  type: null,
                  param: "prompt",
                  code: "content_filter",
                  innererror: { code: "ResponsibleAIPolicyViolation" },
                },
              },
            }
          : undefined,
    },
  ],
};

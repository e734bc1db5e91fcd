import { type FailureReason, ModelFailed } from "../models.ts";
import { openChatModel } from "../openai-chat.ts";
import { listModels } from "../openai-listing.ts";
import { type Check, type Finding, openAccess, type Tried } from "./check.ts";

/** No provider has a key or a model of this name. */
const wrongKey = "sk-footnote-connection-check-0000";
const unknownModel = "footnote-no-such-model";

export const listingCheck: Check = {
  name: "models",
  async run({ connection, signal }) {
    const models = await listModels(connection, signal);
    return { outcome: "works", detail: "listed", models };
  },
};

/** Whether settings that are wrong are reported as such, so that they are corrected and not retried. */
export const accessChecks: readonly Check[] = [
  {
    name: "wrong_key",
    role: "chat",
    after: "chat",
    run: (tried) =>
      expectRefusal(
        { ...tried, connection: { ...tried.connection, apiKey: wrongKey } },
        "key_refused",
      ),
  },
  {
    name: "unknown_model",
    role: "chat",
    after: "chat",
    run: (tried) => expectRefusal({ ...tried, model: unknownModel }, "unknown_model"),
  },
];

async function expectRefusal(
  tried: Tried,
  expected: FailureReason & ("key_refused" | "unknown_model"),
): Promise<Finding> {
  const chat = openChatModel(openAccess(tried, 0));
  try {
    await chat.complete({ messages: [{ role: "user", content: "Hello" }] }, tried.signal);
  } catch (error) {
    if (!(error instanceof ModelFailed) || error.reason !== expected) throw error;
    return { outcome: "works", detail: "refused_by_name" };
  }
  // A server of one's own may take any.
  const detail = expected === "key_refused" ? "any_key" : "any_model";
  return { outcome: "limited", detail };
}

import { expect, it } from "vitest";
import { getErrorMessage, parseFailure } from "./api-error.ts";

const detail = [{ field: "parent_collection_id", message: "Invalid UUID" }];

it.each([
  [{ error: "parent_collection_id: Invalid UUID", detail }, "The page's own sentence."],
  [
    { error: "Choose a name.", detail: [{ field: "name", message: "Choose a name." }] },
    "Choose a name.",
  ],
  [{ error: "This folder does not exist.", detail: null }, "This folder does not exist."],
  [{ data: { message: "The domain is taken" } }, "The domain is taken"],
  [undefined, "The page's own sentence."],
])("of the reply %j people read %s", (body, sentence) => {
  const error = parseFailure(400, body);
  expect(getErrorMessage(error, "The page's own sentence.")).toBe(sentence);
});

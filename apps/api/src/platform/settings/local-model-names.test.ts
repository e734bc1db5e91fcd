import { expect, it } from "vitest";
import { readConfig } from "../config.ts";

it("a reranker and a judge run on this machine, with the folder and precision of all local models", () => {
  const { localModels } = readConfig({
    DATA_DIR: "/data",
    RERANKER_MODEL: "local:tiny/reranker",
    RERANKER_TIMEOUT_SECONDS: "3",
    VERIFICATION_MODEL: "local:tiny/judge",
  });
  expect(localModels).toMatchObject({
    embedding: undefined,
    reranker: { model: "local:tiny/reranker", timeoutMs: 3_000 },
    judge: { model: "local:tiny/judge", timeoutMs: 60_000 },
    folder: "/data/models",
    precision: "q8",
  });
});

it.each(["RERANKER_MODEL", "VERIFICATION_MODEL"])("%s takes no model of a provider", (name) => {
  expect(() => readConfig({ [name]: "gpt-5-mini" })).toThrow('takes "local:"');
  expect(readConfig({ [name]: "" }).localModels).toBeUndefined();
});

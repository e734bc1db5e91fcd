import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";

describe("a setting given as a file", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "footnote-secrets-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("is read without its last line end, and known as a secret", async () => {
    const path = join(folder, "url");
    await writeFile(path, "postgresql://footnote:s3cret%2Fword@db/footnote\n");
    const config = readConfig({ DATABASE_URL_FILE: path, OPENAI_API_KEY: "sk-1234567890" });
    expect(config.databaseUrl).toBe("postgresql://footnote:s3cret%2Fword@db/footnote");
    expect(config.secrets).toEqual(
      expect.arrayContaining(["s3cret%2Fword", "s3cret/word", "sk-1234567890"]),
    );
  });

  it("is refused when the file is not there, or the setting is given twice", async () => {
    const path = join(folder, "nothing");
    expect(() => readConfig({ REDIS_URL_FILE: path })).toThrow(
      /REDIS_URL_FILE names .* \(ENOENT\)/,
    );
    expect(() => readConfig({ REDIS_URL_FILE: path, REDIS_URL: "redis://r" })).toThrow("both set");
  });
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { azure } from "./model-servers/presets/azure.ts";
import { ollama } from "./model-servers/presets/ollama.ts";
import { openai } from "./model-servers/presets/openai.ts";
import { secretKey, type Preset } from "./model-servers/preset.ts";
import { type ModelServer, startModelServer } from "./model-servers/server.ts";

const program = fileURLToPath(new URL("../entry/models.ts", import.meta.url));
let server: ModelServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(preset: Preset): Promise<string> {
  server = await startModelServer(preset);
  return server.origin;
}

async function run(line: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["--no-warnings", program, ...line], {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { output, errors, code: child.exitCode };
}

describe("npm run models -- check", () => {
  it("prints a line for every check of a server, and its models", async () => {
    const origin = await start(ollama);
    const line = ["check", `${origin}/v1`, "--chat", "qwen3:8b", "--embedding", "bge-m3"];
    const { output, code } = await run(line);
    expect(code).toBe(0);
    const lines = output.split("\n");
    expect(lines[0]).toBe("List of models       works     The provider lists its models.");
    expect(output).toMatch(/^Tool call {12}works/m);
    expect(output).toMatch(/^Embedding {12}works .*Dimensions: 64\.$/m);
    expect(output).toMatch(/^Wrong key {12}limited {3}The server takes any key\.$/m);
    expect(output).toMatch(/^Long prompt {10}FAILS .*beginning of 14,000 tokens is lost/m);
    expect(output).toContain("Models: qwen3:8b, bge-m3");
  });

  it("takes the key from the environment, never shows it, and fails with the chat", async () => {
    const origin = await start(openai);
    const line = ["check", `${origin}/v1`, "--chat", "talker", "--key-env", "PROVIDER_KEY"];
    const works = await run(line, { PROVIDER_KEY: secretKey });
    expect([works.code, works.output]).toEqual([
      0,
      expect.stringMatching(/^Answer {15}works {5}The model answers\.$/m),
    ]);
    const refused = await run(line, { PROVIDER_KEY: "sk-some-other-key" });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/^Answer {15}FAILS {5}The provider refuses the key\./m);
    for (const { output, errors } of [works, refused]) {
      expect(output + errors).not.toMatch(/sk-very|sk-some/);
    }
  });

  it("reaches Azure's dated API", async () => {
    const origin = await start(azure);
    const line = ["check", origin, "--chat", "talker", "--api-version", "2024-02-01"];
    const { output, code } = await run([...line, "--key-env", "KEY"], { KEY: secretKey });
    expect([code, output]).toEqual([0, expect.stringMatching(/^Answer {15}works/m)]);
  });

  it.each([
    [["check"], /^Usage: npm run models/],
    [["check", "somewhere"], /no address/],
    [["check", "http://127.0.0.1:9/v1", "--key-env", "NO_SUCH_KEY"], /NO_SUCH_KEY is not set/],
    [["check", "http://127.0.0.1:9/v1", "--key", "sk-1"], /--key/],
  ])("refuses %j", async (line, reason) => {
    const { errors, code } = await run(line);
    expect([code, errors]).toEqual([2, expect.stringMatching(reason)]);
  });

  it("fails where nothing answers", async () => {
    const origin = await start(ollama);
    await server?.close();
    const { output, code } = await run(["check", `${origin}/v1`]);
    expect(code).toBe(1);
    expect(output).toMatch(/^List of models {7}FAILS {5}The server cannot be reached\./);
  });
});

import { describe, expect, it } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { describeRecipients } from "./recipients.rules.ts";

const recipientsOf = (env: NodeJS.ProcessEnv) => describeRecipients(readConfig(env));

describe("the recipients of data", () => {
  it("are none without a configuration", () => {
    expect(recipientsOf({})).toEqual({
      chat_model: "none",
      embedding_model: "none",
      transcription_model: "none",
      file_storage: "none",
      web_search: false,
      email: false,
      payments: false,
      identity_provider: null,
      audit_retention_days: 365,
    });
  });

  it("are the configured services, without their addresses", () => {
    const described = recipientsOf({
      OPENAI_API_KEY: "sk-secret",
      CHAT_MODEL: "talker",
      EMBEDDING_MODEL: "embedder",
      TRANSCRIPTION_MODEL: "listener",
      S3_BUCKET: "files",
      WEB_SEARCH_ENGINE: "brave",
      WEB_SEARCH_API_KEY: "key",
      SMTP_URL: "smtp://mail.example.org",
      MAIL_FROM: "footnote@example.org",
      OIDC_CLIENT_ID: "id",
      AUDIT_RETENTION_DAYS: "30",
    });
    expect(described).toEqual({
      chat_model: "external",
      embedding_model: "external",
      transcription_model: "external",
      file_storage: "external",
      web_search: true,
      email: true,
      payments: false,
      identity_provider: { name: "Google", loads_script: true },
      audit_retention_days: 30,
    });
  });

  it.each([
    ["http://ollama:11434/v1", "internal"],
    ["http://localhost:8080/v1", "internal"],
    ["http://127.0.0.1:8080/v1", "internal"],
    ["http://192.168.1.20/v1", "internal"],
    ["http://[fd00::1]/v1", "internal"],
    ["http://models.internal/v1", "internal"],
    ["https://api.example.org/v1", "external"],
    ["https://8.8.8.8/v1", "external"],
    ["https://[2001:4860:4860::8888]/v1", "external"],
  ] as const)("at %s are %s", (OPENAI_BASE_URL, expected) => {
    const { chat_model } = recipientsOf({ OPENAI_BASE_URL, CHAT_MODEL: "talker" });
    expect(chat_model).toBe(expected);
  });

  it("are internal for models that run on this server, whatever else is configured", () => {
    const { embedding_model, transcription_model } = recipientsOf({
      OPENAI_API_KEY: "sk-secret",
      EMBEDDING_MODEL: "local:Xenova/all-MiniLM-L6-v2",
      TRANSCRIPTION_MODEL: "local:Xenova/whisper-tiny",
    });
    expect([embedding_model, transcription_model]).toEqual(["internal", "internal"]);
  });
});

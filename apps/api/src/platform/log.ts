import { type Logger, pino } from "pino";
import type { Config } from "./config.ts";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">;

/** Structured logs on standard output; never holds tokens, passwords or document text. */
export function openLog(config: Pick<Config, "logLevel">): Logger {
  return pino({
    level: config.logLevel,
    redact: ["req.headers.authorization", "req.headers.cookie", 'req.headers["x-csrftoken"]'],
  });
}

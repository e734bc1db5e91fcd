import { type Logger, pino } from "pino";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">;

/** Secrets shorter than this are words that stand in harmless lines too. */
const shortestSecret = 6;

/**
 * Structured logs on standard output. They never hold tokens, passwords or document text: errors are cut down to what
 * tells the cause, and the configured secrets are blotted out wherever they turn up.
 */
export function openLog(config: { logLevel: string; secrets?: readonly string[] }): Logger {
  const secrets = (config.secrets ?? []).filter(({ length }) => length >= shortestSecret);
  // A line is JSON: a secret with a quote in it stands there in its escaped form.
  const written = secrets.map((secret) => JSON.stringify(secret).slice(1, -1));
  return pino({
    level: config.logLevel,
    redact: [
      "req.headers.authorization",
      "req.headers.cookie",
      'req.headers["x-csrftoken"]',
      // The plugin for uploads tells what it was called with, at the level "trace".
      "busboyOptions.headers",
    ],
    serializers: { err: describeError },
    hooks: {
      streamWrite: (line) => written.reduce((text, one) => text.replaceAll(one, "[secret]"), line),
    },
  });
}

type Described = { type: string; message: string; code?: string; stack?: string; cause?: unknown };

/**
 * Of an error its kind, code, words and place. Its other fields are left out: a database's hold the row it refused, a
 * provider's what it was sent, which is text of documents.
 */
export function describeError(error: unknown): Described | string {
  if (!(error instanceof Error)) return typeof error === "string" ? error : typeof error;
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(typeof code === "string" && { code }),
    ...(error.stack !== undefined && { stack: placesIn(error) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** The stack repeats the message first. */
function placesIn({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}

/** Postgres tells the row it means as `Key (column)=(value)` and `Failing row contains (...)`. */
function withoutValues(message: string): string {
  return message
    .replace(/=\((?:[^)]|\)(?! (?:already|is not)))*\)/g, "=(…)")
    .replace(/(Failing row contains )\(.*\)/gs, "$1(…)");
}

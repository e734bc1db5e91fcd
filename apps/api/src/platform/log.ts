import { type Logger, pino } from "pino";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">;

/** Shorter secrets may be words of harmless lines. */
const shortestSecret = 6;

/**
 * Opens the structured log on standard output. It never contains tokens, passwords or document text: errors are reduced
 * to their cause, and the configured secrets are redacted wherever they appear.
 */
export function openLog(config: { logLevel: string; secrets?: readonly string[] }): Logger {
  const secrets = (config.secrets ?? []).filter(({ length }) => length >= shortestSecret);
  // A line is JSON: it contains a secret with a quote in its escaped form.
  const written = secrets.map((secret) => JSON.stringify(secret).slice(1, -1));
  return pino({
    level: config.logLevel,
    redact: [
      "req.headers.authorization",
      "req.headers.cookie",
      'req.headers["x-csrftoken"]',
      // The upload plugin logs its arguments at the level "trace".
      "busboyOptions.headers",
    ],
    // The socket plugin logs the address of what it refuses, in which a token may be.
    serializers: { err: describeError, path: withoutQuery },
    hooks: {
      streamWrite: (line) => written.reduce((text, one) => text.replaceAll(one, "[secret]"), line),
    },
  });
}

type Described = { type: string; message: string; code?: string; stack?: string; cause?: unknown };

/**
 * Returns the type, code, message and stack of an error. Other fields are left out: a database error contains the refused
 * row, a provider's error the request, which is text of documents.
 */
export function describeError(error: unknown): Described | string {
  if (!isError(error)) return typeof error === "string" ? error : typeof error;
  const { code } = error;
  return {
    type: error.name ?? "Error",
    message: withoutValues(error.message),
    ...(typeof code === "string" && { code }),
    ...(error.stack !== undefined && { stack: stackFrames(error) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

type ErrorLike = Pick<NodeJS.ErrnoException, "message" | "stack" | "code" | "cause"> & {
  name?: string;
};

/** Also a copy of one, which is what the job queue reports. */
function isError(error: unknown): error is ErrorLike {
  if (error instanceof Error) return true;
  const { message, stack } = (error ?? {}) as Partial<ErrorLike>;
  return typeof message === "string" && typeof stack === "string";
}

/** The stack repeats the message first. */
function stackFrames({ stack = "" }: { stack?: string }): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}

function withoutQuery(path: unknown): unknown {
  return typeof path === "string" ? path.split("?", 1)[0] : path;
}

/** Postgres quotes the row as `Key (column)=(value)` and `Failing row contains (...)`. */
function withoutValues(message: string): string {
  return withoutKeyValues(message).replace(/(Failing row contains )\(.*\)/gs, "$1(…)");
}

/** A value may contain parentheses: it ends where the sentence goes on, or else with the last of them. */
function withoutKeyValues(message: string): string {
  const start = message.indexOf("=(");
  if (start < 0) return message;
  const rest = message.slice(start);
  const closed = rest.search(/\)(?= (?:already|is not))/);
  const end = closed < 0 ? rest.lastIndexOf(")") : closed;
  if (end < 0) return message;
  return `${message.slice(0, start)}=(…)${withoutKeyValues(rest.slice(end + 1))}`;
}

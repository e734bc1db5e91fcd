import { type ErrorCode, errorTable } from "@footnote/contracts/errors";

/** A failure that is reported to the caller. Any other error reaches the caller as `server.failed`. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  /** Specifics for a program, such as the id of the folder that already has the name. */
  readonly detail: unknown;

  constructor(
    code: ErrorCode,
    options: { message?: string; detail?: unknown; cause?: unknown } = {},
  ) {
    super(options.message ?? errorTable[code][1], { cause: options.cause });
    this.code = code;
    this.detail = options.detail ?? null;
  }

  get status(): number {
    return errorTable[this.code][0];
  }
}

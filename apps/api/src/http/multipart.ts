/** Whether a multipart body broke off or is none: the parser's own errors are plain ones, all others have a code. */
export function isBrokenMultipart(error: unknown): boolean {
  return error instanceof Error && !("code" in error);
}

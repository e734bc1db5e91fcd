/** What stops the start: the settings are not what they have to be. */
export function wrongConfiguration(what: string, cause?: unknown): Error {
  return new Error(`The configuration is wrong.\n${what}`, { cause });
}

// Apart from the schemas, which the processes that read sources have no use for: each would load them.

/** What one source may have: more is an error, after which nothing is deleted. */
export const sourceFilesMax = 50_000;
/** Of all its files together. */
export const sourceBytesMax = 100 * 1024 ** 3;

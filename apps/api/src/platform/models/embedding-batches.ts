export type BatchLimits = { readonly maxTexts: number; readonly maxTokens: number };

/**
 * Cuts texts into consecutive batches that stay within both limits. A text above the token limit is a batch of its
 * own.
 */
export function planBatches(texts: readonly string[], limits: BatchLimits): string[][] {
  const batches: string[][] = [];
  let current: string[] = [];
  let tokens = 0;
  for (const text of texts) {
    const cost = approximateTokens(text);
    const full = current.length >= limits.maxTexts || tokens + cost > limits.maxTokens;
    if (full && current.length > 0) {
      batches.push(current);
      current = [];
      tokens = 0;
    }
    current.push(text);
    tokens += cost;
  }
  if (current.length > 0) batches.push(current);
  return batches;
}

/** Rather too many than too few: about three bytes a token holds for English as for Chinese. */
export function approximateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}

/** Halves of a text at the white space nearest its middle; undefined when it is too short to cut. */
export function halve(text: string): [string, string] | undefined {
  if (text.length < 64) return undefined;
  const middle = Math.floor(text.length / 2);
  const space = text.indexOf(" ", middle);
  let at = space === -1 || space > middle + 200 ? middle : space;
  // A cut inside a surrogate pair would leave two broken characters.
  if (/[\uDC00-\uDFFF]/.test(text.charAt(at))) at += 1;
  return [text.slice(0, at), text.slice(at)];
}

/** The mean direction of two vectors of one length, as a unit vector. */
export function meanDirection(left: readonly number[], right: readonly number[]): number[] {
  const sum = left.map((value, index) => value + (right[index] ?? 0));
  const length = Math.hypot(...sum);
  return length === 0 ? sum : sum.map((value) => value / length);
}

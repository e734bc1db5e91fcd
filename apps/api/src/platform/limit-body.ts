/** What a service's reply may have that is parsed at one go. */
export type BodyLimits = {
  readonly bytesMax: number;
  /** Between two empty lines, where they end the events of a stream; `bytesMax` if unset. */
  readonly eventBytesMax?: number;
};

/** Of arrays and objects. Each takes a hundred bytes of memory where it takes two of the reply. */
const bracketsMax = 200_000;

/** A body that fails beyond the limits: what never ends, or is all brackets, must neither fill the memory nor occupy the process. */
export function limitBody(
  body: ReadableStream<Uint8Array>,
  { bytesMax, eventBytesMax = bytesMax }: BodyLimits,
  pace?: (part: Uint8Array) => Promise<void>,
): ReadableStream<Uint8Array> {
  let bytes = 0;
  let eventBytes = 0;
  let brackets = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    async transform(part, controller) {
      await pace?.(part);
      bytes += part.byteLength;
      eventBytes += part.byteLength;
      for (const byte of part) if (byte === opensArray || byte === opensObject) brackets += 1;
      if (bytes > bytesMax || eventBytes > eventBytesMax || brackets > bracketsMax)
        controller.error(new Error("The reply is too long"));
      else controller.enqueue(part);
      if (!endsEvent(part)) return;
      eventBytes = 0;
      brackets = 0;
    },
  });
  return body.pipeThrough(limit);
}

const opensArray = 0x5b;
const opensObject = 0x7b;

/** Whether a part of a stream has an empty line in it. One that lies between two parts is not seen: there are many. */
function endsEvent(part: Uint8Array): boolean {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  return bytes.includes("\n\n") || bytes.includes("\r\n\r\n") || bytes.includes("\r\r");
}

/** Fetches with such a limit, for libraries that fetch themselves. */
export function openLimitedFetch(limits: BodyLimits): typeof globalThis.fetch {
  return async (url, init) => {
    const reply = await fetch(url, init);
    const { status, statusText, headers } = reply;
    const body = reply.body && limitBody(reply.body, limits);
    return Object.defineProperty(new Response(body, { status, statusText, headers }), "url", {
      value: reply.url,
    });
  };
}

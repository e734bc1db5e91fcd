import { createParser, type EventSourceMessage } from "eventsource-parser";
import type { AnswerEvent, NumberedEvent } from "@footnote/contracts/chat/answer-stream";

/** The server sends a heartbeat every ten seconds: a connection that is silent for longer than this is broken. */
const silentForMs = 30_000;

/**
 * Yields the server-sent events of a response as they arrive. Ends when the connection ends or is silent for too long; an
 * unfinished event is dropped. Comments and events without a number or without JSON are skipped.
 */
export async function* readEvents(response: Response): AsyncGenerator<NumberedEvent> {
  if (!response.body) return;
  const messages: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => messages.push(message) });
  for await (const text of decodeStream(response.body)) {
    parser.feed(text);
    for (const message of messages.splice(0)) {
      const event = parseMessage(message);
      if (event) yield event;
    }
  }
}

async function* decodeStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      silence = setTimeout(() => void reader.cancel().catch(() => undefined), silentForMs);
      const { done, value } = await reader.read();
      clearTimeout(silence);
      if (done) return;
      yield value;
    }
  } finally {
    clearTimeout(silence);
    // A reader that stops closes the connection; the run continues on the server.
    await reader.cancel().catch(() => undefined);
  }
}

function parseMessage({ id, data }: EventSourceMessage): NumberedEvent | undefined {
  const number = Number(id);
  if (!Number.isInteger(number) || number < 1) return undefined;
  try {
    return { id: number, event: JSON.parse(data) as AnswerEvent };
  } catch {
    return undefined;
  }
}

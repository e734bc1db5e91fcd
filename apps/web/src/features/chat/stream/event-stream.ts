import type { AnswerEvent, NumberedEvent } from "@footnote/contracts/chat/answer-stream";

/** The server sends something every ten seconds: a connection that is silent for longer is dead, though nobody has said so. */
const silentForMs = 30_000;

/**
 * The events of a response as they arrive (the format of server-sent events). Ends when the connection does or falls
 * silent, with whatever it holds of an unfinished event left out; comments and what is no JSON are passed over.
 */
export async function* readEvents(response: Response): AsyncGenerator<NumberedEvent> {
  if (!response.body) return;
  let rest = "";
  for await (const text of decodeStream(response.body)) {
    rest += text;
    const blocks = rest.split(/\r\n\r\n|\n\n|\r\r/);
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = parseBlock(block);
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
    // Whoever stops listening lets the connection go; the run goes on without them.
    await reader.cancel().catch(() => undefined);
  }
}

function parseBlock(block: string): NumberedEvent | undefined {
  let id = 0;
  const data: string[] = [];
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, field = "", value = ""] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === "id") id = Number(value);
    if (field === "data") data.push(value);
  }
  if (data.length === 0 || !Number.isInteger(id) || id < 1) return undefined;
  try {
    return { id, event: JSON.parse(data.join("\n")) as AnswerEvent };
  } catch {
    return undefined;
  }
}

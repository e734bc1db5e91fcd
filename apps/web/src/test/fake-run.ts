import type { AnswerEvent } from "@footnote/contracts/chat/answer-stream";

/** One connection to an answer in the making, as the server holds it. */
export type FakeRun = {
  response: Response;
  /** Sends events with the next numbers, starting at 1 by default. */
  send: (...events: AnswerEvent[]) => void;
  sendText: (text: string) => void;
  /** Ends the connection, whether the answer has ended or not. */
  close: () => void;
};

/** An event stream to answer a call with. */
export function startFakeRun(first = 1): FakeRun {
  let number = first;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(made) {
      controller = made;
    },
  });
  const sendText = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
  return {
    response: new Response(body, { headers: { "content-type": "text/event-stream" } }),
    sendText,
    send(...events) {
      for (const event of events) {
        sendText(`id: ${number}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
        number += 1;
      }
    },
    close: () => controller?.close(),
  };
}

import { randomBytes } from "node:crypto";
import { type AnswerEvent, answerEvent } from "@footnote/contracts/chat/answer-stream";
import type { Client } from "./client.ts";

type Received = { id: number; event: AnswerEvent };

/** An answer that is followed over the wire. */
export type Following = {
  status: number;
  /** The next event that satisfies the test, with all before it passed over. */
  until<T extends AnswerEvent["type"]>(type: T): Promise<Extract<AnswerEvent, { type: T }>>;
  /** All events to the end. */
  rest(): Promise<Received[]>;
  /** Everything received so far. */
  readonly received: readonly Received[];
  /** Hangs up. */
  leave(): void;
};

/** Asks with `Accept: text/event-stream`, or reads on a run. */
export async function followAnswer(
  client: Client,
  url: string,
  call: { path: string; body?: unknown; lastEventId?: number },
): Promise<Following> {
  const csrf = randomBytes(24).toString("base64url");
  const hangUp = new AbortController();
  const response = await fetch(`${url}/api${call.path}`, {
    method: call.body === undefined ? "GET" : "POST",
    headers: {
      accept: "text/event-stream",
      cookie: `csrftoken=${csrf}`,
      "x-csrftoken": csrf,
      authorization: `Token ${client.token}`,
      "content-type": "application/json",
      ...(call.lastEventId !== undefined && { "last-event-id": String(call.lastEventId) }),
    },
    body: call.body === undefined ? null : JSON.stringify(call.body),
    signal: hangUp.signal,
  });
  const received: Received[] = [];
  const events = readEvents(response);
  const next = async () => {
    const { value, done } = await events.next();
    if (!done) received.push(value);
    return done ? undefined : value;
  };
  return {
    status: response.status,
    received,
    leave: () => hangUp.abort(),
    async until(type) {
      for (let one = await next(); one; one = await next()) {
        if (one.event.type === type) return one.event as never;
      }
      throw new Error(`no ${type} among ${JSON.stringify(received)}`);
    },
    async rest() {
      const events: Received[] = [];
      for (let one = await next(); one; one = await next()) events.push(one);
      return events;
    },
  };
}

async function* readEvents(response: Response): AsyncGenerator<Received, undefined> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    const frames = text.split("\n\n");
    text = frames.pop() ?? "";
    for (const frame of frames) {
      const id = /^id: (\d+)$/m.exec(frame)?.[1];
      const data = /^data: (.*)$/m.exec(frame)?.[1];
      if (id && data) yield { id: Number(id), event: answerEvent.parse(JSON.parse(data)) };
    }
  }
  return undefined;
}

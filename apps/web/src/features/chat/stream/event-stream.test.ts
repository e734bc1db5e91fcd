import { afterEach, describe, expect, it, vi } from "vitest";
import { readEvents } from "./event-stream.ts";

async function read(...pieces: string[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const events: [number, string][] = [];
  for await (const { id, event } of readEvents(new Response(body))) events.push([id, event.type]);
  return events;
}

describe("an event stream", () => {
  afterEach(() => vi.useRealTimers());

  it("ends when its connection is silent for longer than the server ever is", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let more: ReadableStreamDefaultController<Uint8Array> | undefined;
    let canceled = false;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (more = controller),
      cancel: () => void (canceled = true),
    });
    const events = readEvents(new Response(body));
    const first = events.next();
    const bytes = new TextEncoder();
    for (const text of [": waiting\n\n", ": waiting\n\n", 'id: 1\ndata: {"type":"reset"}\n\n']) {
      await vi.advanceTimersByTimeAsync(25_000);
      more?.enqueue(bytes.encode(text));
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(await first).toMatchObject({ value: { id: 1 } });
    const next = events.next();
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await next).toEqual({ done: true, value: undefined });
    expect(canceled).toBe(true);
  });

  it("is read however it is cut, in each form of line ends", async () => {
    const text =
      'id: 1\nevent: reset\ndata: {"type":"reset"}\n\nid: 2\r\ndata:{"type":\r\ndata:"reset"}\r\n\r\n';
    expect(await read(text)).toEqual([
      [1, "reset"],
      [2, "reset"],
    ]);
    expect(await read(...text.split(""))).toEqual([
      [1, "reset"],
      [2, "reset"],
    ]);
  });

  it("passes over comments, events without a number, what is no JSON and an unfinished end", async () => {
    expect(
      await read(
        ': ping\n\ndata: {"type":"reset"}\n\nid: 3\ndata: {oh\n\nid: 4\ndata: {"type":"re',
      ),
    ).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startFakeSockets } from "../../test/fake-sockets.ts";
import { followTask, type SocketFrame } from "./follow-socket.ts";
import { storeToken } from "./session-token.ts";

function follow() {
  const sockets = startFakeSockets();
  const frames: SocketFrame[] = [];
  const troubles: string[] = [];
  const stop = followTask("/ws/upsert/", "k1", {
    onFrame: (frame) => frames.push(frame),
    onTrouble: (sentence) => troubles.push(sentence),
  });
  return { sockets, frames, troubles, stop };
}

const processing = { status: "PROCESSING", result: { stage: "queued", fraction: 0 } };

describe("following a task", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("sends the task and the token on opening", () => {
    storeToken("secret");
    const { sockets } = follow();
    sockets[0]?.accept();
    expect(sockets[0]?.url).toMatch(/^ws:\/\/.*\/ws\/upsert\/$/);
    expect(sockets[0]?.sent).toEqual([{ task_id: "k1", token: "secret" }]);
  });

  it("emits frames until the last one, then closes", () => {
    const { sockets, frames } = follow();
    sockets[0]?.say(processing);
    sockets[0]?.say({ status: "SUCCESS", result: {} });
    sockets[0]?.say(processing);
    expect(frames.map(({ status }) => status)).toEqual(["PROCESSING", "SUCCESS"]);
    expect(sockets[0]?.closed).toBe(true);
    sockets[0]?.drop();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it("connects again after a loss", () => {
    const { sockets, frames } = follow();
    sockets[0]?.drop();
    vi.advanceTimersByTime(1000);
    sockets[1]?.say(processing);
    expect(frames).toHaveLength(1);
  });

  it("says so when the connection keeps failing, once, and keeps trying", () => {
    const { sockets, troubles } = follow();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      sockets.at(-1)?.drop();
      vi.advanceTimersByTime(10_000);
    }
    expect(troubles).toEqual(["WebSocket connection error."]);
    expect(sockets).toHaveLength(7);
  });

  it("says when a message cannot be read and goes on", () => {
    const { sockets, frames, troubles } = follow();
    sockets[0]?.sayText("{");
    sockets[0]?.say({ status: "MAYBE" });
    sockets[0]?.say(processing);
    expect(troubles).toEqual([
      "Error processing server message.",
      "Error processing server message.",
    ]);
    expect(frames).toHaveLength(1);
  });

  it("stops on request", () => {
    const { sockets, stop } = follow();
    stop();
    sockets[0]?.drop();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});

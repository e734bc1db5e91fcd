import { once } from "node:events";
import { connect } from "node:net";
import type { Drill } from "../drill.ts";

export const redisFlushed: Drill = {
  name: "redis-flushed",
  title: "Redis flushed, with jobs waiting",
  servesReads: true,
  async run({ on }) {
    const { port } = new URL(on.redis.url);
    const socket = connect(Number(port), "127.0.0.1");
    socket.write("FLUSHALL\r\n");
    const [reply] = (await once(socket, "data")) as [Buffer];
    socket.destroy();
    return reply.toString() === "+OK\r\n" ? [] : [`Redis was not flushed: ${reply.toString()}`];
  },
};

import { EventEmitter } from "node:events";
import type { Redis } from "ioredis";
import { expect, it } from "vitest";
import { openOutageLog } from "./redis-availability.ts";

it("a lost Redis is a line at the loss, one a minute, and one at the return of all connections", () => {
  let seconds = 0;
  const lines: string[] = [];
  const write = (fields: { attempts?: number }, text: string) =>
    lines.push(`${seconds}: ${text} ${fields.attempts ?? ""}`.trim());
  const outage = openOutageLog({ error: write, info: write } as never, () => seconds * 1000);
  const clients = [new EventEmitter(), new EventEmitter()];
  for (const client of clients) outage.watch(client as unknown as Redis);
  const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  for (; seconds < 130; seconds += 1) {
    for (const client of clients) client.emit("error", refused);
    outage.report(new Error("Connection is closed."));
  }
  clients[0]?.emit("ready");
  clients[1]?.emit("ready");
  outage.report(new Error("READONLY You can't write against a read only replica."));
  clients[0]?.emit("error", refused);
  expect(lines).toEqual([
    "0: redis connection lost",
    "60: redis connection still lost 121",
    "120: redis connection still lost 241",
    "130: redis connection restored 260",
    "130: redis failed",
    "130: redis connection lost",
  ]);
});

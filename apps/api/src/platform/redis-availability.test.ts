import { EventEmitter } from "node:events";
import type { Redis } from "ioredis";
import { expect, it } from "vitest";
import { openOutageLog } from "./redis-availability.ts";

type Connection = EventEmitter & { status: string };
const connect = (status = "reconnecting"): Connection =>
  Object.assign(new EventEmitter(), { status });

/** A log of outages with the lines that it writes. */
function openLines() {
  const lines: string[] = [];
  const write = (_: object, text: string) => lines.push(text);
  const outage = openOutageLog({ error: write, info: write } as never);
  const watch = (client: Connection) => outage.watch(client as unknown as Redis);
  return { lines, outage, watch };
}

it.each(["EHOSTUNREACH", "ENETUNREACH", "ECONNABORTED", "CERT_HAS_EXPIRED"])(
  "an attempt that fails with %s is an outage, and does not fill the log",
  (code) => {
    const { lines, outage, watch } = openLines();
    const client = connect();
    const open = connect("ready");
    for (const one of [client, open]) watch(one);
    const error = Object.assign(new Error("no way"), { code });
    for (let turn = 0; turn < 5; turn += 1) {
      client.emit("error", error);
      outage.report(error);
    }
    expect(lines).toEqual(["redis connection lost"]);
    const refused = Object.assign(new Error("READONLY"), { name: "ReplyError" });
    open.emit("error", refused);
    outage.report(refused);
    expect(lines).toEqual(["redis connection lost", "redis failed", "redis failed"]);
  },
);

it("the outage is over when the last lost connection ends and others are open, not when all end", () => {
  const { lines, watch } = openLines();
  const one = connect();
  const other = connect();
  const lose = () => {
    for (const client of [one, other]) {
      watch(client);
      client.emit("error", new Error("gone"));
    }
  };
  lose();
  other.emit("ready");
  one.emit("end");
  expect(lines).toEqual(["redis connection lost", "redis connection restored"]);
  for (const client of [one, other]) client.removeAllListeners();
  lose();
  for (const client of [one, other]) client.emit("end");
  expect(lines).toEqual([
    "redis connection lost",
    "redis connection restored",
    "redis connection lost",
  ]);
});

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

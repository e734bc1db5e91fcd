import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { openAdmission } from "./admission.ts";

const makeReply = (closed = false) =>
  Object.assign(new EventEmitter(), { closed }) as unknown as ServerResponse;
const busy = "The server is busy.";

it("half of the places are one organization's, and a place is free when its reply has closed", () => {
  const admit = openAdmission(4);
  const first = makeReply();
  admit("a", first);
  admit("a", makeReply());
  expect(() => admit("a", makeReply())).toThrow(busy);
  admit("b", makeReply());
  admit("c", makeReply());
  expect(() => admit("d", makeReply())).toThrow(busy);
  first.emit("close");
  admit("d", makeReply());
});

it("a client that has gone before takes no place, which nothing would give back", () => {
  const admit = openAdmission(2);
  for (let gone = 0; gone < 5; gone += 1) admit("a", makeReply(true));
  admit("a", makeReply());
});

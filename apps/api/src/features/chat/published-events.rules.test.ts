import type { NumberedEvent } from "@footnote/contracts/chat/answer-stream";
import { describe, expect, it } from "vitest";
import { PublishedEvents } from "./published-events.rules.ts";

const at = (id: number): NumberedEvent => ({ id, event: { type: "reset" } });

describe("the events told of a run", () => {
  it("are those after a number, and none while there are no more", () => {
    const told = new PublishedEvents(at(1));
    told.add([at(2), at(3)]);
    expect(told.after(0)).toEqual([at(1), at(2), at(3)]);
    expect(told.after(2)).toEqual([at(3)]);
    expect(told.after(3)).toEqual([]);
  });

  it("are left to the database once nothing more is told here, but not before what is known was read", () => {
    const told = new PublishedEvents(at(1));
    told.add([at(2)]);
    told.end();
    expect(told.after(1)).toEqual([at(2)]);
    expect(told.after(2)).toBeUndefined();
  });
});

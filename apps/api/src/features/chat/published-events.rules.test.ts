import type { NumberedEvent } from "@footnote/contracts/chat/answer-stream";
import { describe, expect, it } from "vitest";
import { PublishedEvents } from "./published-events.rules.ts";

const at = (id: number): NumberedEvent => ({ id, event: { type: "reset" } });

describe("the published events of a run", () => {
  it("are those after a number, and none while there are no more", () => {
    const published = new PublishedEvents(at(1));
    published.add([at(2), at(3)]);
    expect(published.after(0)).toEqual([at(1), at(2), at(3)]);
    expect(published.after(2)).toEqual([at(3)]);
    expect(published.after(3)).toEqual([]);
  });

  it("are left to the database once the run has ended here, but not before the known ones were read", () => {
    const published = new PublishedEvents(at(1));
    published.add([at(2)]);
    published.end();
    expect(published.after(1)).toEqual([at(2)]);
    expect(published.after(2)).toBeUndefined();
  });
});

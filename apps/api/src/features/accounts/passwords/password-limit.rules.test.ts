import { describe, expect, it } from "vitest";
import { withinPasswordLimit } from "./password-limit.ts";

describe("work with passwords", () => {
  it("of one address is done two at a time, and refused when two hundred wait; that of others is not", async () => {
    const end = Promise.withResolvers<void>();
    let running = 0;
    const work = async () => {
      running += 1;
      await end.promise;
      running -= 1;
    };
    // Another address of the same customer.
    const started = Array.from({ length: 202 }, (_, turn) =>
      withinPasswordLimit(turn % 2 === 0 ? "2001:db8::1" : "2001:db8::2", work),
    );
    const refused = withinPasswordLimit("2001:db8::3", work);
    await expect(refused).rejects.toMatchObject({ code: "request.too_many" });
    expect(running).toBe(2);
    const other = withinPasswordLimit("192.0.2.1", work);
    end.resolve();
    await Promise.all([...started, other]);
    expect(running).toBe(0);
  });
});

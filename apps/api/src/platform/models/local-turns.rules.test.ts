import { expect, it } from "vitest";
import { openTurns } from "../../../../../local-models/src/turns.ts";

it("what is next goes before all that waits, and after what is running", async () => {
  const inTurn = openTurns();
  const order: string[] = [];
  const write = (name: string) => async () => void order.push(name);
  await Promise.all([
    inTurn(write("running"), { isUrgent: false }),
    inTurn(write("patient"), { isUrgent: false }),
    inTurn(write("urgent"), { isUrgent: true }),
    inTurn(write("next"), { isUrgent: true, isNext: true }),
  ]);
  expect(order).toEqual(["running", "next", "urgent", "patient"]);
});

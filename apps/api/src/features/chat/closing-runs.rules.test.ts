import { expect, it, vi } from "vitest";
import { openAnswerRuns } from "./runs.service.ts";

it("a question that waited for its place until the process ends is refused, and gives the place back", async () => {
  const place = Promise.withResolvers<() => void>();
  const app = {
    modelAllowance: { require: async () => {} },
    models: {},
    answerPlaces: () => place.promise,
  };
  const runs = openAnswerRuns(vi.fn<Parameters<typeof openAnswerRuns>[0]>());
  const member = { organizationId: "a", from: { address: "192.0.2.1" } };
  const started = runs.start(app as never, member as never, { text: "When?" } as never);
  const leave = vi.fn<() => void>();
  await runs.close();
  place.resolve(leave);
  await expect(started).rejects.toMatchObject({ code: "server.busy" });
  expect(leave).toHaveBeenCalledOnce();
});

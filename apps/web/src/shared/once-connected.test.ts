import { expect, it, vi } from "vitest";
import { onceConnected } from "./once-connected.ts";

it("code that cannot be loaded without a connection is loaded when there is one", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("no connection"));
  load.mockResolvedValue("code");
  const loaded = onceConnected(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  online.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  expect(await loaded).toBe("code");
});

it("code that was asked for without a connection, and fails when there is one again, is loaded again", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(async () => {
    online.mockReturnValue(true);
    throw new Error("no connection");
  });
  load.mockResolvedValue("code");
  expect(await onceConnected(load)).toBe("code");
});

it("code that cannot be loaded with a connection fails", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  const load = () => Promise.reject(new Error("404"));
  await expect(onceConnected(load)).rejects.toThrow("404");
});

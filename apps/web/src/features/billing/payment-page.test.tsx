import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem } from "../../test/fake-server.ts";
import type { FakeSocket } from "../../test/fake-sockets.ts";
import { startFakeSockets } from "../../test/fake-sockets.ts";
import { removeSubscription, startBillingServer } from "../../test/billing-fixtures.ts";
import { memberRoutes } from "../../test/fixtures.ts";
import { renderApp } from "../../test/render-app.tsx";

let server: FakeServer;
let sockets: FakeSocket[];
beforeEach(() => {
  sockets = startFakeSockets();
  server = startBillingServer();
});

describe("the payment-success page", () => {
  const address = "/payment-success?session_id=cs_test_1";

  it("goes on to the database when the subscription is active already", async () => {
    const { address: now } = renderApp(address);
    expect(await screen.findByText("Your subscription is active! Redirecting...")).toBeVisible();
    expect(sockets).toEqual([]);
    await waitFor(() => expect(now()).toBe("/database"), { timeout: 6000 });
  });

  it.each([
    ["inactive", { status: "inactive", subscription: null }],
    ["not there yet", problem(404, "Nothing.")],
  ])("waits on the socket while the status is %s", async (_, answer) => {
    removeSubscription(server);
    server.on("GET /payments/subscription-status/", answer);
    const { address: now } = renderApp(address);
    expect(await screen.findByText("Verifying your payment...")).toBeVisible();
    await waitFor(() => expect(sockets).toHaveLength(1));
    const [socket] = sockets;
    expect(socket?.url).toMatch(/^ws:\/\/[^/]+\/ws\/payment_status\/\?token=secret$/);
    socket?.accept();
    expect(socket?.sent).toEqual([{ session_id: "cs_test_1" }]);
    socket?.say({ status: "PROCESSING" });
    server.on("GET /organization/user-status/", memberRoutes["GET /organization/user-status/"]);
    socket?.say({ status: "SUCCESS" });
    expect(await screen.findByText("Your subscription is active! Redirecting...")).toBeVisible();
    await waitFor(() => expect(now()).toBe("/database"), { timeout: 6000 });
  });

  it("connects again when the connection is lost", async () => {
    removeSubscription(server);
    renderApp(address);
    await waitFor(() => expect(sockets).toHaveLength(1));
    sockets[0]?.drop();
    await waitFor(() => expect(sockets).toHaveLength(2));
    sockets[1]?.accept();
    expect(sockets[1]?.sent).toEqual([{ session_id: "cs_test_1" }]);
  });

  it("needs a session id", async () => {
    renderApp("/payment-success");
    expect(await screen.findByRole("heading", { name: "Verification Failed" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("No session ID found.");
    expect(screen.getByText(/start the payment again/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(server.callsTo("GET /payments/subscription-status/")).toEqual([]);
  });

  it("says when the status cannot be read", async () => {
    server.on("GET /payments/subscription-status/", problem(500, "Broken"));
    renderApp(address);
    expect(await screen.findByRole("heading", { name: "Verification Failed" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Failed to verify payment status.");
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it("sends who has no session any more to the log-in, which says why", async () => {
    server.on(
      "GET /payments/subscription-status/",
      problem(401, "Your session has ended.", "session.expired"),
    );
    const { address: now } = renderApp(address);
    await waitFor(() => expect(now()).toBe("/login"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Authentication failed. Please log in again.",
    );
  });

  it.each([
    [{ status: "ERROR", result: "This payment session does not exist." }, "does not exist"],
    [{ status: "ERROR" }, "Failed to verify payment status."],
  ])("says what the socket says went wrong", async (frame, words) => {
    removeSubscription(server);
    renderApp(address);
    await waitFor(() => expect(sockets).toHaveLength(1));
    sockets[0]?.accept();
    sockets[0]?.say(frame);
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
  });
});

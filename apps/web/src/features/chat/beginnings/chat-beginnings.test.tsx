import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { agent, openChat, startChatServer } from "../../../test/chat-fixtures.tsx";
import type { FakeServer } from "../../../test/fake-server.ts";
import { organizationModels } from "../../../test/models-fixtures.ts";
import { makeTestFolder, memberRoutes } from "../../../test/fixtures.ts";

const suggest = "GET /chatbot/suggested_questions/";
const question = "What does “Handbook.pdf” say about records?";
const organization = memberRoutes["GET /organization/current/"];
const withoutModel = {
  ...memberRoutes["GET /chatbot/capabilities/"],
  chat_model: { available: false, reason: "No chat model is configured." },
};

let server: FakeServer;
beforeEach(() => {
  localStorage.removeItem("model-hint-dismissed");
  server = startChatServer();
  server.on(suggest, { questions: [question] });
  server.on("GET /organization/models/", organizationModels);
});

it("asks a suggested question with one press", async () => {
  const { user } = await openChat();
  await user.click(await screen.findByRole("button", { name: question }));
  expect(await screen.findByRole("article", { name: "You" })).toHaveTextContent(question);
  expect(server.callsTo(agent)[0]?.body).toMatchObject({ message: question });
  expect(screen.queryByRole("button", { name: question })).toBeNull();
});

it("suggests nothing where there are no documents", async () => {
  server.on("GET /folders/all/", [makeTestFolder("f1", "Reports")]);
  await openChat();
  expect(await screen.findByText(/Your folders are still empty/)).toBeVisible();
  expect(server.callsTo(suggest)).toEqual([]);
});

it("shows an admin once how a model is added", async () => {
  server.on("GET /chatbot/capabilities/", withoutModel);
  const { user } = await openChat();
  await waitFor(() => expect(screen.getByText(/No language model is set up/)).toBeVisible());
  await user.click(screen.getByRole("button", { name: "Do not show this again" }));
  expect(screen.queryByText(/No language model is set up/)).toBeNull();
  expect(localStorage.getItem("model-hint-dismissed")).toBe("true");
});

it("shows nothing of the hint until it is known who connects a model", async () => {
  const models = Promise.withResolvers<unknown>();
  server.on("GET /chatbot/capabilities/", withoutModel);
  server.on("GET /organization/models/", () => models.promise);
  await openChat();
  await waitFor(() => expect(server.callsTo("GET /organization/models/")).toHaveLength(1));
  expect(screen.queryByRole("button", { name: "Do not show this again" })).toBeNull();
  models.resolve(organizationModels);
  expect(await screen.findByRole("button", { name: "Do not show this again" })).toBeVisible();
});

it("leads to the page where a model is connected, or to the operator", async () => {
  server.on("GET /chatbot/capabilities/", withoutModel);
  const first = await openChat();
  const link = () => screen.queryByRole("link", { name: "Connect a model" });
  await waitFor(() => expect(screen.getByText(/Ask the operator of this server/)).toBeVisible());
  expect(link()).toBeNull();
  first.unmount();
  server.on("GET /organization/models/", { ...organizationModels, may_connect: true });
  const second = await openChat();
  await waitFor(() => expect(link()).toHaveAttribute("href", "/account?section=models"));
  second.unmount();
  const user = memberRoutes["GET /auth/user/"];
  server.on("GET /auth/user/", { ...user, is_operator: true });
  await openChat();
  await waitFor(() => expect(link()).toHaveAttribute("href", "/operator?section=models"));
});

it("shows a member nothing of models", async () => {
  server.on("GET /chatbot/capabilities/", withoutModel);
  server.on("GET /organization/current/", { ...organization, user_role: "member" });
  await openChat();
  expect(await screen.findByRole("button", { name: question })).toBeVisible();
  await waitFor(() => expect(server.callsTo("GET /organization/current/")).not.toEqual([]));
  expect(screen.queryByText(/No language model is set up/)).toBeNull();
});

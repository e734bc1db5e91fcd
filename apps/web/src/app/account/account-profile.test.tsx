import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setMemberRole, startAccountServer } from "../../test/account-fixtures.ts";
import { type FakeServer, problem } from "../../test/fake-server.ts";
import { memberRoutes } from "../../test/fixtures.ts";
import { renderApp } from "../../test/render-app.tsx";

const user = { ...memberRoutes["GET /auth/user/"], email_verified: true, picture: null };
const organization = memberRoutes["GET /organization/current/"];

let server: FakeServer;
beforeEach(() => {
  server = startAccountServer();
  server.on("GET /auth/user/", user);
  server.on("GET /auth/providers/", { google: null, mail: true });
});

/** jsdom draws nothing: the canvas gives these bytes. */
function drawPictures() {
  const image = { width: 40, height: 30, close: vi.fn<() => void>() };
  vi.stubGlobal("createImageBitmap", vi.fn().mockResolvedValue(image));
  const context = { drawImage: vi.fn<CanvasDrawImage["drawImage"]>() };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) =>
    done(new Blob(["drawn"], { type: "image/webp" })),
  );
  return context;
}

const region = async (name: string) => within(await screen.findByRole("region", { name }));

describe("the profile", () => {
  it("is given another name", async () => {
    server.on("PATCH /auth/user/", { ...user, last_name: "Lovelace" });
    const app = renderApp("/account");
    await app.user.click(await screen.findByRole("button", { name: "Edit name" }));
    const last = await screen.findByLabelText("Last name");
    expect(screen.getByLabelText("First name")).toHaveValue("Ada");
    await app.user.clear(last);
    await app.user.type(last, "Lovelace");
    server.on("GET /auth/user/", { ...user, last_name: "Lovelace" });
    await app.user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Ada Lovelace")).toBeVisible();
    expect(server.callsTo("PATCH /auth/user/")[0]?.body).toEqual({
      first_name: "Ada",
      last_name: "Lovelace",
    });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("asks for the password and mails a link to the new address", async () => {
    server.on("POST /auth/email/change/", problem(400, "The current password is incorrect."));
    const app = renderApp("/account");
    await app.user.click(await screen.findByRole("button", { name: "Change email" }));
    await app.user.type(await screen.findByLabelText("New email"), "countess@example.org");
    await app.user.type(screen.getByLabelText("Current password"), "wrong");
    await app.user.click(screen.getByRole("button", { name: "Send link" }));
    expect(await screen.findByText("The current password is incorrect.")).toBeVisible();
    server.on("POST /auth/email/change/", { message: "Sent" });
    await app.user.click(screen.getByRole("button", { name: "Send link" }));
    expect(await screen.findByText(/^If countess@example.org can be used/)).toBeVisible();
    expect(server.callsTo("POST /auth/email/change/").at(-1)?.body).toEqual({
      email: "countess@example.org",
      current_password: "wrong",
    });
    expect(screen.getByText("ada@example.org")).toBeVisible();
  });

  it("keeps its address where no mail is sent", async () => {
    server.on("GET /auth/providers/", { google: null, mail: false });
    renderApp("/account");
    expect(await screen.findByRole("button", { name: "Edit name" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Change email" })).toBeNull();
  });

  it("gets a picture cut to the square in the middle, and loses it again", async () => {
    const context = drawPictures();
    server.on("POST /auth/user/picture/", { picture: "/api/pictures/p1/" });
    server.on("DELETE /auth/user/picture/", { message: "Removed" });
    const app = renderApp("/account");
    const profile = await region("Profile");
    expect(await profile.findByText("AB")).toBeVisible();
    const input = profile.getByLabelText("Picture file");
    server.on("GET /auth/user/", { ...user, picture: "/api/pictures/p1/" });
    await app.user.upload(input, new File(["x"], "me.png", { type: "image/png" }));
    expect(await profile.findByRole("button", { name: "Change picture" })).toBeVisible();
    expect(context.drawImage).toHaveBeenCalledWith(expect.anything(), 5, 0, 30, 30, 0, 0, 30, 30);
    expect(server.callsTo("POST /auth/user/picture/")).toHaveLength(1);
    expect(document.querySelector("img")).toHaveAttribute("src", "/api/pictures/p1/");
    server.on("GET /auth/user/", user);
    await app.user.click(profile.getByRole("button", { name: "Remove picture" }));
    expect(await profile.findByText("AB")).toBeVisible();
  });

  it("says why a file is no picture, and sends nothing", async () => {
    vi.stubGlobal("createImageBitmap", vi.fn().mockRejectedValue(new Error("broken")));
    const app = renderApp("/account");
    const profile = await region("Profile");
    const input = await profile.findByLabelText("Picture file");
    const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], "a.png", { type: "image/png" });
    await app.user.upload(input, large);
    expect(await profile.findByText(/too large/)).toBeVisible();
    await app.user.upload(input, new File(["x"], "b.png", { type: "image/png" }));
    expect(await profile.findByText(/could not be read/)).toBeVisible();
    expect(server.callsTo("POST /auth/user/picture/")).toEqual([]);
  });
});

describe("the organization", () => {
  it("is edited by an admin, who reads why a domain is refused", async () => {
    const taken = problem(409, "An organization with this domain already exists.");
    server.on("PATCH /organization/current/", taken);
    const app = renderApp("/account");
    await app.user.click(await screen.findByRole("button", { name: "Edit organization" }));
    const name = await screen.findByLabelText("Name");
    expect(screen.getByLabelText("Domain")).toHaveValue("society.example");
    await app.user.clear(name);
    await app.user.type(name, "Royal Society");
    await app.user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(/this domain already exists/)).toBeVisible();
    server.on("PATCH /organization/current/", organization);
    server.on("GET /organization/current/", { ...organization, name: "Royal Society" });
    await app.user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await screen.findByText("Royal Society")).toBeVisible();
    expect(server.callsTo("PATCH /organization/current/").at(-1)?.body).toEqual({
      name: "Royal Society",
      domain: "society.example",
      description: "",
    });
  });

  it("is only read by a member", async () => {
    setMemberRole(server);
    renderApp("/account");
    expect(await screen.findByText("society.example")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Edit organization" })).toBeNull();
    const panel = await region("Organization");
    expect(panel.queryByLabelText("Picture file")).toBeNull();
  });
});

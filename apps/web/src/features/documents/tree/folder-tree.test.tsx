import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { databaseRoutes } from "../../../test/database-fixtures.ts";
import { startFakeServer } from "../../../test/fake-server.ts";
import { makeTestFolder, storeTestSession } from "../../../test/fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

const reports = makeTestFolder("f1", "Reports", { documents: 2 });
const drafts = makeTestFolder("f2", "Drafts", {
  parent_collection_id: "f1",
  path: ["Reports", "Drafts"],
});
const old = makeTestFolder("f3", "Old", {
  parent_collection_id: "f2",
  path: ["Reports", "Drafts", "Old"],
});

beforeEach(() => {
  storeTestSession();
  startFakeServer({
    ...databaseRoutes,
    "GET /folders/all/": [reports, drafts, old, makeTestFolder("f4", "Archive")],
  });
});

const findTree = async () => within(await screen.findByRole("tree", { name: "Folder tree" }));
const listItems = async () =>
  (await findTree()).getAllByRole("treeitem").map((item) => item.textContent);

it("the tree shows the way to the open folder, and each folder opens with a press", async () => {
  const { user, address } = renderApp("/database?folder=f2&sort=name");
  const tree = await findTree();
  const open = await tree.findByRole("treeitem", { name: /^Drafts/, current: "page" });
  expect(open).toHaveAttribute("aria-level", "2");
  expect(await listItems()).toEqual(["Archive0 files", "Reports22 files", "Drafts0 files"]);
  await user.click(tree.getByRole("treeitem", { name: /^Archive/ }));
  expect(address()).toBe("/database?folder=f4&sort=name");
});

it("the arrow of a folder expands it and does not open it", async () => {
  const { user, address } = renderApp("/database");
  const tree = await findTree();
  const arrow = tree.getByRole("treeitem", { name: /^Reports/ }).querySelector("[data-arrow]");
  if (!arrow) throw new Error("no arrow");
  await user.click(arrow);
  expect(tree.getByRole("treeitem", { name: /^Drafts/ })).toBeVisible();
  expect(address()).toBe("/database");
});

it("keys move, expand and open; what is expanded and that the tree is closed are remembered", async () => {
  const { user, address, unmount } = renderApp("/database?folder=f4");
  const tree = await findTree();
  const archive = tree.getByRole("treeitem", { name: /^Archive/ });
  expect(tree.getAllByRole("treeitem").map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
  archive.focus();
  await user.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}");
  expect(tree.getByRole("treeitem", { name: /^Drafts/ })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(address()).toBe("/database?folder=f2");
  unmount();

  renderApp("/database");
  expect(await listItems()).toEqual(["Archive0 files", "Reports22 files", "Drafts0 files"]);
  await user.click(screen.getByRole("button", { name: "Folder tree", expanded: true }));
  expect(screen.queryByRole("tree")).toBeNull();
  expect(localStorage.getItem("database-tree-shown")).toBe("false");
});

import { render, screen } from "@testing-library/react";
import { Suspense, lazy } from "react";
import { expect, it } from "vitest";
import { preloadable } from "./preloadable.tsx";

const load = () => Promise.resolve({ default: () => <p>There</p> });
const waiting = <p>Loading</p>;

it("is drawn at once when it was preloaded, where lazy would wait", async () => {
  const Preloaded = preloadable(load);
  await Preloaded.preload();
  render(<Suspense fallback={waiting}>{<Preloaded />}</Suspense>);
  expect(screen.getByText("There")).toBeVisible();
  const Lazy = lazy(load);
  render(<Suspense fallback={waiting}>{<Lazy />}</Suspense>);
  expect(screen.getByText("Loading")).toBeVisible();
});

it("is loaded when it is drawn, where nobody has preloaded it, and stays as it was drawn", async () => {
  const Page = preloadable(load);
  const { rerender } = render(<Suspense fallback={waiting}>{<Page />}</Suspense>);
  expect(screen.getByText("Loading")).toBeVisible();
  const shown = await screen.findByText("There");
  await Page.preload();
  rerender(<Suspense fallback={waiting}>{<Page />}</Suspense>);
  expect(screen.getByText("There")).toBe(shown);
});

it("is tried a second time when its script did not arrive", async () => {
  let tries = 0;
  const Page = preloadable(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError("Failed to fetch");
    return await load();
  });
  render(<Suspense fallback={waiting}>{<Page />}</Suspense>);
  expect(await screen.findByText("There")).toBeVisible();
});

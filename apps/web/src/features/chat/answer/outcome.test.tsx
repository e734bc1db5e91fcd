import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ClaimCheck } from "./outcome.tsx";

it("shows how numbers of the statements were recomputed, each calculation once", () => {
  const calculation = "1,344 − 1,200 = 144";
  const computed = { start: 0, end: 10, citations: ["1"], state: "computed" as const, calculation };
  const quoted = { start: 10, end: 20, citations: ["1"], state: "quoted" as const };
  render(<ClaimCheck claims={[computed, computed, quoted]} />);
  expect(screen.getByText(/1,344/).textContent.split(calculation)).toHaveLength(2);
});

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { MoneyForm } from "./money-form.tsx";

function form(value: number) {
  return (
    <MoneyForm
      label="Limit a month"
      hint="Empty is no limit."
      value={value}
      busy={false}
      saved={false}
      error={null}
      onSave={() => undefined}
    />
  );
}

it("shows a limit that was changed elsewhere, and keeps what is typed while it stays the same", async () => {
  const user = userEvent.setup();
  const { rerender } = render(form(50));
  const field = screen.getByLabelText("Limit a month");
  await user.type(field, "0");
  rerender(form(50));
  expect(field).toHaveValue("500");
  rerender(form(80));
  expect(field).toHaveValue("80");
  rerender(form(0));
  expect(field).toHaveValue("");
});

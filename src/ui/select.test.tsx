import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Select } from "./select.tsx";

test("a choice reports its value", async () => {
  const onChoose = vi.fn();
  render(<Select label="Type" value="web" options={options("web", "app")} onChoose={onChoose} />);

  await userEvent.selectOptions(screen.getByLabelText("Type"), "app");

  expect(onChoose).toHaveBeenCalledWith("app");
});

test("an option without a value is refused", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});

  expect(() => render(<Select label="Type" value="" options={options("")} onChoose={() => {}} />)).toThrow(
    "A select item must have a value that is not an empty string",
  );
});

const options = (...values: string[]) => values.map((value) => ({ value, label: value }));
